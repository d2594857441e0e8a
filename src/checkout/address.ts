import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import type { CarrierService } from './carrier.ts'
import { countryCode } from './delivery.ts'

type Address = CheckoutDraft['delivery']['deliveryAddress']

const mandatory = ['name', 'addressLine1', 'postCode', 'city', 'country', 'email'] as const

/** What stops goods from being sent to an address. Without carriers, nothing has to be sent. */
export function addressProblems(address: Address, carriers: CarrierService[] | null): CheckoutProblem[] {
  const problems: CheckoutProblem[] = []
  const report = (member: keyof Address, code: string, message: string) =>
    problems.push({ fieldName: `delivery.deliveryAddress.${member}`, code, message })

  for (const member of mandatory) {
    if (address[member].trim() === '')
      report(member, 'text_empty', `The ${wordsOf(member)} must not be empty.`)
  }
  if (address.email.trim() !== '' && !address.email.includes('@')) {
    report('email', 'email_invalid', `${address.email} is no email address.`)
  }
  const country = countryCode(address.country)
  if (carriers && country !== '') {
    const served = [...new Set(carriers.flatMap((service) => service.countries))].sort()
    if (!served.includes(country)) {
      report(
        'country',
        'country_not_served',
        `Nothing is delivered to ${address.country}. Served (ISO 3166-1 alpha-2): ${served.join(', ') || 'none'}.`,
      )
    }
  }
  return problems
}

const wordsOf = (member: string) => member.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()
