// The lines of an order: units, progress and prices.
import { exactSum } from '../../../src/orders/totals.ts'
import type { TreeLine } from '../lines/tree-line'
import type { Order, OrderLine } from './order-state'

export const isDelivery = ({ categories }: Pick<OrderLine, 'categories'>) => categories.includes('DELIVERY')

/** The first goods and how many others there are. Cancelled units count only if the whole order is cancelled. */
export function summaryOf({ orderLines, events }: Pick<Order, 'orderLines' | 'events'>) {
  const [first, ...others] = orderLines
    .filter((line) => !isDelivery(line))
    .map(({ name, quantity: { total, cancelled } }) => ({
      name,
      quantity: events.cancelled ? total : total - cancelled,
    }))
    .filter(({ quantity }) => quantity > 0)
  return { name: first?.name ?? '', quantity: first?.quantity ?? 0, more: others.length }
}

export interface Units {
  ordered: number
  shipped: number
  delivered: number
  cancelled: number
}

export function unitsOf(line: OrderLine, { deliveries }: Pick<Order, 'deliveries'>): Units {
  const arrived = deliveries
    .filter(({ events }) => events.delivered)
    .flatMap(({ deliveryLines }) => deliveryLines)
    .filter(({ orderLineNumber }) => orderLineNumber === line.lineNumber)
  return {
    ordered: line.quantity.total,
    shipped: line.quantity.fulfilled,
    delivered: arrived.reduce((sum, { quantity }) => sum + quantity, 0),
    cancelled: line.quantity.cancelled,
  }
}

/** All lines by number, including the parts of PCs. */
export function linesByNumber(lines: OrderLine[]): Map<string, OrderLine> {
  return new Map(lines.flatMap((line) => [[line.lineNumber, line], ...linesByNumber(line.orderLines)]))
}

export function treeOfOrder(order: Order, notes: (line: OrderLine) => string[]): TreeLine[] {
  const treeOf = (line: OrderLine): TreeLine => ({
    lineNumber: line.lineNumber,
    name: line.name,
    materialNumber: isDelivery(line) ? null : line.materialNumber,
    quantity: line.quantity.total,
    unitPrice: line.unitPrice.gross,
    notes: notes(line),
    parts: line.orderLines.map(treeOf),
  })
  return order.orderLines.map(treeOf)
}

/** The amount of a billing, negative for a credit note; null if it names an unknown line. */
export function billedAmount(
  { type, billingLine }: Order['billings'][number],
  lines: Map<string, OrderLine>,
): number | null {
  const sign = type === 'Invoice' ? 1 : -1
  const billed = billingLine.flatMap(({ orderLineNumber, quantity }) => {
    const line = lines.get(orderLineNumber ?? '')
    return line ? [{ amount: line.unitPrice.gross, quantity: sign * quantity }] : []
  })
  return billed.length === billingLine.length ? exactSum(billed) : null
}
