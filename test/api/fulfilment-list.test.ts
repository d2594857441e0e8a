// Staff search orders of all accounts by state, account, date and id; pages have no gaps and no duplicates.

import { beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/account.ts'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { type OrderState, orderStates } from '../../src/orders/states.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, type StaffOrder } from '../support/desk.ts'
import { accounts } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startOfTime } from '../support/service.ts'
import { change } from '../support/world.ts'

interface Page {
  orders: Omit<StaffOrder, 'history'>[]
  nextCursor: string | null
}
interface Placed {
  id: string
  account: string
  state: OrderState
  placedAt: number
}

describe.each(engines)('the list of orders on %s', (engine) => {
  let placed: Placed[]
  const minute = 60_000

  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    placed = []
    const callers = [
      ['shop', 'NO-1'],
      ['shop', 'NO-2'],
      ['german', 'DE-1'],
    ] as const
    const steps: [OrderState, (orderId: string) => Promise<unknown>][] = [
      ['Confirmed', (orderId) => desk.confirm(orderId)],
      ['Released', (orderId) => desk.release(orderId)],
      ['PartiallyShipped', (orderId) => desk.ship(orderId, [['10', 1]])],
      ['Shipped', (orderId) => desk.ship(orderId, [['10', 1]])],
    ]
    for (let index = 0; index < 24; index++) {
      // Three orders share each timestamp, so that the id must order them.
      service.time.now = startOfTime + Math.floor(index / 3) * minute
      const [as, account] = callers[index % 3] as (typeof callers)[number]
      const draft = draftOf([['PLENTY', 2]], { soldTo: { customerId: account } })
      const id = await service.place(draft, { as })
      const state = (['Placed', 'Confirmed', 'Released', 'Shipped', 'Cancelled'] as const)[
        index % 5
      ] as OrderState
      if (state === 'Cancelled') {
        expect((await service.request('PATCH', `/orders/v1/${id}/cancel`, { as })).status).toBe(204)
      } else {
        for (const [reached, step] of steps) {
          if (orderStates.indexOf(reached) <= orderStates.indexOf(state)) await step(id)
        }
      }
      placed.push({ id, account, state, placedAt: startOfTime + Math.floor(index / 3) * minute })
    }
  })

  const ask = (query: Record<string, string | number> = {}) =>
    desk.call<Page>(
      'GET',
      `/fulfilment/v1/orders?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    )
  async function walk(query: Record<string, string | number> = {}): Promise<string[]> {
    const found: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < 100; page++) {
      const { body }: { body: Page } = done(await ask(cursor === null ? query : { ...query, cursor }))
      found.push(...body.orders.map(({ order }) => order.orderId as string))
      cursor = body.nextCursor
      if (cursor === null) return found
      expect(body.orders).toHaveLength(Number(query.limit ?? 50))
    }
    throw new Error('the pages never end')
  }
  /** Newest first; with equal timestamps, the greatest id first. */
  const expectedIds = (holds: (order: Placed) => boolean = () => true) =>
    placed
      .filter(holds)
      .sort((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)

  test.each([1, 2, 5, 7, 23, 24, 25, 200])(
    'order list in pages of %i: every order once, newest first',
    async (limit) => {
      expect(await walk({ limit })).toEqual(expectedIds())
    },
  )

  test.each(orderStates)('order list: filters by state %s', async (state) => {
    expect(await walk({ state, limit: 2 })).toEqual(expectedIds((order) => order.state === state))
  })

  test.each(['NO-1', 'NO-2', 'DE-1', 'NO-3', 'nobody'])(
    'order list: filters by account %s',
    async (account) => {
      expect(await walk({ account, limit: 3 })).toEqual(expectedIds((order) => order.account === account))
    },
  )

  test('order list: filters by time, from inclusive and to exclusive', async () => {
    const from = startOfTime + 2 * minute
    const before = startOfTime + 5 * minute
    const placedFrom = new Date(from).toISOString()
    const placedBefore = new Date(before).toISOString()
    expect(await walk({ placedFrom, limit: 4 })).toEqual(expectedIds(({ placedAt }) => placedAt >= from))
    expect(await walk({ placedBefore, limit: 4 })).toEqual(expectedIds(({ placedAt }) => placedAt < before))
    expect(await walk({ placedFrom, placedBefore, limit: 4 })).toEqual(
      expectedIds(({ placedAt }) => placedAt >= from && placedAt < before),
    )
    expect(await walk({ placedFrom: placedBefore, placedBefore: placedFrom })).toEqual([])
    // The same moment, with the offset of Oslo.
    expect(await walk({ placedFrom: '2026-03-01T11:02:00+01:00' })).toEqual(
      expectedIds(({ placedAt }) => placedAt >= from),
    )
  })

  test('order list: filters can be combined', async () => {
    const query = {
      state: 'Placed',
      account: 'NO-1',
      placedFrom: new Date(startOfTime + minute).toISOString(),
      limit: 1,
    }
    const found = await walk(query)
    expect(found).toEqual(
      expectedIds(
        ({ state, account, placedAt }) =>
          state === 'Placed' && account === 'NO-1' && placedAt >= startOfTime + minute,
      ),
    )
    expect(found.length).toBeGreaterThan(0)
  })

  test('order list: search by the start of an order id, in upper and lower case', async () => {
    for (const { id } of placed.slice(0, 3)) {
      for (let length = 1; length <= id.length; length++) {
        const start = id.slice(0, length)
        const those = expectedIds((order) => order.id.startsWith(start))
        expect(await walk({ search: start, limit: 1 })).toEqual(those)
        expect(await walk({ search: ` ${start.toLowerCase().replace('-', '')} ` })).toEqual(those)
      }
      expect(await walk({ search: id })).toEqual([id])
      expect(await walk({ search: `${id}0` })).toEqual([])
    }
  })

  test('order list: search by account', async () => {
    for (const account of ['NO-1', 'DE-1']) {
      expect(await walk({ search: account, limit: 3 })).toEqual(
        expectedIds((order) => order.account === account),
      )
    }
    expect(await walk({ search: 'NO-1', account: 'NO-2' })).toEqual([])
  })

  test('order list: a search without matches is empty, an empty search matches all', async () => {
    for (const search of ['nobody', '%', "' OR 1=1 --", '-', 'UUUUU', '7K3MX-9QF2T-7K3MX']) {
      expect(await walk({ search })).toEqual([])
    }
    for (const search of ['', '   ']) expect(await walk({ search })).toEqual(expectedIds())
  })

  test('order list: a search can be combined with filters', async () => {
    for (const { id, state, account, placedAt } of placed) {
      for (const search of [id.slice(0, 1), id.slice(0, 2), id]) {
        const isFound = (order: Placed) => order.id.startsWith(search) && order.state === state
        expect(await walk({ search, state, limit: 1 })).toEqual(expectedIds(isFound))
        const placedFrom = new Date(placedAt).toISOString()
        expect(await walk({ search, state, account, placedFrom, limit: 1 })).toEqual(
          expectedIds((order) => isFound(order) && order.account === account && order.placedAt >= placedAt),
        )
      }
    }
  })

  test('order list: a search that matches an account and an id finds both, each once', async () => {
    const [{ id: other } = { id: '' }] = placed
    const account = other.slice(0, 2)
    const [pattern] = accounts.filter(({ id }) => id === 'NO-2')
    if (!pattern) throw new Error('is missing')
    const key = {
      id: 'short',
      hash: hashKey('bo_short'),
      client: 'short',
      accounts: [account],
      scopes: ['checkout' as const],
      isDemo: false,
      createdAt: 0,
      revokedAt: null,
    }
    await change(service, ['callers'], [insertAccount({ ...pattern, id: account }), insertKey(key)])
    for (const minutes of [0, 2, 90]) {
      service.time.now = startOfTime + minutes * minute
      const id = await service.place(draftOf(), {
        as: null,
        headers: { Authorization: 'Bearer bo_short' },
      })
      placed.push({ id, account, state: 'Placed', placedAt: service.time.now })
    }
    const both = expectedIds((order) => order.account === account || order.id.startsWith(account))
    expect(both.length).toBeGreaterThan(3)
    for (const limit of [1, 2, 50]) expect(await walk({ search: account, limit })).toEqual(both)
  })

  test('order list: each entry has the order with its state, version and timestamp', async () => {
    const { body } = await ask({ limit: 200 })
    for (const listed of body.orders) {
      const { history, ...order } = await desk.read(listed.order.orderId as string)
      expect(listed).toEqual(order)
      expect(history).toHaveLength(order.version)
    }
  })

  test('order list: oldest first is the same list the other way round, also with a search', async () => {
    for (const query of [{ limit: 3 }, { limit: 2, search: 'NO-2' }, { limit: 3, state: 'Cancelled' }])
      expect(await walk({ ...query, sort: 'oldest' })).toEqual((await walk(query)).reverse())
  })

  test('order list: the CSV file has what the list shows, in its order', async () => {
    for (const query of [{}, { sort: 'oldest', account: 'NO-2' }, { sort: 'promise' }]) {
      const { text, headers } = done(
        await desk.call('GET', `/fulfilment/v1/orders/export?${new URLSearchParams(query)}`),
      )
      expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
      const [header = '', ...lines] = text.trim().split('\n')
      expect(header).toContain('orderId,state,placedAt,customerId,company,city,billingReference')
      expect(lines.map((line) => line.split(',')[0])).toEqual(await walk({ ...query, limit: 50 }))
    }
    const refused = await desk.call('GET', '/fulfilment/v1/orders/export?carrier=door')
    expect(refused.status).toBe(400)
  })

  test('order list: paging is stable while newer orders arrive', async () => {
    const limit = 10
    const first = done(await ask({ limit })).body
    service.time.now = startOfTime + 60 * minute
    const id = await service.place(draftOf())
    const second = done(await ask({ limit, cursor: first.nextCursor as string })).body
    expect([...first.orders, ...second.orders].map(({ order }) => order.orderId)).toEqual(
      expectedIds().slice(0, 2 * limit),
    )
    placed.push({ id, account: 'NO-1', state: 'Placed', placedAt: service.time.now })
  })

  test('work queue: has the open orders by the time they should leave, in pages without gaps', async () => {
    const open = new Set(['Placed', 'Confirmed', 'Released', 'PartiallyShipped'])
    const found: Page['orders'] = []
    let cursor: string | null = null
    do {
      const page: Page = done(await ask({ sort: 'promise', limit: 4, ...(cursor ? { cursor } : {}) })).body
      found.push(...page.orders)
      cursor = page.nextCursor
    } while (cursor)
    expect(found.map(({ order }) => order.orderId).sort()).toEqual(
      placed
        .filter(({ state }) => open.has(state))
        .map(({ id }) => id)
        .sort(),
    )
    const times = found.map((each) => (each as { leavesAt?: string | null }).leavesAt ?? '9999')
    expect(times).toEqual([...times].sort())
  })

  test('work queue: is filtered by carrier, account and state, and counts the carriers', async () => {
    const all = done(await ask({ sort: 'promise', limit: 200 })).body as Page & {
      carriers: { carrier: string; orders: number }[]
    }
    expect(all.carriers.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.orders.length)
    for (const { carrier, orders } of all.carriers) {
      expect(done(await ask({ sort: 'promise', limit: 200, carrier })).body.orders).toHaveLength(orders)
    }
    const released = done(await ask({ sort: 'promise', state: 'Released', account: 'NO-2' })).body.orders
    expect(released.map(({ order }) => order.orderId).sort()).toEqual(
      placed
        .filter(({ state, account }) => state === 'Released' && account === 'NO-2')
        .map(({ id }) => id)
        .sort(),
    )
    expect(codeOf(await ask({ sort: 'promise', state: 'Shipped' }))).toBe('invalid_request')
    expect(codeOf(await ask({ carrier: 'any' }))).toBe('invalid_request')
  })

  test('work queue: is filtered by time and by the beginning of an id or an account', async () => {
    const open = ['Placed', 'Confirmed', 'Released', 'PartiallyShipped']
    const isOpen = ({ state }: Placed) => open.includes(state)
    const queued = async (query: Record<string, string>) =>
      (await walk({ sort: 'promise', limit: 200, ...query })).sort()
    const placedIds = (holds: (order: Placed) => boolean) =>
      expectedIds((each) => isOpen(each) && holds(each)).sort()
    const from = startOfTime + 2 * minute
    const placedFrom = new Date(from).toISOString()
    expect(await queued({ placedFrom })).toEqual(placedIds(({ placedAt }) => placedAt >= from))
    expect(await queued({ placedBefore: placedFrom })).toEqual(placedIds(({ placedAt }) => placedAt < from))
    for (const search of ['NO-2', (placed.find(isOpen) as Placed).id.slice(0, 7), 'nobody', "' OR 1=1 --"]) {
      const isFound = ({ account, id }: Placed) => account === search || id.startsWith(search)
      expect(await queued({ search })).toEqual(placedIds(isFound))
    }
  })

  test('work queue: a cursor of the list by date is refused, and the other way round', async () => {
    const byDate = done(await ask({ limit: 1 })).body.nextCursor as string
    const byPromise = done(await ask({ limit: 1, sort: 'promise' })).body.nextCursor as string
    expect(fieldsOf(await ask({ sort: 'promise', cursor: byDate }))).toEqual(['cursor'])
    expect(fieldsOf(await ask({ cursor: byPromise }))).toEqual(['cursor'])
  })

  test('work queue: follows a change at once, and an unchanged list is answered with 304', async () => {
    const path = '/fulfilment/v1/orders?sort=promise&limit=200'
    const before = await desk.call<Page>('GET', path)
    const etag = before.headers.get('etag') ?? ''
    expect((await desk.call('GET', path, undefined, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    service.time.now += 1000
    const id = await service.place(draftOf())
    const after = await desk.call<Page>('GET', path, undefined, { headers: { 'If-None-Match': etag } })
    expect(after.status).toBe(200)
    expect(after.body.orders.map(({ order }) => order.orderId)).toContain(id)
    done(await desk.cancel(id))
    const last = await desk.call<Page>('GET', path)
    expect(last.body.orders.map(({ order }) => order.orderId)).not.toContain(id)
    placed.push({ id, account: 'NO-1', state: 'Cancelled', placedAt: service.time.now })
  })

  test.each([
    ['state', 'placed'],
    ['state', ''],
    ['placedFrom', '2026-03-01'],
    ['placedBefore', 'yesterday'],
    ['search', 'x'.repeat(256)],
    ['limit', '0'],
    ['limit', '201'],
    ['limit', 'many'],
    ['cursor', 'nonsense'],
    ['cursor', ''],
    ['cursor', Buffer.from('["a","b"]').toString('base64url')],
    ['cursor', Buffer.from('[1.5,"b"]').toString('base64url')],
  ])('order list: %s=%s is 400 and named', async (name, value) => {
    const reply = await ask({ [name]: value })
    expect([reply.status, codeOf(reply), fieldsOf(reply)]).toEqual([400, 'invalid_request', [name]])
  })
})
