import { isoDate } from '../dates.ts'
import type { Store } from '../store/store.ts'

/** Who did what to an order, and when. */
export async function loadHistory(store: Store, orderId: string) {
  const rows = await store.all<{ order_version: number; action: string; actor: string; occurred_at: number }>(
    {
      sql: `SELECT order_version, action, actor, occurred_at FROM history
      WHERE order_id = $1 ORDER BY order_version`,
      values: [orderId],
    },
  )
  return rows.map(({ order_version, action, actor, occurred_at }) => ({
    version: order_version,
    action,
    actor,
    occurredAt: isoDate(occurred_at),
  }))
}
