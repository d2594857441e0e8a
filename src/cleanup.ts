// What nobody needs any more is removed, a little at a time, so that no request waits for it.
import type { Settings } from './settings.ts'
import type { Query, Store } from './store/store.ts'

const day = 86_400_000
const idempotencyKept = day
/** Rows removed in one batch. */
const handful = 200

interface Chore {
  table: string
  /** Finds some rows that can go, by their key columns. */
  find: (now: number, settings: Settings) => Query
}

const chores: Chore[] = [
  {
    table: 'draft',
    // A draft that became an order stays: it says which.
    find: (now, { KEEP_EXPIRED_DRAFTS_DAYS }) => ({
      sql: `SELECT id FROM draft WHERE submitted_at IS NULL AND expires_at < $1 LIMIT ${handful}`,
      values: [now - KEEP_EXPIRED_DRAFTS_DAYS * day],
    }),
  },
  {
    table: 'idempotency',
    find: (now) => ({
      sql: `SELECT caller, idempotency_key FROM idempotency WHERE created_at < $1 LIMIT ${handful}`,
      values: [now - idempotencyKept],
    }),
  },
  {
    table: 'webhook_delivery',
    // Taken, parked, or for a webhook that is switched off: what somebody still waits for stays.
    find: (now, { KEEP_EVENTS_DAYS }) => ({
      sql: `SELECT id FROM webhook_delivery WHERE created_at < $1 AND
        (state <> 'Pending' OR webhook_id IN (SELECT id FROM webhook WHERE active = 0)) LIMIT ${handful}`,
      values: [now - KEEP_EVENTS_DAYS * day],
    }),
  },
  {
    table: 'event',
    // Deliveries carry their own text, so an event that was handed out is needed only by the feed.
    find: (now, { KEEP_EVENTS_DAYS }) => ({
      sql: `SELECT id FROM event WHERE occurred_at < $1 AND position IS NOT NULL LIMIT ${handful}`,
      values: [now - KEEP_EVENTS_DAYS * day],
    }),
  },
]

/** Removes everything that can go; how many rows that were, by table. */
export async function cleanUp(store: Store, settings: Settings, now: number): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const { table, find } of chores) {
    for (;;) {
      const keys = await store.all(find(now, settings))
      const writes = keys.map((key) => ({
        sql: `DELETE FROM ${table} WHERE ${Object.keys(key)
          .map((column, index) => `${column} = $${index + 1}`)
          .join(' AND ')}`,
        values: Object.values(key),
        rows: 'any' as const,
      }))
      if (writes.length > 0) await store.batch(writes)
      removed.set(table, (removed.get(table) ?? 0) + keys.length)
      if (keys.length < handful) break
    }
  }
  return removed
}
