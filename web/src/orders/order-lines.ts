// The lines of an order: units, progress and price.
import type { Order, OrderLine } from './order-state'
import type { TreeLine } from './tree-line'

export const isDelivery = ({ categories }: Pick<OrderLine, 'categories'>) => categories.includes('DELIVERY')

export const goodsOf = ({ orderLines }: Pick<Order, 'orderLines'>) =>
  orderLines.filter((line) => !isDelivery(line))

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

export interface OrderTotals {
  goods: number
  delivery: number
  /** Of the cancelled units. */
  cancelled: number
  total: number
  vat: number
}

/** Top-level lines only: the price of a PC already is the sum of its parts. */
export function totalsOf({ orderLines }: Pick<Order, 'orderLines'>): OrderTotals {
  const sum = (lines: OrderLine[], of: (line: OrderLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const ordered = ({ unitPrice, quantity }: OrderLine) => unitPrice.gross * quantity.total
  const goods = sum(goodsOf({ orderLines }), ordered)
  const delivery = sum(orderLines.filter(isDelivery), ordered)
  const cancelled = sum(orderLines, ({ unitPrice, quantity }) => unitPrice.gross * quantity.cancelled)
  const left = ({ quantity }: OrderLine) => quantity.total - quantity.cancelled
  return {
    goods,
    delivery,
    cancelled,
    total: sum(orderLines, (line) => line.unitPrice.gross * left(line)),
    vat: sum(orderLines, (line) => line.unitPrice.vat * left(line)),
  }
}

/** The amount of a billing; null if it names an unknown line. */
export function amountOf(
  billing: Pick<Order['billings'][number], 'billingLine'>,
  lines: Map<string, OrderLine>,
): number | null {
  let amount = 0
  for (const { orderLineNumber, quantity } of billing.billingLine) {
    const line = orderLineNumber === null ? undefined : lines.get(orderLineNumber)
    if (!line) return null
    amount += line.unitPrice.gross * quantity
  }
  return amount
}
