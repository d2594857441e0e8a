import type { InvoiceDocument } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'

/** A business rule of EN 16931 or Peppol BIS Billing, as far as it concerns what our documents contain. */
export interface Rule {
  /** As the standard names it, so that it can be looked up: `BR-06`. */
  id: string
  holds: (document: InvoiceDocument) => boolean
  /** What is wrong and what to correct. */
  message: string
}

export interface BrokenRule {
  rule: string
  message: string
}

export const filled = (text: string | null | undefined): boolean =>
  typeof text === 'string' && text.trim() !== ''

/** Sums are compared in minor units. */
export const minorIn = ({ currency }: InvoiceDocument) => {
  const scale = 10 ** exponentOf(currency)
  return (amount: number) => Math.round(amount * scale)
}

/** A rule about documents with this VAT category; the others keep it. */
export const inCategory =
  (category: InvoiceDocument['vat'][number]['category'], holds: Rule['holds']): Rule['holds'] =>
  (document) =>
    !document.vat.some((sum) => sum.category === category) || holds(document)
