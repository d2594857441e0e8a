import Type from 'typebox'
import { Dashboard } from '../../../contract/dashboard.ts'
import { IntegerInput, Maybe } from '../../../contract/types.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import { ageHeader, withAge } from '../../../platform/http/reply/answer.ts'
import { ok, type Route, route } from '../../../platform/http/route/route.ts'
import type { Write } from '../../../platform/store/store.ts'
import { isoDate } from '../../../platform/time.ts'
import type { OrdersContext } from '../../context.ts'
import { hourCounter, maxHours } from '../../dashboard/count-hours.ts'
import { countStates } from '../../dashboard/count-states.ts'
import { findLate } from '../../dashboard/find-late.ts'

/** With fewer orders than this, counting is fast and the result is not cached. */
const cachedAboveOrders = 10_000

/** See docs/decisions/operating.md. */
export const getDashboard = (
  { store, staleReads, clock, metrics }: OrdersContext,
  operations: () => Route[],
) => {
  const countHours = hourCounter()
  // Not awaited: the answer does not need it. If it fails, a later count is kept.
  const keep = (writes: Write[]) => void store.batch(writes).catch(() => {})
  const countOrders = createTimedCache(
    async () => {
      const now = clock()
      const { value, ageSeconds = 0 } = await staleReads.read(async (reader) => ({
        states: await countStates(reader, { now, keep }),
        lateDeliveries: await findLate(reader, now),
      }))
      return { at: isoDate(now - ageSeconds * 1000), ...value }
    },
    ({ states }) =>
      states.reduce((sum, { count }) => sum + count, 0) > cachedAboveOrders ? 0 : Number.POSITIVE_INFINITY,
  )
  return route({
    operationId: 'getDashboard',
    method: 'GET',
    path: '/fulfilment/v1/dashboard',
    tag: 'Fulfilment',
    summary: 'Get the dashboard',
    description:
      'Orders per hour, number of orders by state, late deliveries, and response times. With very many orders, states and late deliveries may be up to half a minute old.',
    access: 'see-orders',
    query: Type.Object({
      hours: Maybe(
        IntegerInput({
          minimum: 1,
          maximum: maxHours,
          description: 'Number of hours, including the current one; 24 by default.',
        }),
      ),
    }),
    success: ok('The dashboard.', Dashboard, example, ageHeader),

    async read({ query }) {
      const [counted, hours, latency] = await Promise.all([
        countOrders(),
        staleReads.read((reader) => countHours(reader, query.hours ?? 24, clock())),
        metrics.latencies(operations()),
      ])
      const { at, states, lateDeliveries } = counted
      const body = { at, ordersPerHour: hours.value, states, lateDeliveries, latency }
      return withAge({ status: 200, body }, hours.ageSeconds)
    },
  })
}

const example = {
  at: '2026-01-15T09:31:00.000Z',
  ordersPerHour: [
    { hour: '2026-01-15T08:00:00.000Z', placed: 31, cancelled: 2 },
    { hour: '2026-01-15T09:00:00.000Z', placed: 17, cancelled: 0 },
  ],
  states: [
    { state: 'Placed', count: 12 },
    { state: 'Confirmed', count: 4 },
    { state: 'Released', count: 31 },
    { state: 'PartiallyShipped', count: 2 },
    { state: 'Shipped', count: 58 },
    { state: 'Delivered', count: 10_412 },
    { state: 'Cancelled', count: 377 },
  ],
  lateDeliveries: {
    count: 1,
    orders: [
      {
        orderId: '7K3MX-9QF2T',
        customerId: '100001',
        state: 'Released',
        expectedAt: '2026-01-14T00:00:00.000Z',
      },
    ],
  },
  latency: [
    {
      operationId: 'getOrder',
      path: '/orders/v1/{orderId}',
      method: 'GET',
      requests: 90_210,
      p50Milliseconds: 0.61,
      p95Milliseconds: 1.87,
      p99Milliseconds: 4.12,
    },
  ],
}
