// Codes that both syntaxes of EN 16931 share.
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'

/** UNTDID 1001: a commercial invoice, a credit note. */
export const typeCodes: Record<InvoiceDocument['type'], string> = { Invoice: '380', CreditNote: '381' }

/** UNTDID 4461. */
export const creditTransfer = '30'

/** UNTDID 7161. */
export const freight = 'FC'

/** National registers of companies, by ISO 6523; their numbers are electronic addresses too (EAS). */
export const registers: Record<string, string> = {
  NO: '0192',
  SE: '0007',
  DK: '0184',
  FI: '0216',
  NL: '0106',
}

/** EN 16931 allows two decimals (BR-DEC-*), which currencies such as KWD do not fit in. */
export const isElectronic = ({ currency }: Pick<InvoiceDocument, 'currency'>) => exponentOf(currency) <= 2
