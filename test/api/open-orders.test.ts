// Lists of open orders have all of them, however many there are, also those that a program without columns for their facts wrote.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fillFacts } from '../../src/orders/fill-facts.ts'
import { loadOrder } from '../../src/orders/order.ts'
import {
  type QueuedOrder,
  type QueuePosition,
  queuePositionOf,
  readWorkQueue,
} from '../../src/orders/routes/staff/work-queue.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startOfTime, startTestService } from '../support/service.ts'

const day = 86_400_000
const states = ['Placed', 'Confirmed', 'Released', 'PartiallyShipped'] as const
const open = 25_000
const late = 1200

interface Queue {
  orders: { state: string; placedAt: string; leavesAt: string | null; order: { orderId: string } }[]
  nextCursor: string | null
  carriers: { carrier: string; name: string; orders: number }[]
}
interface Dashboard {
  lateDeliveries: { count: number; orders: { orderId: string; expectedAt: string }[] }
}

describe.each(engines)('many open orders on %s', (engine) => {
  const idOf = (number: number) => `ZZZZZ-${10_000 + number}`
  const ask = async (query: Record<string, string>) =>
    done(await desk.call<Queue>('GET', `/fulfilment/v1/orders?${new URLSearchParams(query)}`)).body

  const service = forTests(() => startTestService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    const id = await service.place(draftOf())
    const like = await loadOrder(service.store, id)
    const promised = like?.order.expectedDeliveries[0]?.estimatedDeliveryDate
    if (!promised) throw new Error('no date')
    const earlier = new Date(Date.parse(promised) - day).toISOString()
    // As a program of an earlier version writes them.
    await service.store.batch([
      {
        statement:
          adHoc(`INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, not_before, history, body)
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${open - 1})
          SELECT 'ZZZZZ-' || (10000 + n), 'draft' || n, 'NO-1',
            CASE n % 4 WHEN 0 THEN 'Placed' WHEN 1 THEN 'Confirmed' WHEN 2 THEN 'Released' ELSE 'PartiallyShipped' END,
            1, ${startOfTime} + n, o.transit_days, o.not_before, o.history,
            CASE WHEN n <= ${late} THEN replace(replace(o.body, o.id, 'ZZZZZ-' || (10000 + n)), '${promised}', '${earlier}')
              ELSE replace(o.body, o.id, 'ZZZZZ-' || (10000 + n)) END
          FROM numbers CROSS JOIN orders o WHERE o.id = '${id}'`),
        rows: open - 1,
      },
    ])
    const known = async () => (await ask({ sort: 'promise', limit: '1' })).carriers
    await vi.waitFor(
      async () =>
        expect(await known()).toEqual([
          { carrier: expect.stringMatching('.'), name: expect.stringMatching('.'), orders: open },
        ]),
      { timeout: 60_000, interval: 500 },
    )
  })

  test('work queue: has every open order once, in the order in which they should leave', async () => {
    const all = {
      state: null,
      account: null,
      placedFrom: null,
      placedBefore: null,
      search: null,
      carrier: null,
    }
    const found: QueuedOrder[] = []
    let after: QueuePosition | null = null
    do {
      const { orders } = await readWorkQueue(service.store, all, after, 2000)
      found.push(...orders)
      after = orders.length < 2000 ? null : queuePositionOf(orders.at(-1) as QueuedOrder)
    } while (after)
    expect(found).toHaveLength(open)
    const isBefore = (a: QueuedOrder, b: QueuedOrder) =>
      a.leaves_at - b.leaves_at || a.placed_at - b.placed_at || (a.id < b.id ? -1 : 1)
    expect(found.map(({ id }) => id)).toEqual(found.toSorted(isBefore).map(({ id }) => id))
    expect(new Set(found.map(({ id }) => id)).size).toBe(open)
    const { orders } = await ask({ sort: 'promise', limit: '200' })
    expect(orders.map(({ order }) => order.orderId)).toEqual(
      Array.from({ length: 200 }, (_, index) => idOf(index + 1)),
    )
  })

  test.each(states)('work queue: counts all orders that are %s', async (state) => {
    const { carriers, orders } = await ask({ sort: 'promise', state, limit: '1' })
    expect(orders.map((order) => order.state)).toEqual([state])
    expect(carriers.reduce((sum, each) => sum + each.orders, 0)).toBe(open / 4)
  })

  test('work queue: finds an order by its id among all of them', async () => {
    const { orders, carriers } = await ask({ sort: 'promise', search: idOf(open - 1).toLowerCase() })
    expect(orders.map(({ order }) => order.orderId)).toEqual([idOf(open - 1)])
    expect(carriers.map((each) => each.orders)).toEqual([1])
  })

  test('dashboard: all late orders are counted, and the most overdue are named', async () => {
    const { order } = (await loadOrder(service.store, idOf(1))) ?? {}
    service.time.now = Date.parse(order?.expectedDeliveries[0]?.estimatedDeliveryDate as string) + day
    const { lateDeliveries } = done(await desk.call<Dashboard>('GET', '/fulfilment/v1/dashboard')).body
    expect(lateDeliveries.count).toBe(late)
    expect(lateDeliveries.orders.map(({ orderId }) => orderId)).toEqual(
      Array.from({ length: 20 }, (_, index) => idOf(index + 1)),
    )
  })

  test('work queue: follows a change by a program that writes no facts', async () => {
    const id = idOf(open - 1)
    const carrier = async () =>
      (await ask({ sort: 'promise', search: id })).carriers.map((each) => each.carrier)
    const [before] = await carrier()
    await service.store.batch([
      {
        statement: adHoc(
          `UPDATE orders SET version = version + 1, body = replace(body, '"${before}', '"other-${before}') WHERE id = '${id}'`,
        ),
        rows: 1,
      },
    ])
    await vi.waitFor(async () => expect(await carrier()).toEqual([`other-${before}`]), { timeout: 20_000 })
  })

  test('an order that cannot be read keeps no other from being filled', async () => {
    const [torn, next] = [idOf(5), idOf(6)]
    await service.store.batch([
      { statement: adHoc(`UPDATE orders SET version = 7, body = '{' WHERE id = '${torn}'`), rows: 1 },
      { statement: adHoc(`UPDATE orders SET version = 7, carrier = '' WHERE id = '${next}'`), rows: 1 },
    ])
    await fillFacts(service.store)
    const rows = await service.store.all({
      statement: adHoc(
        `SELECT id, facts_version, carrier FROM orders WHERE id IN ('${torn}', '${next}') ORDER BY id`,
      ),
    })
    expect(rows).toEqual([
      { id: torn, facts_version: 7, carrier: '' },
      { id: next, facts_version: 7, carrier: expect.stringMatching('.') },
    ])
  })
})
