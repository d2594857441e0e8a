// Amounts as decimal numbers, as in answers. The currency is not used, because the number of decimals at the time of the
// order counts.
import type { Order, OrderLine } from '../contract/order.ts'

const amountNames = ['net', 'vat', 'gross'] as const
type Amounts = Record<(typeof amountNames)[number], number>

const decimalsOf = (amount: number) => String(amount).split('.')[1]?.length ?? 0
const scaled = (amount: number, digits: number) => Math.round(amount * 10 ** digits)

/** net + vat = gross, and the price of a PC is the sum of its parts. */
export function addsUp({ unitPrice, quantity, orderLines }: OrderLine): boolean {
  const amounts = [unitPrice, ...orderLines.map((child) => child.unitPrice)].flatMap((price) =>
    amountNames.map((name) => price[name]),
  )
  const digits = Math.max(...amounts.map(decimalsOf))
  const sumOfChildren = (name: keyof Amounts) =>
    orderLines.reduce(
      (sum, child) => sum + scaled(child.unitPrice[name], digits) * (child.quantity.total / quantity.total),
      0,
    )
  return (
    scaled(unitPrice.net, digits) + scaled(unitPrice.vat, digits) === scaled(unitPrice.gross, digits) &&
    (orderLines.length === 0 ||
      amountNames.every((name) => sumOfChildren(name) === scaled(unitPrice[name], digits)))
  )
}

/** Currencies have at most this many decimals. */
const maxDigits = 4

/** Whether the price of an order equals the quote of its draft, which is in minor units. */
export function costs({ orderLines }: Pick<Order, 'orderLines'>, quoted: Amounts): boolean {
  const goods = orderLines.filter(({ categories }) => !categories.includes('DELIVERY'))
  const sum = (name: keyof Amounts, digits: number) =>
    goods.reduce((total, line) => total + scaled(line.unitPrice[name], digits) * line.quantity.total, 0)
  for (let digits = 0; digits <= maxDigits; digits++) {
    if (amountNames.every((name) => sum(name, digits) === quoted[name])) return true
  }
  return false
}
