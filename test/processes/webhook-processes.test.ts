// Several processes on one database, and processes killed at any moment: every event arrives, repeats have the same
// id, and without failures there are no repeats.

import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { createService } from '../../src/app/service.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first } from '../../src/platform/store/store.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { newOrderId, recordMadeUpEvent } from '../support/events.ts'
import {
  createSeededDatabase,
  deadlocks,
  eventually,
  pause,
  placeOrder,
  randomFrom,
  runCommand,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { type Receiver, startReceiver, verify } from '../support/receiver.ts'
import { draftOf, startTestService } from '../support/service.ts'
import { areDelivered, subscribe, webhookEnv } from '../support/webhooks.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function receive(): Promise<Receiver> {
  const receiver = await startReceiver()
  cleanUp.push(receiver.close)
  return receiver
}

test('webhooks: three services on one PostgreSQL database send each event once, each order in sequence', async () => {
  const orders = 40
  const versions = 5
  const service = await startTestService('postgres', { env: webhookEnv })
  cleanUp.push(service.stop)
  for (let other = 0; other < 2; other++) {
    const store = await openStore(service.settings)
    const { settings } = service
    const secondService = await createService({ settings, store, clock: () => service.time.now })
    await secondService.listen()
    cleanUp.push(async () => {
      await secondService.close()
      await store.close()
    })
  }
  const receiver = await receive()
  receiver.answer((_item, response) => setTimeout(() => response.writeHead(204).end(), Math.random() * 20))
  const hook = await subscribe(service, receiver)
  await Promise.all(
    Array.from({ length: orders }, async () => {
      const orderId = newOrderId()
      for (let version = 1; version <= versions; version++)
        await recordMadeUpEvent(service.store, { orderId, version })
    }),
  )
  await hook.until(areDelivered(200), 20_000)
  await pause(200)
  expect(await deadlocks(service.store)).toBe(0)
  expect(receiver.received).toHaveLength(orders * versions)
  expect(new Set(receiver.ids()).size).toBe(orders * versions)
  for (const [, items] of Map.groupBy(receiver.received, ({ event }) => event.subject)) {
    expect(items.map(({ event }) => event.data.orderVersion)).toEqual([1, 2, 3, 4, 5])
  }
})

describe.each(engines)('kills on %s', (engine) => {
  const kills = 6
  const seed = 4711

  async function prepare(receiver: Receiver): Promise<{ database: TestDatabase; secret: string }> {
    const database = await createSeededDatabase(engine)
    cleanUp.push(database.drop)
    Object.assign(database.env, webhookEnv)
    const made = await runCommand(['webhooks', 'create', '--url', receiver.url], database.env)
    expect(made.code, made.stderr).toBe(0)
    return { database, secret: made.stdout.trim() }
  }
  const start = async (database: TestDatabase) => {
    const service = await startProcess(database.env)
    cleanUp.push(service.kill)
    return service
  }

  test(`webhooks: ${kills} kills between commit and send lose no event`, async () => {
    const random = randomFrom(seed)
    const receiver = await receive()
    const { database, secret } = await prepare(receiver)
    // Some are answered at once, some slowly, some never: a kill finds deliveries in every state.
    const answered = new Set<string>()
    receiver.answer({
      by: ({ id }) => {
        const chance = random()
        return (_item, response) => {
          if (chance < 0.2) return
          setTimeout(
            () => {
              if (response.destroyed) return
              answered.add(id)
              response.writeHead(204).end()
            },
            chance < 0.6 ? 0 : 60,
          )
        }
      },
    })
    const placed = new Set<string>()
    for (let round = 0; round < kills; round++) {
      const service = await start(database)
      const before = placed.size
      const buying = Array.from({ length: 4 }, async () => {
        // Requests without an answer may have acted; the database is checked below.
        for (;;) {
          const orderId = await placeOrder(service.url, draftOf()).catch(() => undefined)
          if (orderId === undefined) return
          placed.add(orderId)
        }
      })
      await eventually(
        async () => placed.size,
        (count) => count > before,
        60_000,
      )
      await pause(random() * 50)
      await service.kill()
      await Promise.all(buying)
    }
    receiver.answer({
      by: ({ id }) => {
        answered.add(id)
        return 204
      },
    })
    await start(database)
    const received = () =>
      withTestStore(database.env, (store) =>
        store.all<{ id: string; order_id: string }>({ statement: adHoc('SELECT id, order_id FROM event') }),
      )
    const events = await received()
    await eventually(
      async () => events.filter(({ id }) => !answered.has(id)),
      (missing) => missing.length === 0,
      30_000,
    )
    expect(events.filter(({ id }) => !answered.has(id))).toEqual([])
    expect(placed.size).toBeGreaterThanOrEqual(kills)
    const known = new Set(events.map(({ order_id }) => order_id))
    expect([...placed].filter((orderId) => !known.has(orderId))).toEqual([])
    const left = () =>
      withTestStore(database.env, (store) =>
        first<{ n: number }>(store, {
          statement: adHoc(`SELECT COUNT(*) AS n FROM webhook_delivery WHERE state <> 'Delivered'`),
        }),
      )
    expect((await eventually(left, (row) => row?.n === 0, 30_000))?.n).toBe(0)
    for (const item of receiver.received) expect(verify(item, secret)).toEqual(item.event)
    const ids = new Set(receiver.ids())
    expect(ids).toEqual(new Set(events.map(({ id }) => id)))
    // Otherwise the kills hit nothing, and the test shows nothing.
    expect(receiver.received.length).toBeGreaterThan(events.length)
    console.log(`kills on ${engine}: ${events.length} events, ${receiver.received.length} requests`)
  })

  test('webhooks: an event in flight during a kill is sent again with the same id', async () => {
    const receiver = await receive()
    receiver.answer(() => {})
    const { database } = await prepare(receiver)
    const service = await start(database)
    const orderId = await placeOrder(service.url, draftOf())
    await eventually(
      async () => receiver.received.length,
      (count) => count === 1,
      60_000,
    )
    await service.kill()
    receiver.answer(204)
    const again = await start(database)
    await eventually(
      async () => receiver.received.length,
      (count) => count >= 2,
      20_000,
    )
    await pause(300)
    const { received } = receiver
    expect(received).toHaveLength(2)
    expect(received[1]?.id).toBe(received[0]?.id)
    expect(received[1]?.text).toBe(received[0]?.text)
    const feed = await send(again.url, {
      method: 'GET',
      path: `/fulfilment/v1/events?orderId=${orderId}`,
      as: 'staff',
    })
    expect(JSON.parse(feed.text).events).toEqual([received[0]?.event])
  })

  test('webhooks: a process that stops finishes the requests in flight', async () => {
    const receiver = await receive()
    receiver.answer((_item, response) => setTimeout(() => response.writeHead(204).end(), 200))
    const { database } = await prepare(receiver)
    const service = await start(database)
    await placeOrder(service.url, draftOf())
    await eventually(
      async () => receiver.received.length,
      (count) => count === 1,
      60_000,
    )
    service.signal('SIGTERM')
    expect((await service.exited).code).toBe(0)
    const states = await withTestStore(database.env, (store) =>
      store.all<{ state: string }>({ statement: adHoc('SELECT state FROM webhook_delivery') }),
    )
    expect(states).toEqual([{ state: 'Delivered' }])
  })
})
