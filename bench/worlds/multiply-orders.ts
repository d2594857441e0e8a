// Makes many orders out of a few by copying their rows under new ids, inside the database: by far the fastest way to
// ten million. Each copy has the rows that the service leaves: the order with its history, the draft, and, if it is
// younger than the clean-up, the events of its state.
import { randomUUIDv7 } from 'node:crypto'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mintOrderId } from '../../src/orders/order-id.ts'
import { onPostgres } from '../../test/support/postgres.ts'
import { patternsPerState } from './patterns.ts'

export interface Copies {
  count: number
  /** The text of a draft is no longer read once it is submitted; without it, a data set takes a third less room. */
  hasDraftTexts: boolean
  onProgress?: (done: number) => void
}

const day = 86_400_000
const days = 730
/** Older events are removed a day later: not during a measurement. */
const daysWithEvents = 29
const week = 7 * day
const chunk = 100_000
const otherAccounts = 500
/** Above the positions of what is placed through the API. */
const firstPosition = 1_000_000

/** Works on both engines, like everything here that names no engine. */
const prepare = [
  `CREATE TEMP TABLE pattern (state TEXT, place INTEGER, id TEXT, draft_id TEXT, PRIMARY KEY (state, place))`,
  `INSERT INTO pattern SELECT state, row_number() OVER (PARTITION BY state ORDER BY id) - 1, id, draft_id FROM orders`,
  `CREATE TEMP TABLE pattern_event (order_id TEXT, order_version BIGINT, type TEXT, data TEXT, PRIMARY KEY (order_id, order_version))`,
  `INSERT INTO pattern_event SELECT order_id, order_version, type, data FROM event`,
  `CREATE TEMP TABLE copy (number BIGINT, order_id TEXT, draft_id TEXT, placed_at BIGINT, account TEXT, state TEXT, place INTEGER)`,
  `INSERT INTO account (id, name, country, currency, vat_rate, price_list)
    WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${otherAccounts})
    SELECT 'NO-' || (1000 + n), 'Customer ' || n, country, currency, vat_rate, price_list
    FROM numbers CROSS JOIN account WHERE id = 'NO-2'`,
]

const placedAt = (count: number) => `${Date.now() - days * day} + n * ${Math.floor((days * day) / count)}`

/** The columns of `copy` after its ids. Orders leave within three days, so that only the newest are open. */
const copyColumns = (count: number) => {
  // Scatters the accounts.
  const mixed = 'n * 48271 % 65537'
  return `${placedAt(count)},
    CASE WHEN ${mixed} % 10 < 6 THEN 'NO-1' WHEN ${mixed} % 10 < 8 THEN 'NO-2'
      ELSE 'NO-' || (1000 + ${mixed} % ${otherAccounts}) END,
    CASE WHEN n >= ${count * 0.998} THEN 'Placed' WHEN n >= ${count * 0.996} THEN 'Released'
      WHEN n % 50 = 0 THEN 'Cancelled' ELSE 'Delivered' END,
    n / 50 % ${patternsPerState}`
}

/** CROSS JOIN, because SQLite then reads the tables in this order. */
const fromPatterns = 'FROM copy c CROSS JOIN pattern p'
const isPattern = 'p.state = c.state AND p.place = c.place'

const copyRows = (hasDraftTexts: boolean, newId: string) => [
  `INSERT INTO draft (id, account, created_at, expires_at, body)
    SELECT c.draft_id, c.account, c.placed_at, c.placed_at + ${week}, ${hasDraftTexts ? 'd.body' : `'{}'`}
    ${fromPatterns} CROSS JOIN draft d WHERE ${isPattern} AND d.id = p.draft_id`,
  `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, not_before, history, body,
      leaves_at, arrives_at, carrier, carrier_name, facts_version)
    SELECT c.order_id, c.draft_id, c.account, c.state, o.version, c.placed_at, o.transit_days, o.not_before, o.history,
      replace(replace(replace(o.body, o.id, c.order_id), o.draft_id, c.draft_id), '"soldTo":"NO-1"', '"soldTo":"' || c.account || '"'),
      o.leaves_at, o.arrives_at, o.carrier, o.carrier_name, o.facts_version
    ${fromPatterns} CROSS JOIN orders o WHERE ${isPattern} AND o.id = p.id ON CONFLICT DO NOTHING`,
  `INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data)
    SELECT ${newId}, ${firstPosition} + c.number * 8 + e.order_version, c.order_id, e.order_version, c.account, e.type,
      c.placed_at, replace(replace(e.data, p.id, c.order_id), p.draft_id, c.draft_id)
    ${fromPatterns} CROSS JOIN pattern_event e WHERE ${isPattern} AND e.order_id = p.id
      AND c.placed_at > ${Date.now() - daysWithEvents * day}`,
]

const finish = `UPDATE counter SET value = (SELECT MAX(position) FROM event) WHERE name = 'event'`

/** Adds orders to a database that no service uses. */
export function multiplyOrders(database: Record<string, string>, copies: Copies): Promise<void> {
  return database.DATABASE_URL === undefined
    ? inSqlite(join(database.DATA_DIR as string, 'buildorder.db'), copies)
    : inPostgres(database.DATABASE_URL, copies)
}

/** The numbers of the copies, in pieces: a transaction each, and a line of progress. */
function* chunksOf(count: number): Generator<{ from: number; to: number }> {
  for (let from = 0; from < count; from += chunk) yield { from, to: Math.min(from + chunk, count) - 1 }
}

async function inSqlite(file: string, { count, hasDraftTexts, onProgress }: Copies): Promise<void> {
  // A defensive connection would keep its journal.
  const database = new DatabaseSync(file, { defensive: false })
  // Durability is not needed while the data set is made.
  for (const pragma of [
    'journal_mode = OFF',
    'synchronous = OFF',
    'cache_size = -2000000',
    'temp_store = MEMORY',
  ])
    database.exec(`PRAGMA ${pragma}`)
  database.function('new_order_id', (now) => mintOrderId(Number(now)))
  database.function('new_id', () => randomUUIDv7())
  for (const statement of prepare) database.exec(statement)
  for (const { from, to } of chunksOf(count)) {
    database.exec('BEGIN')
    database.exec(`INSERT INTO copy
      WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})
      SELECT n, new_order_id(${placedAt(count)}), new_id(), ${copyColumns(count)} FROM numbers`)
    for (const statement of copyRows(hasDraftTexts, 'new_id()')) database.exec(statement)
    database.exec('DELETE FROM copy')
    database.exec('COMMIT')
    onProgress?.(to + 1)
  }
  database.exec(finish)
  database.close()
  // Now, and not during a measurement.
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Ten digits that never repeat and are scattered like those of an order id: the factor is odd. */
const scattered = `upper(lpad(to_hex(n * 169885789791 % (1::bigint << 40)), 10, '0'))`

function inPostgres(url: string, { count, hasDraftTexts, onProgress }: Copies): Promise<void> {
  return onPostgres(url, async (client) => {
    await client.query('SET synchronous_commit = off')
    for (const statement of prepare) await client.query(statement)
    await client.query('ANALYZE pattern')
    await client.query('ANALYZE pattern_event')
    for (const { from, to } of chunksOf(count)) {
      await client.query('BEGIN')
      await client.query(`INSERT INTO copy
        SELECT n, substr(digits, 1, 5) || '-' || substr(digits, 6), uuidv7()::text, ${copyColumns(count)}
        FROM (SELECT n, ${scattered} AS digits FROM generate_series(${from}::bigint, ${to}) AS n) AS numbers`)
      await client.query('ANALYZE copy')
      for (const statement of copyRows(hasDraftTexts, 'uuidv7()::text')) await client.query(statement)
      await client.query('TRUNCATE copy')
      await client.query('COMMIT')
      onProgress?.(to + 1)
    }
    await client.query(finish)
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  })
}
