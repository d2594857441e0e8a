// A delivery that waits for an earlier one of its order, while the result of that one is being stored.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first, type Store } from '../../src/platform/store/store.ts'
import { claim, dueDeliveries } from '../../src/webhooks/claim.ts'
import { insertDelivery } from '../../src/webhooks/delivery.ts'
import { insertWebhook } from '../../src/webhooks/webhook.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'

const webhookId = 'hook'
const now = 1_000
const endOfLease = 16_000

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createDatabase('postgres')
  store = await openStore(readSettings(database.env))
  await store.batch([
    insertWebhook({
      id: webhookId,
      url: 'http://127.0.0.1:9/',
      account: null,
      types: [],
      secrets: [],
      isActive: true,
      createdAt: now,
    }),
  ])
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** One order with a delivery under way and one behind it, and what a sender reads of the second. */
async function readBlocked(orderId: string, firstDueAt: number) {
  for (const position of [1, 2]) {
    const eventId = `${orderId}-${position}`
    const delivery = insertDelivery({
      webhookId,
      eventId,
      orderId,
      position: ++positions,
      body: '{"type":"order.placed"}',
      now,
    })
    await store.batch([delivery])
    if (position === 2) continue
    await store.batch([claim(await dueOf(orderId), now, firstDueAt)])
  }
  return dueOf(orderId)
}
let positions = 0

async function dueOf(orderId: string) {
  const due = await dueDeliveries(store, webhookId, now, 10)
  const delivery = due.find(({ order_id }) => order_id === orderId)
  if (!delivery) throw new Error(`No delivery of order ${orderId} is due.`)
  return delivery
}

const dueAt = async (id: string) =>
  (
    await first(store, {
      statement: adHoc<{ due_at: number }>('SELECT due_at FROM webhook_delivery WHERE id = $1'),
      values: [id],
    })
  )?.due_at

test('a blocked delivery: is due again after the next attempt of the one before it', async () => {
  const blocked = await readBlocked('A', endOfLease + 60_000)
  await store.batch([claim(blocked, now, endOfLease)])
  expect(await dueAt(blocked.id)).toBe(endOfLease + 60_000)
})

test('a blocked delivery: is due soon if the result of the one before it is being stored', async () => {
  const blocked = await readBlocked('B', endOfLease)
  const other = new pg.Client(database.env.DATABASE_URL)
  await other.connect()
  try {
    // The result was stored without seeing the second delivery, so that it released none, and is not committed yet.
    await other.query('BEGIN')
    await other.query(`UPDATE webhook_delivery SET state = 'Delivered' WHERE event_id = 'B-1'`)
    await store.batch([claim(blocked, now, endOfLease)])
    await other.query('COMMIT')
  } finally {
    await other.end()
  }
  expect(await dueAt(blocked.id)).toBe(now + 1_000)
  expect((await dueDeliveries(store, webhookId, now + 1_000, 10)).map(({ event_id }) => event_id)).toContain(
    'B-2',
  )
})
