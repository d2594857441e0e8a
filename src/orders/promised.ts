// What is to be paid for an order in the end: its units that are neither cancelled nor credited for good, at the prices that it promised.
// The sum of its invoices less its credit notes approaches it, and payments count against it.
import type { OrderLine } from '../contract/order.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toMinor } from '../platform/money.ts'
import { waivedUnits } from './billed-units.ts'
import { findLine, keptUnits } from './lines.ts'
import type { StoredOrder } from './order.ts'

export type PromisedOrder = Pick<StoredOrder, 'order' | 'returned'>

/** Minor units, VAT included. */
export function promisedAmount({ order, returned }: PromisedOrder): number {
  const { currency, orderLines } = order
  const exponent = exponentOf(currency ?? '')
  const gross = ({ unitPrice }: OrderLine) =>
    toMinor(unitPrice.gross, exponent) ?? Math.round(unitPrice.gross * 10 ** exponent)
  const kept = orderLines.reduce((sum, line) => sum + gross(line) * keptUnits(line), 0)
  const credits = [
    ...Object.entries(returned).map(([lineNumber, { credited }]): [string, number] => [lineNumber, credited]),
    ...waivedUnits(order, returned),
  ]
  return credits.reduce((left, [lineNumber, units]) => {
    const line = units > 0 ? findLine(orderLines, lineNumber) : undefined
    return line ? left - gross(line) * units : left
  }, kept)
}

/** Of the account that is to pay. */
export function promisedChange(before: PromisedOrder, after: PromisedOrder): number {
  const isSame =
    before.order.orderLines === after.order.orderLines &&
    before.order.billings === after.order.billings &&
    before.returned === after.returned
  return isSame ? 0 : promisedAmount(after) - promisedAmount(before)
}
