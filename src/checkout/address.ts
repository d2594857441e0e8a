import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import type { DraftProblemCode } from '../contract/draft-problems.ts'
import { isEmailAddress } from '../contract/email-address.ts'
import { countryCode } from './delivery/delivery-options.ts'

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
  const country = countryCode(address.country)
  if (served && country !== '' && !served.includes(country)) {
    report(
      'country',
      'country_not_served',
      `Nothing is delivered to ${address.country}. Served (ISO 3166-1 alpha-2): ${served.join(', ') || 'none'}.`,
    )
  }
  return problems
}

const wordsOf = (member: string) => member.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()
