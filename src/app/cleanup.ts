// Removes old rows in small batches, so that no request waits for it.

import { removedCounter } from '../events/sequence.ts'
import type { DatabaseClock } from '../platform/clock/database-clock.ts'
import { loadCounters, raiseCounter, saveCounter } from '../platform/store/counters.ts'
import { integer, text } from '../platform/store/row.ts'
import {
  type ReadStatement,
  readStatement,
  type WriteStatement,
  writeStatement,
} from '../platform/store/statement.ts'
import { first, type Store, write } from '../platform/store/store.ts'
import { firstKeyId } from '../setup/link.ts'
import type { Settings } from './settings.ts'

const day = 86_400_000
const hour = 3_600_000
/** Rows read by one query and removed by one batch. */
const batchSize = 200

interface CleanupTask {
  table: string
  key: string[]
  /** Indexed column with the time from which the age of a row counts. */
  age: string
  /** A counter of the greatest value that was removed. */
  newest?: { column: string; counter: string }
  /** Restricts the old rows that are removed. */
  condition?: string
  /** Old rows that do not match the condition never will, so they are not read again, also not after a start. */
  isFinal?: true
  keptDays: (settings: Settings) => number
}

const tasks: CleanupTask[] = [
  {
    table: 'draft',
    key: ['id'],
    age: 'expires_at',
    // A submitted draft is kept as the record of the quote.
    condition: 'NOT EXISTS (SELECT 1 FROM orders WHERE orders.draft_id = draft.id)',
    isFinal: true,
    // At least an hour: a submit decided just before the expiry may still be committing.
    keptDays: (settings) => Math.max(settings.KEEP_EXPIRED_DRAFTS_DAYS, hour / day),
  },
  {
    table: 'cart',
    key: ['person', 'account'],
    age: 'updated_at',
    keptDays: (settings) => settings.KEEP_CARTS_DAYS,
  },
  {
    table: 'idempotency',
    key: ['caller', 'idempotency_key'],
    age: 'created_at',
    keptDays: () => 1,
  },
  {
    table: 'session',
    key: ['id'],
    age: 'expires_at',
    keptDays: () => 0,
  },
  {
    table: 'order_pick',
    key: ['order_id'],
    age: 'seen_at',
    keptDays: () => 1,
  },
  {
    table: 'person_link',
    key: ['hash'],
    age: 'expires_at',
    keptDays: () => 0,
  },
  {
    table: 'passkey_challenge',
    key: ['hash'],
    age: 'expires_at',
    keptDays: () => 0,
  },
  {
    table: 'sign_in_failure',
    key: ['id'],
    age: 'failed_at',
    keptDays: () => 1,
  },
  {
    table: 'setup_link',
    key: ['hash'],
    age: 'expires_at',
    // Its rows say that the first key was never used to sign in.
    condition: `NOT EXISTS (SELECT 1 FROM api_key WHERE id = '${firstKeyId}')`,
    keptDays: () => 0,
  },
  {
    table: 'webhook_delivery',
    key: ['id'],
    age: 'created_at',
    // Pending deliveries of active webhooks are kept.
    condition: `(state <> 'Pending' OR webhook_id IN (SELECT id FROM webhook WHERE active = 0))`,
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    table: 'mail',
    key: ['id'],
    age: 'created_at',
    condition: `state <> 'Pending'`,
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    table: 'import_job',
    key: ['id'],
    age: 'created_at',
    condition: `state <> 'Waiting'`,
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    table: 'import_piece',
    key: ['job_id'],
    age: 'created_at',
    // Of uploads that broke off.
    condition: `NOT EXISTS (SELECT 1 FROM import_job WHERE import_job.id = job_id AND state = 'Waiting')`,
    keptDays: () => 1,
  },
  {
    table: 'import_report',
    key: ['job_id'],
    age: 'created_at',
    condition: 'NOT EXISTS (SELECT 1 FROM import_job WHERE import_job.id = job_id)',
    keptDays: () => 1,
  },
  {
    table: 'event',
    key: ['id'],
    newest: { column: 'position', counter: removedCounter },
    age: 'occurred_at',
    // Deliveries contain their own text, so an event with a position is needed only by the feed.
    condition: 'position IS NOT NULL',
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    // Prices that have ended; those of now are rows of other tables.
    table: 'price_history',
    // All rows of a product that ended in the same time.
    key: ['price_list', 'product_id'],
    age: 'until',
    keptDays: (settings) => settings.KEEP_PRICE_HISTORY_DAYS,
  },
]

/** As the time of the database says; nothing, and undefined, while the clock of this process is not that of the database. */
export async function cleanUpByClock(store: Store, settings: Settings, clock: DatabaseClock) {
  await clock.check()
  return clock.fault() ? undefined : cleanUp(store, settings, clock.expiryNow())
}

/** Removes old rows; returns how many were found, by table. */
export async function cleanUp(store: Store, settings: Settings, now: number): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const task of preparedTasks) {
    const { table, isFinal, keptDays } = task
    const before = now - keptDays(settings) * day
    const start = isFinal ? await loadProgress(store, table, before) : 0
    let from = start
    let count = 0
    while (from < before) {
      const end = await endOfBatch(store, task, from, before)
      count += await removeBetween(store, task, from, end)
      from = end
    }
    // Not every minute: the database of an idle service stays as it is.
    if (isFinal && from - start >= hour) await store.batch([saveCounter(progressOf(table), from)])
    removed.set(table, count)
  }
  return removed
}

interface CleanupStatements {
  end: ReadStatement<{ age: number }>
  find: ReadStatement<Record<string, string | number>>
  remove: WriteStatement
}

function statementsFor({ table, key, age, newest, condition = '1 = 1' }: CleanupTask): CleanupStatements {
  const isOld = `${age} >= $1 AND ${age} < $2 AND ${condition}`
  const isRow = key.map((column, place) => `${column} = $${place + 3}`).join(' AND ')
  return {
    end: readStatement({
      name: `cleanup.end/${table}`,
      columns: { age: integer },
      sql: `SELECT ${age} AS age FROM ${table} WHERE ${age} >= $1 AND ${age} < $2
        ORDER BY ${age} LIMIT 1 OFFSET ${batchSize - 1}`,
    }),
    find: readStatement({
      name: `cleanup.find/${table}`,
      columns: {
        ...Object.fromEntries(key.map((column) => [column, text])),
        ...(newest && { [newest.column]: integer }),
      },
      sql: `SELECT ${[...key, ...(newest ? [newest.column] : [])].join(', ')} FROM ${table} WHERE ${isOld}`,
    }),
    // Checked again, because the row may have changed in between.
    remove: writeStatement({
      name: `cleanup.remove/${table}`,
      sql: `DELETE FROM ${table} WHERE ${isOld} AND ${isRow}`,
    }),
  }
}

const preparedTasks = tasks.map((task) => ({ ...task, ...statementsFor(task) }))

const progressOf = (table: string) => `cleanup.${table}`

/** The time up to which the rows were looked through. If it is in the future, a clock was wrong or rows are now kept longer. */
async function loadProgress(store: Store, table: string, before: number): Promise<number> {
  const [until = 0] = await loadCounters(store, [progressOf(table)])
  return until < before + day ? until : 0
}

/** The end of a time range with one batch of rows; more rows only if they have the same time. */
async function endOfBatch(store: Store, { end }: CleanupStatements, from: number, before: number) {
  const last = await first(store, { statement: end, values: [from, before] })
  return last ? last.age + 1 : before
}

/** With the removal, so that a reader never meets a gap that is not counted. */
const raise = (
  { column, counter }: { column: string; counter: string },
  rows: Record<string, string | number>[],
) => raiseCounter(counter, Math.max(...rows.map((row) => Number(row[column]))))

async function removeBetween(
  store: Store,
  { find, remove, key, newest }: CleanupStatements & CleanupTask,
  from: number,
  end: number,
): Promise<number> {
  const rows = await store.all({ statement: find, values: [from, end] })
  for (let start = 0; start < rows.length; start += batchSize) {
    const some = rows.slice(start, start + batchSize)
    const removals = some.map((row) =>
      write(remove, [from, end, ...key.map((column) => row[column] ?? null)], 'any'),
    )
    await store.batch([...removals, ...(newest ? [raise(newest, some)] : [])])
  }
  return rows.length
}
