import type { Sales } from '../contract/sales.ts'
import { exponentOf } from '../platform/currencies.ts'
import { isoDate } from '../platform/time.ts'
import type { Costs } from '../purchasing/costs.ts'
import { type Counted, sumOf } from './count-sold.ts'
import { marginOf, type Sold, type SoldByCurrency, scale } from './sold.ts'

const bestSellers = 10
export const dayMs = 86_400_000

export interface Period {
  /** The begin of a day. */
  from: number
  days: number
}

/** The days of the period, and those before it. */
export function viewSales(
  { from: countedFrom, hours }: Counted,
  { from, days }: Period,
  costs: Costs,
  now: number,
): Sales {
  const until = from + days * dayMs
  const period = sumOf(hours, from, until)
  const earlier = from - days * dayMs
  const before = countedFrom > earlier ? undefined : sumOf(hours, earlier, from)
  const byDay = Array.from({ length: days }, (_, index) => {
    const start = from + index * dayMs
    return { day: isoDate(start).slice(0, 10), sold: sumOf(hours, start, start + dayMs) }
  })
  return {
    at: isoDate(now),
    countedFrom: isoDate(Math.max(from, countedFrom)),
    currencies: [...period]
      .sort(([, a], [, b]) => b.orders - a.orders)
      .map(([currency, sold]) => ({
        currency: currency === '' ? null : currency,
        ...viewSum(sold),
        days: byDay.map(({ day, sold }) => ({ day, ...viewSum(sold.get(currency)) })),
        before: before ? viewSum(before.get(currency)) : null,
        margin: viewMargin(sold, currency, costs),
        bestSellers: viewBest(sold),
      })),
  }
}

const viewSum = (sold: Pick<Sold, 'orders' | 'net'> | undefined) => ({
  orders: sold?.orders ?? 0,
  net: (sold?.net ?? 0) / scale,
})

function viewMargin(sold: Sold, currency: string, costs: Costs) {
  const perUnit = scale / 10 ** exponentOf(currency)
  const scaled = [...(costs.get(currency) ?? [])].map(([id, cost]) => [id, cost * perUnit] as const)
  const found = marginOf(sold, new Map(scaled))
  return found && { net: found.net / scale, cost: found.cost / scale, margin: found.margin / scale }
}

const viewBest = ({ products }: Sold) =>
  [...products]
    .sort(([, a], [, b]) => b.net - a.net)
    .slice(0, bestSellers)
    .map(([productId, { name, units, net }]) => ({ productId, name, units, net: net / scale }))

/** The products whose costs the margin needs. */
export const takenProducts = (sold: SoldByCurrency): string[] => [
  ...new Set(
    [...sold.values()].flatMap(({ products }) =>
      [...products.values()].flatMap(({ taken }) => [...(taken?.keys() ?? [])]),
    ),
  ),
]
