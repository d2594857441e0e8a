// Decisions about the data of the company.
import type { Company, CompanyView, NewCompany } from '../../contract/company.ts'
import { isEmailAddress } from '../../contract/email-address.ts'
import type { FieldError } from '../../contract/read.ts'
import { isCountry, isLanguage } from '../../platform/codes.ts'
import { bankAccountProblem, ibanProblem } from '../../platform/identifiers/iban.ts'
import { organisationNumberProblem } from '../../platform/identifiers/organisation-number.ts'
import { vatIdProblem } from '../../platform/identifiers/vat-id.ts'
import { compact, tidy } from '../../platform/identifiers/written-form.ts'
import { defaultTermsDays, type StoredCompany } from './company.ts'

/** Without spaces around texts and within numbers, codes in capitals. */
export const companyOf = (given: NewCompany): Company => ({
  legalName: tidy(given.legalName),
  organisationNumber: compact(given.organisationNumber),
  vatId: compact(given.vatId),
  addressLine1: tidy(given.addressLine1),
  addressLine2: tidy(given.addressLine2),
  postCode: tidy(given.postCode),
  city: tidy(given.city),
  country: compact(given.country),
  iban: compact(given.iban),
  bankAccount: compact(given.bankAccount),
  email: tidy(given.email),
  phone: tidy(given.phone),
  logo: tidy(given.logo),
  paymentTermsDays: given.paymentTermsDays ?? defaultTermsDays,
  invoicesFromErp: given.invoicesFromErp ?? false,
  isInForetaksregisteret: given.isInForetaksregisteret ?? true,
  languages: [...new Set((given.languages ?? []).map((language) => language.trim().toLowerCase()))],
  issuing: given.issuing ?? 'byHand',
  sending: given.sending ?? 'byHand',
  reminders: (given.reminders ?? []).map(({ days, text }) => ({ days, text: tidy(text) })),
})

/** All errors, by the names of the API. */
export function companyErrors(company: Company, isUploaded: (logo: string) => boolean): FieldError[] {
  const { country, organisationNumber, vatId, iban, bankAccount, email, logo, languages, reminders } = company
  const unknown = languages.find((language) => !isLanguage(language))
  const messages: Record<string, string | false | null | undefined> = {
    organisationNumber: organisationNumber && organisationNumberProblem(organisationNumber, country),
    vatId: vatId && vatIdProblem(vatId),
    country:
      country && !isCountry(country) && `is ${country}, but must be an ISO 3166-1 alpha-2 code, such as NO`,
    iban: iban && ibanProblem(iban),
    bankAccount: bankAccount && bankAccountProblem(bankAccount, country),
    email: email && !isEmailAddress(email) && 'is not an email address, such as post@company.example',
    logo: logo && !isUploaded(logo) && 'must be the `url` of an uploaded picture',
    languages: unknown !== undefined && `has ${unknown}, but a language is two letters, such as nb`,
  }
  for (const [index, { days }] of reminders.entries())
    messages[`reminders[${index}].days`] =
      days <= (reminders[index - 1]?.days ?? 0) && 'must be more than those of the rule before'
  return Object.entries(messages).flatMap(([fieldName, message]) => (message ? [{ fieldName, message }] : []))
}

/** What the law wants on every invoice. Of the two numbers of a bank account, one is enough. */
const needed = ['legalName', 'organisationNumber', 'addressLine1', 'postCode', 'city', 'country'] as const

export const missingOf = (company: Company): string[] => [
  ...needed.filter((name) => company[name] === null),
  ...(company.iban === null && company.bankAccount === null ? ['iban'] : []),
]

export const viewCompany = ({ company, version }: StoredCompany): CompanyView => ({
  ...company,
  missing: missingOf(company),
  version,
})
