// What nobody needs any more is removed, a little at a time, so that no request waits for it.

import { first, type Store } from '../platform/store/store.ts'
import type { Settings } from './settings.ts'

const day = 86_400_000
const hour = 3_600_000
/** Rows looked at in one query, and removed in one batch. */
const handful = 200

interface Chore {
  table: string
  key: string[]
  /** The column, with an index, that says when a row was of use for the last time. */
  age: string
  /** Which of the old rows can go; all of them when nothing is said. */
  condition?: string
  /** An old row that stays will always stay, and need not be looked at again. */
  isFinal?: true
  keptDays: (settings: Settings) => number
}

const chores: Chore[] = [
  {
    table: 'draft',
    key: ['id'],
    age: 'expires_at',
    // A draft that became an order stays: it says what was quoted.
    condition: 'NOT EXISTS (SELECT 1 FROM orders WHERE orders.draft_id = draft.id)',
    isFinal: true,
    // Never at once: a submit that was decided in the last moment is still being written.
    keptDays: (settings) => Math.max(settings.KEEP_EXPIRED_DRAFTS_DAYS, hour / day),
  },
  {
    table: 'idempotency',
    key: ['caller', 'idempotency_key'],
    age: 'created_at',
    keptDays: () => 1,
  },
  {
    table: 'webhook_delivery',
    key: ['id'],
    age: 'created_at',
    // Taken, parked, or for a webhook that is switched off: what somebody still waits for stays.
    condition: `(state <> 'Pending' OR webhook_id IN (SELECT id FROM webhook WHERE active = 0))`,
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    table: 'event',
    key: ['id'],
    age: 'occurred_at',
    // Deliveries carry their own text, so an event that was handed out is needed only by the feed.
    condition: 'position IS NOT NULL',
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
]

/** Up to which moment a table was looked through, where that need not be done again. */
export type Progress = Map<string, number>

/** Removes everything that can go; how many rows were found, by table. */
export async function cleanUp(
  store: Store,
  settings: Settings,
  now: number,
  progress: Progress = new Map(),
): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const chore of chores) {
    const { table, isFinal, keptDays } = chore
    const before = now - keptDays(settings) * day
    let from = progress.get(table) ?? 0
    let count = 0
    while (from < before) {
      const end = await endOfHandful(store, chore, from, before)
      count += await removeBetween(store, chore, from, end)
      from = end
    }
    if (isFinal) progress.set(table, from)
    removed.set(table, count)
  }
  return removed
}

/** The moment before which a handful of rows lie, and more only when they are of the same moment. */
async function endOfHandful(store: Store, { table, age }: Chore, from: number, before: number) {
  const last = await first<{ age: number }>(store, {
    sql: `SELECT ${age} AS age FROM ${table} WHERE ${age} >= $1 AND ${age} < $2
      ORDER BY ${age} LIMIT 1 OFFSET ${handful - 1}`,
    values: [from, before],
  })
  return last ? last.age + 1 : before
}

async function removeBetween(store: Store, chore: Chore, from: number, end: number): Promise<number> {
  const { table, key, age, condition = '1 = 1' } = chore
  const isOld = `${age} >= $1 AND ${age} < $2 AND ${condition}`
  const isRow = key.map((column, place) => `${column} = $${place + 3}`).join(' AND ')
  const rows = await store.all({
    sql: `SELECT ${key.join(', ')} FROM ${table} WHERE ${isOld}`,
    values: [from, end],
  })
  for (let start = 0; start < rows.length; start += handful) {
    await store.batch(
      rows.slice(start, start + handful).map((row) => ({
        // Asked again, because the row may have come back into use in between.
        sql: `DELETE FROM ${table} WHERE ${isOld} AND ${isRow}`,
        values: [from, end, ...Object.values(row)],
        rows: 'any' as const,
      })),
    )
  }
  return rows.length
}
