// What an order costs, for emails and pages.
import type { OrderLine } from '../contract/order.ts'
import { isDelivery, keptUnits } from './lines.ts'

type PricedLine = Pick<OrderLine, 'categories' | 'quantity' | 'unitPrice'>

export interface OrderTotals {
  /** As ordered, cancelled units included. */
  goods: number
  /** As ordered. */
  delivery: number
  /** Of the cancelled units, delivery included. */
  cancelled: number
  /** Without cancelled units. */
  total: number
  /** In the total. */
  vat: number
}

/** Top-level lines only: the price of a PC already is the sum of its parts. */
export function totalsOf({ orderLines }: { orderLines: PricedLine[] }): OrderTotals {
  const sum = (units: (line: PricedLine) => number, part: 'gross' | 'vat' = 'gross') =>
    exactSum(orderLines.map((line) => ({ amount: line.unitPrice[part], quantity: units(line) })))
  return {
    goods: sum((line) => (isDelivery(line) ? 0 : line.quantity.total)),
    delivery: sum((line) => (isDelivery(line) ? line.quantity.total : 0)),
    cancelled: sum(({ quantity }) => quantity.cancelled),
    total: sum(keptUnits),
    vat: sum(keptUnits, 'vat'),
  }
}

/** No currency has more than four decimals. */
const scale = 10_000

/** Adds decimal amounts as whole numbers, because sums of binary fractions are not exact. */
export const exactSum = (items: { amount: number; quantity: number }[]): number =>
  items.reduce((sum, { amount, quantity }) => sum + Math.round(amount * scale) * quantity, 0) / scale
