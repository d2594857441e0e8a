import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
// Many concurrent buyers, over several processes where the engine allows it.

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { type Product, saveProduct } from '../../src/catalog/product.ts'
import type { Order } from '../../src/contract/order.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { contradictions, countOf, stockOf } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { seedFixture } from '../support/fixture.ts'
import {
  cancelCall,
  createDraft,
  createSeededDatabase,
  deadlocks,
  openTestStore,
  orderIdOf,
  pause,
  placeOrder,
  type Reply,
  randomFrom,
  type ServiceProcess,
  send,
  startProcess,
  startProcesses,
  submitCall,
  tally,
  withTestStore,
} from '../support/processes.ts'
import { draftOf, startTestService } from '../support/service.ts'

const seed = 20_260_301

const limited = (id: string, onHand: number, isDiscontinued: boolean): Write[] => [
  ...saveProduct({ ...plain, id, name: id, isDiscontinued }),
  savePrice('NOK', id, 12_345),
  setOnHand(id, onHand),
]
const plain: Omit<Product, 'id' | 'name' | 'isDiscontinued'> = {
  description: null,
  manufacturer: null,
  partNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  weightGrams: 100,
  group: null,
  facts: null,
}

describe.each(engines)('races on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  beforeAll(async () => {
    console.log(`races on ${engine}: seed ${seed}`)
    database = await createSeededDatabase(engine)
    store = await openTestStore(database.env)
    await store.batch([
      ...limited('MIXED-40', 40, true),
      ...limited('TWIN-KEY', 100, false),
      ...limited('PAIR-a', 60, true),
      ...limited('PAIR-B', 60, true),
      ...limited('PAIR-c', 25, false),
      ...limited('SUPPLIED', 0, false),
      ...savePurchaseOrder({
        id: 'po-supplied',
        productId: 'SUPPLIED',
        quantity: 10,
        expectedAt: Date.now() + 10 * 86_400_000,
      }),
      bump(catalogTopic),
      bump(pricesTopic),
    ])
    services = await startProcesses(database, 3)
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  const urlOf = (index: number) => (services[index % services.length] as ServiceProcess).url
  const inParallel = <T>(count: number, act: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)))

  test('race: of 50 submits of one draft, one makes the order', async () => {
    const checkoutId = await createDraft(urlOf(0), draftOf([['PLENTY', 3]]))
    const before = await stockOf(store, 'PLENTY')
    const replies = await inParallel(50, (index) => send(urlOf(index), submitCall(checkoutId)))
    expect(tally(replies)).toEqual({ '204': 1, '422 checkout_already_submitted': 49 })
    expect(await countOf(store, 'orders WHERE draft_id = $1', [checkoutId])).toBe(1)
    expect((await stockOf(store, 'PLENTY')).reserved).toBe(before.reserved + 3)
    expect(await contradictions(store)).toEqual([])
  })

  test('race: of 100 buyers of the last 40 units, 40 get one', async () => {
    const drafts = await inParallel(100, (index) => createDraft(urlOf(index), draftOf([['LAST-40', 1]])))
    const replies = await inParallel(100, (index) => send(urlOf(index), submitCall(drafts[index] as string)))
    expect(tally(replies)).toEqual({ '204': 40, '422 checkout_has_problems': 60 })
    expect(await stockOf(store, 'LAST-40')).toEqual({ on_hand: 40, reserved: 40, waiting: 0 })
    expect(await contradictions(store)).toEqual([])
  })

  test('race: buyers of one to three units never get more than exist, and leave fewer than the smallest refused request', async () => {
    const random = randomFrom(seed)
    const wanted = Array.from({ length: 60 }, () => 1 + Math.floor(random() * 3))
    const drafts = await inParallel(60, (index) =>
      createDraft(urlOf(index), draftOf([['MIXED-40', wanted[index]]])),
    )
    const replies = await inParallel(60, (index) => send(urlOf(index), submitCall(drafts[index] as string)))
    const counts = tally(replies)
    expect(Object.keys(counts).sort()).toEqual(['204', '422 checkout_has_problems'])
    const sold = replies.reduce(
      (sum, reply, index) => sum + (reply.status === 204 ? (wanted[index] ?? 0) : 0),
      0,
    )
    const { reserved } = await stockOf(store, 'MIXED-40')
    expect(reserved).toBe(sold)
    expect(reserved).toBeLessThanOrEqual(40)
    // A refused buyer wanted more than is left now: no units are released here.
    const smallestRefused = Math.min(...wanted.filter((_, index) => replies[index]?.status === 422))
    expect(40 - reserved).toBeLessThan(smallestRefused)
    expect(await contradictions(store)).toEqual([])
  })

  test('race: of 30 cancels of one order, one cancels it', async () => {
    const before = await stockOf(store, 'CPU-A')
    const orderId = await placeOrder(urlOf(0), draftOf([['CPU-A', 4]]))
    expect((await stockOf(store, 'CPU-A')).reserved).toBe(before.reserved + 4)
    const replies = await inParallel(30, (index) => send(urlOf(index), cancelCall(orderId)))
    expect(tally(replies)).toEqual({ '204': 1, '422 order_cannot_be_cancelled': 29 })
    expect(await stockOf(store, 'CPU-A')).toEqual(before)
    expect(await countOf(store, "event WHERE order_id = $1 AND type = 'order.cancelled'", [orderId])).toBe(1)
    expect(await contradictions(store)).toEqual([])
  })

  test('race: duplicates of a submit with one key all get the same order', async () => {
    // Several rounds: the window for the race is short.
    for (let round = 0; round < 8; round++) {
      const checkoutId = await createDraft(urlOf(round), draftOf([['TWIN-KEY', 1]]))
      const key = `twin-submit-${round}`
      const replies = await inParallel(20, (index) => send(urlOf(index), submitCall(checkoutId, { key })))
      expect(tally(replies)).toEqual({ '204': 20 })
      expect(new Set(replies.map(orderIdOf)).size).toBe(1)
      expect(replies.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
      expect(await countOf(store, 'orders WHERE draft_id = $1', [checkoutId])).toBe(1)
    }
    expect(await contradictions(store)).toEqual([])
  })

  test('race: duplicates of a create with one key all get the same draft', async () => {
    const marker = 'twin-create'
    const draft = draftOf([['PLENTY', 1]], {
      references: { billingReference: marker, deliveryReference: null },
    })
    const before = await countOf(store, 'draft')
    const ids = await inParallel(20, (index) => createDraft(urlOf(index), draft, { key: marker }))
    expect(new Set(ids).size).toBe(1)
    expect(await countOf(store, 'draft')).toBe(before + 1)
  })

  test('race: duplicates of a cancel with one key all get success', async () => {
    for (let round = 0; round < 4; round++) {
      const orderId = await placeOrder(urlOf(round), draftOf([['PLENTY', 1]]))
      const replies = await inParallel(20, (index) =>
        send(urlOf(index), cancelCall(orderId, { key: `twin-cancel-${round}` })),
      )
      expect(tally(replies)).toEqual({ '204': 20 })
      expect(await countOf(store, "event WHERE order_id = $1 AND type = 'order.cancelled'", [orderId])).toBe(
        1,
      )
    }
    expect(await contradictions(store)).toEqual([])
  })

  test('race: orders and cancels over shared products in opposite orders never fail, and the stock adds up', async () => {
    const random = randomFrom(seed + 1)
    const materials = ['PAIR-a', 'PAIR-B', 'PAIR-c', 'PLENTY', 'FEW']
    const replies: Reply[] = []
    const buy = async (buyer: number) => {
      for (let turn = 0; turn < 6; turn++) {
        const some = materials.filter(() => random() < 0.7)
        const chosen = some.length === 0 ? ['PLENTY'] : some
        const lines = (buyer % 2 === 0 ? chosen : [...chosen].reverse()).map((id): [string, number] => [
          id,
          1,
        ])
        const id = await createDraft(urlOf(buyer + turn), draftOf(lines))
        const submitted = await send(urlOf(buyer + turn + 1), submitCall(id))
        replies.push(submitted)
        if (submitted.status === 204 && random() < 0.5) {
          replies.push(await send(urlOf(buyer + turn + 2), cancelCall(orderIdOf(submitted))))
        }
      }
    }
    const deadlocksBefore = await deadlocks(store)
    await inParallel(24, buy)
    const unexpected = replies.filter(
      ({ status, code }) => status !== 204 && code !== 'checkout_has_problems',
    )
    expect(tally(unexpected)).toEqual({})
    expect(await contradictions(store)).toEqual([])
    expect((await deadlocks(store)) - deadlocksBefore).toBe(0)
  })

  test('race: concurrent orders are not promised more units of a dated supply than it brings', async () => {
    const drafts = await inParallel(10, (index) => createDraft(urlOf(index), draftOf([['SUPPLIED', 2]])))
    const replies = await inParallel(10, (index) => send(urlOf(index), submitCall(drafts[index] as string)))
    expect(tally(replies)).toEqual({ '204': 10 })
    expect(await stockOf(store, 'SUPPLIED')).toEqual({ on_hand: 0, reserved: 0, waiting: 20 })
    const orders = await store.all<{ body: string }>({
      statement: adHoc(
        `SELECT body FROM orders WHERE id IN (SELECT order_id FROM back_order WHERE product_id = 'SUPPLIED')`,
      ),
    })
    const promised = orders
      .flatMap(({ body }) => (JSON.parse(body) as Order).expectedDeliveries)
      .flatMap(({ expectedLines }) => expectedLines)
      .filter(({ status }) => status === 'ConfirmedRestock')
      .reduce((sum, line) => sum + line.quantity, 0)
    // One purchase order of ten units is due; twenty were ordered.
    expect(promised).toBe(10)
  })
})

// Two rare races, forced: one request is paused between its read and its write, while another one
// commits.
describe.each(engines)('interleavings on %s', (engine) => {
  const startHolding = async (statementName: string) => {
    let isArmed = false
    let reached = () => {}
    let release = () => {}
    const service = await startTestService(engine, {
      wrapStore: (store) => ({
        ...store,
        all: async (query) => {
          const rows = await store.all(query)
          if (isArmed && query.statement.name.startsWith(statementName)) {
            isArmed = false
            const released = new Promise<void>((resolve) => {
              release = resolve
            })
            reached()
            await released
          }
          return rows
        },
      }),
    })
    return {
      service,
      /** Resolves when the next matching request is paused. */
      holdNext: () => {
        isArmed = true
        return new Promise<void>((resolve) => {
          reached = resolve
        })
      },
      release: () => release(),
    }
  }

  test.each(['submit', 'cancel'] as const)(
    'interleaving: a %s whose duplicate commits after it read the key replays the answer',
    async (what) => {
      const { service, holdNext, release } = await startHolding('idempotency.find')
      try {
        const id =
          what === 'submit' ? await service.create(draftOf()) : await service.place(draftOf([['PLENTY', 2]]))
        const headers = { 'Idempotency-Key': 'unlucky' }
        // A key that the process has seen before is looked for first; a refusal does not store it.
        expect((await service.request('PATCH', '/orders/v1/NO-SUCH/cancel', { headers })).status).toBe(404)
        const sendOnce = () =>
          what === 'submit'
            ? service.submit(id, null, { headers })
            : service.request('PATCH', `/orders/v1/${id}/cancel`, { headers })
        const held = holdNext()
        const overtaken = sendOnce()
        await held
        const overtaking = await sendOnce()
        release()
        const late = await overtaken
        expect(overtaking.status).toBe(204)
        expect([late.status, late.headers.get('location')]).toEqual([204, overtaking.headers.get('location')])
        expect(late.headers.get('idempotent-replayed')).toBe('true')
        expect(await contradictions(service.store)).toEqual([])
      } finally {
        await service.stop()
      }
    },
  )

  test('interleaving: an overtaken submit is not promised the units that the other order waits for', async () => {
    const { service, holdNext, release } = await startHolding('stock.levels')
    try {
      // Ten of DATED are due in ten days.
      const [slow, fast] = [
        await service.create(draftOf([['DATED', 10]])),
        await service.create(draftOf([['DATED', 10]])),
      ]
      const held = holdNext()
      const overtaken = service.submit(slow)
      await held
      const first = await service.submit(fast)
      release()
      const second = await overtaken
      expect([first.status, second.status]).toEqual([204, 204])
      const statuses = async (reply: Parameters<typeof service.orderIdOf>[0]) =>
        (await service.readOrder(service.orderIdOf(reply))).expectedDeliveries
          .flatMap(({ expectedLines }) => expectedLines)
          .map(({ status, quantity }) => `${quantity} ${status}`)
      expect(await statuses(first)).toEqual(['10 ConfirmedRestock'])
      expect(await statuses(second)).toEqual(['10 UnconfirmedRestock'])
    } finally {
      await service.stop()
    }
  })

  test('interleaving: a submit that finds no stock while a cancel releases it keeps the stock consistent', async () => {
    const { service, holdNext, release } = await startHolding('stock.levels')
    try {
      const all = await service.place(draftOf([['FEW', 5]]))
      const id = await service.create(draftOf([['FEW', 2]]))
      const held = holdNext()
      const overtaken = service.submit(id)
      await held
      expect((await service.request('PATCH', `/orders/v1/${all}/cancel`)).status).toBe(204)
      release()
      expect((await overtaken).status).toBe(204)
      // It may be waiting for them or have reserved them: it must have claimed two.
      const { reserved, waiting } = await stockOf(service.store, 'FEW')
      expect(reserved + waiting).toBe(2)
      expect(await contradictions(service.store)).toEqual([])
    } finally {
      await service.stop()
    }
  })
})

// Submit sorts products in JavaScript; SQL that sorts them must use the same order, or the two deadlock, and PostgreSQL
// waits a second before it ends one of them.
describe('a PostgreSQL that sorts like people do', () => {
  const server = () => new pg.Client({ connectionString: inject('postgresUrl') })
  const name = `test_people_${process.pid}`
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const env = { DATABASE_URL: url.href, DATABASE_CONNECTIONS: '16' }
  const run = async (sql: string) => {
    const client = server()
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  beforeAll(async () => {
    await run(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`)
    await withTestStore(env, async (store) => {
      await seedFixture(store, Date.now())
      await store.batch([
        ...limited('B-PAIR', 100_000, false),
        ...limited('a-pair', 100_000, false),
        bump(catalogTopic),
      ])
    })
  })
  afterAll(() => run(`DROP DATABASE ${name} WITH (FORCE)`))

  test('PostgreSQL with a linguistic collation: a submit and a cancel of the same products never deadlock', async () => {
    const service = await startProcess(env)
    const store = await openTestStore(env)
    const blocker = new pg.Client({ connectionString: env.DATABASE_URL })
    try {
      const draft = draftOf([
        ['a-pair', 1],
        ['B-PAIR', 1],
      ])
      const orderId = await placeOrder(service.url, draft)
      const draftId = await createDraft(service.url, draft)
      // While the row is locked, both continue as far as they can: the cancel first, then the submit.
      await blocker.connect()
      await blocker.query('BEGIN')
      await blocker.query("SELECT 1 FROM stock WHERE product_id = 'a-pair' FOR UPDATE")
      const cancelled = send(service.url, cancelCall(orderId))
      await pause(300)
      const submitted = send(service.url, submitCall(draftId))
      await pause(300)
      await blocker.query('COMMIT')
      expect(tally(await Promise.all([cancelled, submitted]))).toEqual({ '204': 2 })
      expect(await contradictions(store)).toEqual([])
      // The server counts them a moment later.
      await pause(1_200)
      expect(await deadlocks(store)).toBe(0)
    } finally {
      await blocker.end()
      await service.kill()
      await store.close()
    }
  })
})
