// Makes many orders out of a few by copying their rows under new ids, inside the database: by far the fastest way to
// a million. Each copy has all rows of an order without back-orders: its draft (without its text, which is no longer
// read), its event and its history.
import { randomUUIDv7 } from 'node:crypto'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mintOrderId } from '../../src/orders/order-id.ts'
import { onPostgres } from '../databases.ts'

type Position = [placedAt: number, id: string]

/** The age of the orders: recent enough that their events are not cleaned up during a measurement. */
const days = 20
const week = 7 * 86_400_000

const pattern = `CREATE TEMP TABLE pattern (place INTEGER PRIMARY KEY, id TEXT, draft_id TEXT);
  INSERT INTO pattern SELECT row_number() OVER (ORDER BY id) - 1, id, draft_id FROM orders`

/** Nearly all orders are finished; one in fifty is new and one in fifty is under way. */
const copyColumns = (number: string, milliseconds: string, start: number) => `
  ${number} AS number, ${number} % (SELECT COUNT(*) FROM pattern) AS place, ${start} + ${milliseconds} AS placed_at,
  CASE ${number} % 50 WHEN 0 THEN 'Placed' WHEN 1 THEN 'Released' ELSE 'Delivered' END AS state`

/** Works on both engines. CROSS JOIN, because SQLite then reads the tables in this order. */
const copies = [
  `INSERT INTO draft (id, account, created_at, expires_at, body)
    SELECT c.draft_id, d.account, c.placed_at, c.placed_at + ${week}, '{}'
    FROM copy c CROSS JOIN pattern p CROSS JOIN draft d WHERE p.place = c.place AND d.id = p.draft_id`,
  `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, not_before, history, body)
    SELECT c.order_id, c.draft_id, o.account, c.state, o.version, c.placed_at, o.transit_days, o.not_before,
      o.history, replace(replace(o.body, o.id, c.order_id), o.draft_id, c.draft_id)
    FROM copy c CROSS JOIN pattern p CROSS JOIN orders o WHERE p.place = c.place AND o.id = p.id`,
  `INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data)
    SELECT c.event_id, c.number + 1000000000, c.order_id, e.order_version, e.account, e.type, c.placed_at, e.data
    FROM copy c CROSS JOIN pattern p CROSS JOIN event e WHERE p.place = c.place AND e.order_id = p.id`,
  `UPDATE counter SET value = (SELECT MAX(position) FROM event) WHERE name = 'event'`,
]

const middle = (count: number) =>
  `SELECT placed_at, order_id FROM copy WHERE number = ${Math.floor(count / 2)}`

/** Adds so many orders to a database that no service uses; returns the position of the middle one. */
export function multiplyOrders(database: Record<string, string>, count: number): Promise<Position> {
  return database.DATABASE_URL === undefined
    ? inSqlite(join(database.DATA_DIR as string, 'buildorder.db'), count)
    : inPostgres(database.DATABASE_URL, count)
}

const spread = (count: number) => Math.floor((days * 86_400_000) / count)
const startOf = () => Date.now() - days * 86_400_000

async function inSqlite(file: string, count: number): Promise<Position> {
  const database = new DatabaseSync(file)
  // Durability is not needed while the data set is made.
  for (const pragma of [
    'journal_mode = OFF',
    'synchronous = OFF',
    'cache_size = -1000000',
    'temp_store = MEMORY',
  ])
    database.exec(`PRAGMA ${pragma}`)
  database.function('new_order_id', () => mintOrderId())
  database.function('new_id', () => randomUUIDv7())
  database.exec(pattern)
  database.exec(`CREATE TEMP TABLE copy AS
    WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${count})
    SELECT new_order_id() AS order_id, new_id() AS draft_id, new_id() AS event_id,
    ${copyColumns('n', `n * ${spread(count)}`, startOf())} FROM numbers`)
  database.exec('BEGIN')
  for (const statement of copies) database.exec(statement)
  database.exec('COMMIT')
  const found = database.prepare(middle(count)).get()
  database.close()
  // Now, and not during a measurement.
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  return [Number(found?.placed_at), String(found?.order_id)]
}

function inPostgres(url: string, count: number): Promise<Position> {
  return onPostgres(url, async (client) => {
    await client.query('SET synchronous_commit = off')
    await client.query(pattern)
    // md5 is random enough: twelve digits do not repeat among a million.
    await client.query(`CREATE TEMP TABLE copy AS
      SELECT upper(substr(md5(n::text), 1, 6) || '-' || substr(md5(n::text), 7, 6)) AS order_id,
      uuidv7()::text AS draft_id, uuidv7()::text AS event_id,
      ${copyColumns('n', `n * ${spread(count)}::bigint`, startOf())} FROM generate_series(0, ${count - 1}) AS n`)
    await client.query('ANALYZE copy')
    for (const statement of copies) await client.query(statement)
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    const { rows } = await client.query<{ placed_at: string; order_id: string }>(middle(count))
    return [Number(rows[0]?.placed_at), String(rows[0]?.order_id)]
  })
}
