// Codes that both syntaxes of EN 16931 share.
import type { InvoiceDocument, InvoiceParty } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { isPeppolScheme } from '../../platform/identifiers/electronic-address.ts'

/** UNTDID 1001: a commercial invoice, a credit note. */
export const typeCodes: Record<InvoiceDocument['type'], string> = { Invoice: '380', CreditNote: '381' }

/** UNTDID 4461. A credit note is cleared with its invoice. */
export const creditTransfer = '30'
export const clearing = '97'
/** Danish sellers have codes of their own: to an account with its registration number, and by IBAN. */
export const danishTransfer = '42'
export const sepaTransfer = '58'

/** UNTDID 7161. */
export const freight = 'FC'

/** National registers of companies, by ISO 6523; their numbers are electronic addresses too (EAS). */
export const registers: Record<string, string> = {
  NO: '0192',
  SE: '0007',
  DK: '0184',
  FI: '0216',
  NL: '0106',
  IS: '0196',
}

/** EN 16931 allows two decimals (BR-DEC-*), which currencies such as KWD do not fit in. */
export const isElectronic = ({ currency }: Pick<InvoiceDocument, 'currency'>) => exponentOf(currency) <= 2

const isInPeppol = ({ electronicAddress, electronicAddressScheme: scheme }: InvoiceParty) =>
  electronicAddress !== null && scheme !== null && isPeppolScheme(scheme)

/**
 * Whether a document is written by Peppol BIS Billing, which wants addresses of both in its network. Greek sellers need numbers of their
 * tax administration besides.
 */
export const isPeppol = ({ seller, buyer }: Pick<InvoiceDocument, 'seller' | 'buyer'>) =>
  isInPeppol(seller) && isInPeppol(buyer) && seller.country !== 'GR'
