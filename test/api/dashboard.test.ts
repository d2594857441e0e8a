// The staff dashboard: orders per hour, orders by state, late deliveries, and response times.

import { beforeAll, describe, expect, test } from 'vitest'
import { type CarrierService, replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import { countStates } from '../../src/orders/dashboard/count-states.ts'
import { orderStates } from '../../src/orders/states.ts'
import { loadCounters } from '../../src/platform/store/counters.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Query } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import { carriers } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startOfTime, type TestService } from '../support/service.ts'
import { change, day } from '../support/world.ts'

interface Dashboard {
  at: string
  ordersPerHour: { hour: string; placed: number; cancelled: number }[]
  states: { state: string; count: number }[]
  lateDeliveries: {
    count: number
    orders: { orderId: string; customerId: string; state: string; expectedAt: string }[]
  }
  latency: {
    operationId: string
    path: string
    method: string
    requests: number
    p50Milliseconds: number
    p95Milliseconds: number
    p99Milliseconds: number
  }[]
}

const hour = 3_600_000
const isoDate = (time: number) => new Date(time).toISOString()
const none = Object.fromEntries(orderStates.map((state) => [state, 0]))

const ask = (service: TestService, query = '') =>
  deskOf(service).call<Dashboard>('GET', `/fulfilment/v1/dashboard${query}`)
const readDashboard = async (service: TestService, query = '') => done(await ask(service, query)).body
describe.each(engines)('the dashboard on %s', (engine) => {
  describe('orders per hour', () => {
    let desk: Desk
    const service = forTests(() => startCheckedService(engine))
    beforeAll(async () => {
      desk = deskOf(service)
    })

    const counts = async (hours: number) =>
      (await readDashboard(service, `?hours=${hours}`)).ordersPerHour.map(
        ({ placed, cancelled }) => `${placed}/${cancelled}`,
      )

    test.each([
      ['', 24],
      ['?hours=1', 1],
      ['?hours=5', 5],
      ['?hours=168', 168],
    ])(
      'dashboard "%s": has all %i full hours, the current one last, also without orders',
      async (query, hours) => {
        service.time.now = startOfTime + 25 * 60_000
        const { ordersPerHour } = await readDashboard(service, query)
        expect(ordersPerHour).toEqual(
          Array.from({ length: hours }, (_, index) => ({
            hour: isoDate(startOfTime - (hours - 1 - index) * hour),
            placed: 0,
            cancelled: 0,
          })),
        )
      },
    )

    test('dashboard: placed and cancelled orders are counted in the hour in which they happened', async () => {
      const place = async (time: number) => {
        service.time.now = startOfTime + time * hour
        return service.place(draftOf([['PLENTY', 2]]))
      }
      const first = await place(0)
      const second = await place(0.999)
      const third = await place(2)
      expect(await counts(3)).toEqual(['2/0', '0/0', '1/0'])
      done(await desk.cancel(first))
      expect(await counts(3)).toEqual(['2/0', '0/0', '1/1'])
      service.time.now = startOfTime + 3.5 * hour
      // Cancelled by its last line; the other order has one cancelled unit.
      done(await desk.cancelLine(second, '10'))
      done(await desk.cancelLine(third, '10', 1))
      expect(await counts(4)).toEqual(['2/0', '0/0', '1/1', '0/1'])
      expect(await counts(1)).toEqual(['0/1'])
      expect(await counts(2)).toEqual(['1/1', '0/1'])
      await place(3.9)
      expect(await counts(4)).toEqual(['2/0', '0/0', '1/1', '1/1'])
    })

    test('dashboard: past hours keep their counts and leave the window', async () => {
      service.time.now = startOfTime + 6.2 * hour
      expect(await counts(7)).toEqual(['2/0', '0/0', '1/1', '1/1', '0/0', '0/0', '0/0'])
      service.time.now = startOfTime + 167 * hour
      expect((await counts(168)).slice(0, 4)).toEqual(['2/0', '0/0', '1/1', '1/1'])
      service.time.now += hour
      expect((await counts(168)).slice(0, 3)).toEqual(['0/0', '1/1', '1/1'])
    })

    test.each(['0', '169', '-1', '1.5', '', 'all'])('dashboard: hours=%s is 400 and named', async (hours) => {
      const reply = await ask(service, `?hours=${hours}`)
      expect([reply.status, codeOf(reply), fieldsOf(reply)]).toEqual([400, 'invalid_request', ['hours']])
    })

    test('dashboard: customers are refused', async () => {
      const refused = await service.request('GET', '/fulfilment/v1/dashboard')
      expect([refused.status, codeOf(refused)]).toEqual([403, 'scope_missing'])
      expect((await service.request('GET', '/fulfilment/v1/dashboard', { as: null })).status).toBe(401)
    })
  })

  describe('states and late deliveries', () => {
    let desk: Desk
    const service = forTests(() => startCheckedService(engine))
    beforeAll(async () => {
      desk = deskOf(service)
    })

    const states = async () => {
      const { states: counted } = await readDashboard(service)
      expect(counted.map(({ state }) => state)).toEqual(orderStates)
      return Object.fromEntries(counted.map(({ state, count }) => [state, count]))
    }
    const late = async () => (await readDashboard(service)).lateDeliveries
    const lateIds = async () => (await late()).orders.map(({ orderId }) => orderId)

    test('dashboard: every state is counted, in the order of the states', async () => {
      expect(await states()).toEqual(none)
      const id = await service.place(draftOf([['PLENTY', 2]]))
      const other = await service.place(draftOf())
      expect(await states()).toEqual({ ...none, Placed: 2 })
      done(await desk.cancel(other))
      done(await desk.confirm(id))
      expect(await states()).toEqual({ ...none, Confirmed: 1, Cancelled: 1 })
      done(await desk.release(id))
      const first = done(await desk.ship(id, [['10', 1]])).body.deliveryId
      expect(await states()).toEqual({ ...none, PartiallyShipped: 1, Cancelled: 1 })
      const second = done(await desk.ship(id, [['10', 1]])).body.deliveryId
      expect(await states()).toEqual({ ...none, Shipped: 1, Cancelled: 1 })
      for (const delivery of [first, second]) done(await desk.deliver(id, delivery))
      expect(await states()).toEqual({ ...none, Delivered: 1, Cancelled: 1 })
    })

    test('dashboard: an order is late from the day after its date until it is delivered', async () => {
      service.time.now = startOfTime + day
      const id = await service.place(draftOf([['PLENTY', 2]]))
      const { order } = await desk.read(id)
      const expectedAt = order.expectedDeliveries[0]?.estimatedDeliveryDate as string
      // Placed on Monday; the cheapest delivery takes three working days.
      expect(expectedAt).toBe('2026-03-05T00:00:00.000Z')

      for (const time of [startOfTime + day, Date.parse(expectedAt), Date.parse(expectedAt) + day - 1]) {
        service.time.now = time
        expect(await late()).toEqual({ count: 0, orders: [] })
      }
      service.time.now = Date.parse(expectedAt) + day
      expect(await late()).toEqual({
        count: 1,
        orders: [{ orderId: id, customerId: 'NO-1', state: 'Placed', expectedAt }],
      })
      // Half of it ships: the other half is still late.
      await desk.toWarehouse(id)
      const first = done(await desk.ship(id, [['10', 1]])).body.deliveryId
      expect((await late()).orders).toMatchObject([{ state: 'PartiallyShipped', expectedAt }])
      // A shipment is late when it takes longer than planned: three working days, here until Wednesday.
      const second = done(await desk.ship(id, [['10', 1]])).body.deliveryId
      expect(await lateIds()).toEqual([])
      service.time.now = Date.parse('2026-03-12T00:00:00.000Z')
      expect((await late()).orders).toEqual([
        { orderId: id, customerId: 'NO-1', state: 'Shipped', expectedAt: '2026-03-11T00:00:00.000Z' },
      ])
      done(await desk.deliver(id, first))
      expect(await lateIds()).toEqual([id])
      done(await desk.deliver(id, second))
      expect(await late()).toEqual({ count: 0, orders: [] })
    })

    test('dashboard: an order promised for the day it is placed on is late when the day is over', async () => {
      const [door] = carriers
      await change(service, ['carriers'], replaceCarriers([{ ...(door as CarrierService), transitDays: 0 }]))
      try {
        const placedAt = async (time: string) => {
          service.time.now = Date.parse(time)
          return service.place(draftOf())
        }
        const isLateIn = async (time: string) => {
          service.time.now = Date.parse(time)
          const { body } = await service.request<{ orders: { orderId: string; isLate: boolean }[] }>(
            'GET',
            '/orders/v1?expected=true&limit=2',
          )
          const listed = body.orders.flatMap(({ orderId, isLate }) => (isLate ? [orderId] : []))
          expect((await lateIds()).toSorted()).toEqual(listed.toSorted())
          return listed
        }
        const morning = await placedAt('2026-03-13T08:00:00Z')
        const midnight = await placedAt('2026-03-13T23:58:00Z')
        expect(await isLateIn('2026-03-13T23:59:59.999Z')).toEqual([])
        expect(await isLateIn('2026-03-14T00:00:00Z')).toEqual([morning])
        expect(await isLateIn('2026-03-14T03:57:00Z')).toEqual([morning])
        expect((await isLateIn('2026-03-14T03:58:00Z')).toSorted()).toEqual([morning, midnight].toSorted())
        for (const id of [morning, midnight]) done(await desk.cancel(id))
      } finally {
        await change(service, ['carriers'], replaceCarriers(carriers))
      }
    })

    test('dashboard: an order without a date, with a later preferred date or cancelled is not late', async () => {
      service.time.now = startOfTime + 10 * day
      const preferredDate = new Date(service.time.now + 60 * day).toISOString()
      const undated = await service.place(draftOf([['UNDATED', 1]]))
      const draft = draftOf()
      const wished = await service.place({
        ...draft,
        delivery: { ...draft.delivery, preferences: { deliverDate: preferredDate } },
      })
      const cancelled = await service.place(draftOf())
      service.time.now += 20 * day
      expect(await lateIds()).toEqual([cancelled])
      done(await desk.cancel(cancelled))
      expect(await lateIds()).toEqual([])
      service.time.now += 45 * day
      expect(await lateIds()).toEqual([wished])
      done(await desk.cancel(wished))
      done(await desk.cancel(undated))
    })

    test('dashboard: received goods change the date of late orders', async () => {
      service.time.now = startOfTime + 100 * day
      done(await desk.order('NONE-YET', 5, service.time.now + 3 * day, 'coming'))
      const id = await service.place(draftOf([['NONE-YET', 1]]))
      service.time.now += 12 * day
      expect(await lateIds()).toEqual([id])
      done(await desk.changeSupply('coming', 5, service.time.now + 5 * day))
      expect(await lateIds()).toEqual([])
      done(await desk.cancel(id))
    })

    test('dashboard: the twenty most overdue orders are named, and all are counted', async () => {
      const placed: string[] = []
      for (let index = 0; index < 23; index++) {
        service.time.now = startOfTime + (200 + index) * day
        placed.push(await service.place(draftOf()))
      }
      service.time.now += 30 * day
      expect((await late()).count).toBe(23)
      const { orders } = await late()
      expect(orders).toHaveLength(20)
      const dates = orders.map(({ expectedAt }) => Date.parse(expectedAt))
      expect(dates).toEqual(dates.toSorted((a, b) => a - b))
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(20)
      for (const { orderId } of orders) expect(placed.slice(0, 22)).toContain(orderId)
      expect((await readDashboard(service)).at).toBe(isoDate(service.time.now))
    })
  })

  test('dashboard: counts more orders than one batch reads, also with equal timestamps', async () => {
    const service = await startCheckedService(engine)
    const fill = (state: string, count: number, arrivesAt: number | null = null) => ({
      statement:
        adHoc(`INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, not_before, body,
          arrives_at, facts_version)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
        SELECT '${state}' || n, '${state}' || n, 'NO-1', '${state}', 1, ${startOfTime} - n % 7, 2, NULL, '{}',
          ${arrivesAt}, 1 FROM numbers`),
      rows: count,
    })
    try {
      await service.store.batch([
        fill('Delivered', 20_001),
        fill('Cancelled', 10_000),
        fill('Placed', 301, startOfTime + 2 * day),
        fill('Released', 150, startOfTime + 3 * day),
        fill('Shipped', 200, startOfTime + day),
      ])
      service.time.now = startOfTime + 3.5 * day
      const { states, lateDeliveries, ordersPerHour } = await readDashboard(service, '?hours=168')
      expect(Object.fromEntries(states.map(({ state, count }) => [state, count]))).toEqual({
        ...none,
        Delivered: 20_001,
        Cancelled: 10_000,
        Placed: 301,
        Released: 150,
        Shipped: 200,
      })
      expect(lateDeliveries.count).toBe(501)
      expect(new Set(lateDeliveries.orders.map(({ state }) => state))).toEqual(new Set(['Shipped']))
      expect(ordersPerHour.reduce((sum, { placed }) => sum + placed, 0)).toBe(30_652)
    } finally {
      await service.stop()
    }
  })

  test('dashboard: an order that is placed during a count does not count as delivered', async () => {
    const service = await startCheckedService(engine)
    const { store, time } = service
    try {
      await service.place(draftOf())
      let isPlaced = false
      const reader = {
        ...store,
        all: async <R>(query: Query<R>) => {
          if (query.statement.name === 'dashboard.countRest/placed' && !isPlaced) {
            isPlaced = true
            time.now += 1000
            await service.place(draftOf())
          }
          return store.all(query)
        },
      }
      const counted = await countStates(reader, { now: time.now, keep: store.batch })
      expect(isPlaced).toBe(true)
      expect(counted.filter(({ count }) => count > 0)).toEqual([{ state: 'Placed', count: 1 }])
    } finally {
      await service.stop()
    }
  })

  test('dashboard: the number of older orders is kept, and orders that change or are placed later are counted', async () => {
    const service = await startCheckedService(engine)
    const { store, time } = service
    const count = (now: number) => countStates(store, { now, keep: store.batch, keptAfter: 2 })
    const kept = () => loadCounters(store, ['dashboard.placedUntil', 'dashboard.placedCount'])
    const expectCounts = async (now: number, expected: Record<string, number>) =>
      expect(Object.fromEntries((await count(now)).map((each) => [each.state, each.count]))).toEqual({
        ...none,
        ...expected,
      })
    try {
      const old = await service.place(draftOf())
      time.now += 2 * day
      await expectCounts(time.now, { Placed: 1 })
      expect(await kept()).toEqual([undefined, undefined])
      await service.place(draftOf())
      // Not yet for certain all of their time.
      await service.place(draftOf())
      await expectCounts(time.now, { Placed: 3 })
      expect(await kept()).toEqual([undefined, undefined])

      time.now += 2 * day
      await expectCounts(time.now, { Placed: 3 })
      expect(await kept()).toEqual([time.now - day, 3])
      done(await deskOf(service).cancel(old))
      await service.place(draftOf())
      await expectCounts(time.now, { Placed: 3, Cancelled: 1 })
      // A clock that is behind finds a time in the future, and counts all.
      await expectCounts(time.now - 2 * day, { Placed: 3, Cancelled: 1 })
    } finally {
      await service.stop()
    }
  })
})

test('dashboard: latency by operation, the most frequent first', async () => {
  const service = await startCheckedService('sqlite')
  try {
    expect((await readDashboard(service)).latency).toEqual([])
    for (let request = 0; request < 5; request++) await service.request('GET', '/customers/v1/me')
    for (let request = 0; request < 3; request++) await service.request('GET', '/orders/v1/unknown')
    for (let request = 0; request < 9; request++) {
      await service.request('GET', '/nowhere')
      await service.request('GET', '/livez', { as: null })
      await service.request('HEAD', '/orders/v1/unknown')
    }
    const { latency } = await readDashboard(service)
    expect(
      latency.map(({ operationId, method, path, requests }) => [operationId, method, path, requests]),
    ).toEqual([
      ['getMe', 'GET', '/customers/v1/me', 5],
      ['getOrder', 'GET', '/orders/v1/{orderId}', 3],
      ['getDashboard', 'GET', '/fulfilment/v1/dashboard', 1],
    ])
    for (const { p50Milliseconds, p95Milliseconds, p99Milliseconds } of latency) {
      expect(p50Milliseconds).toBeGreaterThan(0)
      expect(p95Milliseconds).toBeGreaterThanOrEqual(p50Milliseconds)
      expect(p99Milliseconds).toBeGreaterThanOrEqual(p95Milliseconds)
    }
  } finally {
    await service.stop()
  }
})
