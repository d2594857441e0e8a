// The reference that a payment names, so that it is matched without reading: digits with a check digit.
import { modulus10, modulus97 } from '../../platform/identifiers/check-digits.ts'

/** KID: the digits of the document and their check digit by modulus 10. */
export const kidOf = (digits: string) => `${digits}${modulus10(digits)}`

/** A creditor reference by ISO 11649: `RF`, two check digits, the digits of the document. */
export const creditorReference = (digits: string) =>
  `RF${String(98 - modulus97(`${digits}RF00`)).padStart(2, '0')}${digits}`

export const paymentReference = (country: string | null, digits: string) =>
  country === 'NO' ? kidOf(digits) : creditorReference(digits)
