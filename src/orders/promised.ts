// What is to be paid for an order in the end: its units that are neither cancelled nor credited as returned, at the prices that it promised.
// The sum of its invoices less its credit notes approaches it, and payments count against it.
import type { OrderLine } from '../contract/order.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toMinor } from '../platform/money.ts'
import { findLine, keptUnits } from './lines.ts'
import type { StoredOrder } from './order.ts'

export type PromisedOrder = Pick<StoredOrder, 'order' | 'returned'>

/** Minor units, VAT included. */
export function promisedAmount({ order: { currency, orderLines }, returned }: PromisedOrder): number {
  const exponent = exponentOf(currency ?? '')
  const gross = ({ unitPrice }: OrderLine) =>
    toMinor(unitPrice.gross, exponent) ?? Math.round(unitPrice.gross * 10 ** exponent)
  const kept = orderLines.reduce((sum, line) => sum + gross(line) * keptUnits(line), 0)
  return Object.entries(returned).reduce((left, [lineNumber, { credited }]) => {
    const line = credited > 0 ? findLine(orderLines, lineNumber) : undefined
    return line ? left - gross(line) * credited : left
  }, kept)
}

/** Of the account that is to pay. */
export function promisedChange(before: PromisedOrder, after: PromisedOrder): number {
  const isSame = before.order.orderLines === after.order.orderLines && before.returned === after.returned
  return isSame ? 0 : promisedAmount(after) - promisedAmount(before)
}
