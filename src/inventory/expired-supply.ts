// A restock date that passes without goods changes the expected dates of waiting orders, although nothing was written.
// Therefore the product gets a new supply version, and allocation processes it.
import { integer, orNull, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { Conflict, first, type Store, type Write, write } from '../platform/store/store.ts'
import { supplyChanged } from './purchase-order.ts'

/** Allowed clock difference between processes: a date is processed this long after it passed. */
const clockToleranceMs = 5_000
/** A stored time this far ahead of the clock was set by a wrong clock. */
const wrongClockMs = 3_600_000
/** Products in one batch. */
const batchSize = 200

const selectMark = readStatement({
  name: 'expiredSupply.mark',
  columns: { value: integer },
  sql: `SELECT value FROM counter WHERE name = 'expired_supply'`,
})

const updateMark = writeStatement({
  name: 'expiredSupply.moveMark',
  sql: `UPDATE counter SET value = $2 WHERE name = 'expired_supply' AND value = $1`,
})

const selectNewest = readStatement({
  name: 'expiredSupply.newest',
  columns: { newest: orNull(integer) },
  sql: 'SELECT MAX(expected_at) AS newest FROM purchase_order WHERE expected_at > $1 AND expected_at <= $2',
})

const selectProducts = readStatement({
  name: 'expiredSupply.products',
  columns: { product_id: text },
  sql: `SELECT DISTINCT p.product_id FROM purchase_order p JOIN stock s ON s.product_id = p.product_id
    WHERE p.expected_at > $1 AND p.expected_at <= $2 AND s.waiting > 0 AND p.product_id > $3
    ORDER BY p.product_id LIMIT $4`,
})

/**
 * Finds purchase orders whose date passed since the last run in any process, and gives products with waiting orders a new
 * supply version. The time up to which dates are processed is stored in the database, so that each date is processed once,
 * and none is missed while no process runs.
 */
export async function noteExpiredSupply(store: Store, clock: () => number): Promise<void> {
  const now = clock() - clockToleranceMs
  const mark = await loadMark(store)
  // A date that a wrong clock called passed holds again once the clock is right: then the way back is worked through.
  const next = mark > now + wrongClockMs ? now : await newestExpiry(store, mark, now)
  if (next === null) return
  try {
    for (let after = ''; ; ) {
      const products = await findProducts(store, Math.min(mark, next), Math.max(mark, next), after)
      const isLast = products.length < batchSize
      // The mark goes last: a process that dies before leaves the whole work to the next run.
      await store.batch([...products.map(supplyChanged), ...(isLast ? [moveMark(mark, next)] : [])])
      if (isLast) return
      after = products.at(-1) as string
    }
  } catch (error) {
    // Another process was faster and has done the same.
    if (!(error instanceof Conflict)) throw error
  }
}

async function loadMark(store: Store): Promise<number> {
  const row = await first(store, { statement: selectMark })
  return row?.value ?? 0
}

const moveMark = (from: number, to: number): Write => write(updateMark, [from, to])

/** Of the purchase orders that are due after one moment and not after another; null if there is none. */
async function newestExpiry(store: Store, after: number, until: number): Promise<number | null> {
  const row = await first(store, { statement: selectNewest, values: [after, until] })
  return row?.newest ?? null
}

/** One page in the order of product ids, in which every writer touches them. */
async function findProducts(store: Store, since: number, until: number, after: string): Promise<string[]> {
  const rows = await store.all({ statement: selectProducts, values: [since, until, after, batchSize] })
  return rows.map(({ product_id }) => product_id)
}
