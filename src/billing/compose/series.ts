// Document numbers: one series per year and kind, without a gap.
import type { Billing } from '../../contract/order.ts'

const prefixes: Record<Billing['type'], string> = { Invoice: 'INV', CreditNote: 'CRN' }

export interface DocumentNumber {
  /** The series, as the database names it: `Invoice-2026`. */
  series: string
  /** From 1. */
  position: number
  /** `INV-2026-000001` */
  text: string
  /** For the payment reference. */
  digits: string
}

export const seriesOf = (type: Billing['type'], now: number) => `${type}-${new Date(now).getUTCFullYear()}`

export function documentNumber(type: Billing['type'], now: number, position: number): DocumentNumber {
  const year = new Date(now).getUTCFullYear()
  const padded = String(position).padStart(6, '0')
  return {
    series: seriesOf(type, now),
    position,
    text: `${prefixes[type]}-${year}-${padded}`,
    digits: `${year}${padded}`,
  }
}
