// What invoices to an account say: all of it is optional, because an account can order without it.
import type { AccountBilling } from '../contract/account-billing.ts'
import { isEmailAddress } from '../contract/email-address.ts'
import type { FieldError } from '../contract/read.ts'
import { isCountry, isLanguage } from '../platform/codes.ts'
import { exponentOf } from '../platform/currencies.ts'
import { electronicAddressProblem, schemeProblem } from '../platform/identifiers/electronic-address.ts'
import { organisationNumberProblem } from '../platform/identifiers/organisation-number.ts'
import { vatIdProblem } from '../platform/identifiers/vat-id.ts'
import { compact, tidy } from '../platform/identifiers/written-form.ts'
import { toMinor } from '../platform/money.ts'

/** Without spaces around texts and within numbers, codes in capitals; null if nothing is left. */
export function tidyBilling(billing: AccountBilling | null): AccountBilling | null {
  if (billing === null) return null
  const tidied: AccountBilling = {
    ...billing,
    legalName: tidy(billing.legalName),
    organisationNumber: compact(billing.organisationNumber),
    vatId: compact(billing.vatId),
    addressLine1: tidy(billing.addressLine1),
    addressLine2: tidy(billing.addressLine2),
    postCode: tidy(billing.postCode),
    city: tidy(billing.city),
    country: compact(billing.country),
    email: tidy(billing.email),
    electronicAddressScheme: compact(billing.electronicAddressScheme),
    electronicAddress: tidy(billing.electronicAddress),
    buyerReference: tidy(billing.buyerReference),
    vatExemptionReason: tidy(billing.vatExemptionReason),
    language: tidy(billing.language)?.toLowerCase() ?? null,
  }
  return Object.values(tidied).every((value) => value === null) ? null : tidied
}

/** All errors, by the names of the API. */
export function billingErrors(
  billing: AccountBilling | null,
  account: { country: string; currency: string },
): FieldError[] {
  if (billing === null) return []
  const { country, organisationNumber, vatId, email, language, creditLimit } = billing
  const { electronicAddressScheme: scheme, electronicAddress: address } = billing
  const messages: Record<string, string | false | null | undefined> = {
    country:
      country && !isCountry(country) && `is ${country}, but must be an ISO 3166-1 alpha-2 code, such as NO`,
    organisationNumber:
      organisationNumber && organisationNumberProblem(organisationNumber, country ?? account.country),
    vatId: vatId && vatIdProblem(vatId),
    email: email && !isEmailAddress(email) && 'is not an email address, such as invoice@company.example',
    electronicAddressScheme: scheme
      ? schemeProblem(scheme)
      : address && 'is missing: it says what the address is',
    electronicAddress: scheme && (address ? electronicAddressProblem(scheme, address) : 'is missing'),
    language: language && !isLanguage(language) && `is ${language}, but must be two letters, such as nb`,
    creditLimit:
      creditLimit !== null &&
      toMinor(creditLimit, exponentOf(account.currency)) === undefined &&
      `has more decimals than ${account.currency}`,
  }
  return Object.entries(messages).flatMap(([name, message]) =>
    message ? [{ fieldName: `billing.${name}`, message }] : [],
  )
}
