// What papers and emails show of the company.
import type { Company } from '../../contract/company.ts'

/** The members that papers show; account numbers are only on invoices. */
const shown = [
  'legalName',
  'addressLine1',
  'addressLine2',
  'postCode',
  'city',
  'country',
  'organisationNumber',
  'vatId',
  'email',
  'phone',
  'logo',
] as const

export type Letterhead = Pick<Company, (typeof shown)[number]>

/** Null before the company has a name: papers then show the name of the product. */
export const letterheadOf = (company: Company): Letterhead | null =>
  company.legalName === null
    ? null
    : (Object.fromEntries(shown.map((name) => [name, company[name]])) as Letterhead)

/** As lines of text, for emails; none before the company has a name. */
export function signatureOf(company: Company): string[] {
  const { legalName, addressLine1, addressLine2, postCode, city, organisationNumber, email, phone } = company
  if (legalName === null) return []
  const place = [postCode, city].filter(Boolean).join(' ')
  return [
    legalName,
    [addressLine1, addressLine2, place].filter(Boolean).join(', '),
    organisationNumber === null ? '' : `Organisation number ${organisationNumber}`,
    [email, phone].filter(Boolean).join(', '),
  ].filter((line) => line !== '')
}
