// What nobody needs any more is removed, a little at a time, so that no request waits for it.
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'

const day = 86_400_000
/** Rows removed in one batch. */
const handful = 200

interface Chore {
  table: string
  key: string[]
  /** Which rows can go; `$1` is the moment before which they are old enough. */
  condition: string
  keptDays: (settings: Settings) => number
}

const chores: Chore[] = [
  {
    table: 'draft',
    key: ['id'],
    // A draft that became an order stays: it says which.
    condition: 'submitted_at IS NULL AND expires_at < $1',
    keptDays: (settings) => settings.KEEP_EXPIRED_DRAFTS_DAYS,
  },
  {
    table: 'idempotency',
    key: ['caller', 'idempotency_key'],
    condition: 'created_at < $1',
    keptDays: () => 1,
  },
  {
    table: 'webhook_delivery',
    key: ['id'],
    // Taken, parked, or for a webhook that is switched off: what somebody still waits for stays.
    condition: `created_at < $1 AND
      (state <> 'Pending' OR webhook_id IN (SELECT id FROM webhook WHERE active = 0))`,
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
  {
    table: 'event',
    key: ['id'],
    // Deliveries carry their own text, so an event that was handed out is needed only by the feed.
    condition: 'occurred_at < $1 AND position IS NOT NULL',
    keptDays: (settings) => settings.KEEP_EVENTS_DAYS,
  },
]

/** Removes everything that can go; how many rows were found, by table. */
export async function cleanUp(store: Store, settings: Settings, now: number): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const { table, key, condition, keptDays } of chores) {
    const before = now - keptDays(settings) * day
    const find = `SELECT ${key.join(', ')} FROM ${table} WHERE ${condition} LIMIT ${handful}`
    const isRow = key.map((column, place) => `${column} = $${place + 2}`).join(' AND ')
    for (;;) {
      const rows = await store.all({ sql: find, values: [before] })
      const writes = rows.map((row) => ({
        // Asked again, because the row may have come back into use in between.
        sql: `DELETE FROM ${table} WHERE ${condition} AND ${isRow}`,
        values: [before, ...Object.values(row)],
        rows: 'any' as const,
      }))
      if (writes.length > 0) await store.batch(writes)
      removed.set(table, (removed.get(table) ?? 0) + rows.length)
      if (rows.length < handful) break
    }
  }
  return removed
}
