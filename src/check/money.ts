// Money as answers show it: decimal numbers. The currency is not asked: how many decimals it had when the order was
// placed is what counts.
import type { Order, OrderLine } from '../contract/order.ts'

const parts = ['net', 'vat', 'gross'] as const
type Amounts = Record<(typeof parts)[number], number>

const decimalsOf = (amount: number) => String(amount).split('.')[1]?.length ?? 0
const scaled = (amount: number, digits: number) => Math.round(amount * 10 ** digits)

/** net + vat = gross, and a PC costs what its parts cost. */
export function addsUp({ unitPrice, quantity, orderLines }: OrderLine): boolean {
  const amounts = [unitPrice, ...orderLines.map((child) => child.unitPrice)].flatMap((price) =>
    parts.map((part) => price[part]),
  )
  const digits = Math.max(...amounts.map(decimalsOf))
  const sumOfParts = (part: keyof Amounts) =>
    orderLines.reduce(
      (sum, child) => sum + scaled(child.unitPrice[part], digits) * (child.quantity.total / quantity.total),
      0,
    )
  return (
    scaled(unitPrice.net, digits) + scaled(unitPrice.vat, digits) === scaled(unitPrice.gross, digits) &&
    (orderLines.length === 0 || parts.every((part) => sumOfParts(part) === scaled(unitPrice[part], digits)))
  )
}

/** Currencies have at most this many decimals. */
const mostDigits = 4

/** Whether the goods of an order cost what its draft quoted, which is in minor units. */
export function costs({ orderLines }: Pick<Order, 'orderLines'>, quoted: Amounts): boolean {
  const goods = orderLines.filter(({ categories }) => !categories.includes('DELIVERY'))
  const sum = (part: keyof Amounts, digits: number) =>
    goods.reduce((total, line) => total + scaled(line.unitPrice[part], digits) * line.quantity.total, 0)
  for (let digits = 0; digits <= mostDigits; digits++) {
    if (parts.every((part) => sum(part, digits) === quoted[part])) return true
  }
  return false
}
