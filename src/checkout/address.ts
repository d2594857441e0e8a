import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import type { DraftProblemCode } from '../contract/draft-problems.ts'
import { isEmailAddress } from '../contract/email-address.ts'
import { countryCode } from './delivery/delivery-options.ts'
import { postCodeFault } from './post-codes.ts'

type Address = CheckoutDraft['delivery']['deliveryAddress']

const mandatory = ['name', 'addressLine1', 'postCode', 'city', 'country', 'email'] as const

/** Problems of a delivery address; countries are null if nothing has to be shipped. */
export function addressProblems(address: Address, served: string[] | null): CheckoutProblem[] {
  const problems: CheckoutProblem[] = []
  const report = (member: keyof Address, code: DraftProblemCode, message: string) =>
    problems.push({ fieldName: `delivery.deliveryAddress.${member}`, code, message })

  for (const member of mandatory) {
    if (address[member].trim() === '')
      report(member, 'text_empty', `The ${wordsOf(member)} must not be empty.`)
  }
  if (address.email.trim() !== '' && !isEmailAddress(address.email)) {
    const message = `${address.email} is no email address. Give one address, such as orders@example.com, without a name.`
    report('email', 'email_invalid', message)
  }
  for (const member of ['phone', 'mobilePhone'] as const) {
    const number = address[member]?.trim()
    if (number && !isPhoneNumber(number))
      report(
        member,
        'phone_invalid',
        `${number} is no phone number. It has 3 to 20 digits, such as +47 22 33 44 55.`,
      )
  }
  const gln = address.globalLocationNumber?.trim()
  if (gln && !isGln(gln))
    report(
      'globalLocationNumber',
      'gln_invalid',
      `${gln} is no global location number. It has 13 digits, of which the last is a check digit, such as 4006381333931.`,
    )
  const country = countryCode(address.country)
  const fault =
    served?.includes(country) && address.postCode.trim() !== ''
      ? postCodeFault(address.postCode, country)
      : undefined
  if (fault) report('postCode', 'post_code_invalid', fault)
  if (served && country !== '' && !served.includes(country)) {
    report(
      'country',
      'country_not_served',
      `Nothing is delivered to ${address.country}. Served (ISO 3166-1 alpha-2): ${served.join(', ') || 'none'}.`,
    )
  }
  return problems
}

/** Tolerant: people write numbers in many ways. Letters are never part of one. */
const isPhoneNumber = (text: string) => /^(?:[\s+\-()/.]*\d){3,20}[\s+\-()/.]*$/.test(text)

/** GS1: the digits count 1 and 3 in turns, and their sum with the check digit is a multiple of ten. */
const isGln = (text: string) =>
  /^\d{13}$/.test(text) &&
  [...text].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0

const wordsOf = (member: string) => member.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()
