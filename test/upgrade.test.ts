// A database of an earlier version is brought up to date when it is opened, with everything that is in it.
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { loadDraft } from '../src/checkout/draft.ts'
import { allocateDue } from '../src/orders/allocation.ts'
import { readHistory } from '../src/orders/history.ts'
import { loadHistoryText } from '../src/orders/order.ts'
import { loadQueue } from '../src/orders/queue.ts'
import { readSettings } from '../src/settings.ts'
import { openStore } from '../src/store/open.ts'
import { migrations } from '../src/store/schema.ts'
import { openDatabase } from '../src/store/sqlite/connection.ts'
import { createDatabase, engines, type TestDatabase } from './support/databases.ts'

/** Runs statements on a database that has no tables yet. */
async function lay({ env }: TestDatabase, statements: string[]): Promise<void> {
  if (env.DATABASE_URL === undefined) {
    const database = openDatabase(join(env.DATA_DIR as string, 'buildorder.db'))
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const asOfVersion = (version: number) => [
  'CREATE TABLE schema_version (version BIGINT NOT NULL)',
  `INSERT INTO schema_version (version) VALUES (${version})`,
  ...migrations.slice(0, version).flat(),
]

test.each(engines)(
  'from version 1 on %s: who did what to an order, and what became of a draft',
  async (engine) => {
    const database = await createDatabase(engine)
    const actor = 'The "best" shop \\ in town'
    await lay(database, [
      ...asOfVersion(1),
      `INSERT INTO draft (id, account, created_at, expires_at, submitted_at, order_id, body) VALUES
      ('open', 'A', 1, 2, NULL, NULL, '{}'), ('sent', 'A', 1, 2, 1000, 'O', '{}')`,
      `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body) VALUES
      ('O', 'sent', 'A', 'Confirmed', 2, 1000, 1, '{}'), ('P', 'other', 'A', 'Placed', 1, 3000, 1, '{}')`,
      `INSERT INTO history (order_id, order_version, action, actor, occurred_at) VALUES
      ('O', 2, 'confirm', 'Staff', 2000), ('P', 1, 'place', 'Shop', 3000), ('O', 1, 'place', '${actor}', 1000)`,
      `INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data) VALUES
      ('e1', 1, 'O', 1, 'A', 'order.placed', 1000, '{}'), ('e2', NULL, 'O', 2, 'A', 'order.confirmed', 2000, '{}')`,
    ])
    const store = await openStore(readSettings(database.env))
    try {
      expect(readHistory(await loadHistoryText(store, 'O'))).toEqual([
        { version: 1, action: 'place', actor, occurredAt: '1970-01-01T00:00:01.000Z' },
        { version: 2, action: 'confirm', actor: 'Staff', occurredAt: '1970-01-01T00:00:02.000Z' },
      ])
      expect(readHistory(await loadHistoryText(store, 'P'))).toHaveLength(1)
      expect(await loadDraft(store, 'sent')).toMatchObject({ submittedAt: 1000, orderId: 'O' })
      expect(await loadDraft(store, 'open')).toMatchObject({ submittedAt: null, orderId: null })
      expect(await store.all({ sql: 'SELECT id, position FROM event ORDER BY id' })).toEqual([
        { id: 'e1', position: 1 },
        { id: 'e2', position: null },
      ])
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

test.each(engines)(
  'from version 2 on %s: who waits keeps the place, and nobody else stands in a queue',
  async (engine) => {
    const database = await createDatabase(engine)
    await lay(database, [
      ...asOfVersion(2),
      `INSERT INTO reservation (order_id, product_id, reserved, waiting, queue_number) VALUES
      ('late', 'P', 0, 2, 9), ('served', 'P', 3, 0, 4), ('early', 'P', 1, 1, 5), ('early', 'Q', 0, 1, 1)`,
    ])
    const store = await openStore(readSettings(database.env))
    try {
      expect(await loadQueue(store, 'P', -1, 10)).toEqual([
        { orderId: 'early', queueNumber: 5 },
        { orderId: 'late', queueNumber: 9 },
      ])
      expect(await loadQueue(store, 'P', 5, 10)).toEqual([{ orderId: 'late', queueNumber: 9 }])
      expect(await loadQueue(store, 'Q', -1, 10)).toEqual([{ orderId: 'early', queueNumber: 1 }])
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

test.each(engines)('from version 3 on %s: whoever waits is looked at once more', async (engine) => {
  const database = await createDatabase(engine)
  await lay(database, [
    ...asOfVersion(3),
    `INSERT INTO stock (product_id, on_hand, reserved, waiting) VALUES ('P', 0, 0, 2), ('Q', 3, 1, 0)`,
  ])
  const store = await openStore(readSettings(database.env))
  try {
    const due = () =>
      store.all({ sql: 'SELECT product_id FROM stock WHERE settled_version < supply_version' })
    expect(await due()).toEqual([{ product_id: 'P' }])
    await allocateDue(store, () => 0)
    expect(await due()).toEqual([])
  } finally {
    await store.close()
    await database.drop()
  }
})
