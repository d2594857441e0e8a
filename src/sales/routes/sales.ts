import Type from 'typebox'
import { Sales } from '../../contract/sales.ts'
import { IntegerInput, Maybe } from '../../contract/types.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { loadCosts } from '../../purchasing/costs.ts'
import type { SalesContext } from '../context.ts'
import { soldCounter, sumOf } from '../count-sold.ts'
import { dayMs, takenProducts, viewSales } from '../view.ts'

const maxDays = 31

/** Of the last days, today included. */
export const getSales = ({ store, clock }: SalesContext) => {
  const countSold = soldCounter()
  const count = async (days: number): Promise<Sales> => {
    const now = clock()
    const from = Math.floor(now / dayMs) * dayMs - (days - 1) * dayMs
    const counted = await countSold(store, from - days * dayMs, now)
    const costs = await loadCosts(store, takenProducts(sumOf(counted.hours, from, now + 1)))
    return viewSales(counted, { from, days }, costs, now)
  }
  const kept = new Map<number, () => Promise<Sales>>()
  return route({
    operationId: 'getSales',
    method: 'GET',
    path: '/fulfilment/v1/sales',
    tag: 'Fulfilment',
    summary: 'Get what was sold',
    description:
      'Orders and what they cost without VAT by day and currency, the period before, the margin where costs are known, and best sellers. Orders count on the day on which they were placed, without cancelled units; what came back still counts, and its replacement does not. With very many orders, figures may be up to half a minute old.',
    access: 'see-sales',
    query: Type.Object({
      days: Maybe(
        IntegerInput({
          minimum: 1,
          maximum: maxDays,
          description: 'Number of days, including the current one; 30 by default.',
        }),
      ),
    }),
    success: ok('What was sold.', Sales, example),

    async read({ query }) {
      const days = query.days ?? 30
      const load =
        kept.get(days) ??
        createTimedCache(
          () => count(days),
          () => 1000,
        )
      kept.set(days, load)
      return { status: 200, body: await load() }
    },
  })
}

const example = {
  at: '2026-01-15T09:31:00.000Z',
  countedFrom: '2026-01-14T00:00:00.000Z',
  currencies: [
    {
      currency: 'NOK',
      orders: 43,
      net: 312_480.5,
      days: [
        { day: '2026-01-14', orders: 31, net: 220_110 },
        { day: '2026-01-15', orders: 12, net: 92_370.5 },
      ],
      before: { orders: 39, net: 280_400 },
      margin: { net: 250_000, cost: 212_500, margin: 37_500 },
      bestSellers: [
        { productId: 'cpu-amd-ryzen-7-9800x3d', name: 'AMD Ryzen 7 9800X3D', units: 14, net: 62_080 },
      ],
    },
  ],
}
