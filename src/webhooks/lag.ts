import { isSendingOn } from '../platform/jobs/sending.ts'
import { integer, orNull } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { first, type Store } from '../platform/store/store.ts'

const selectEarliest = readStatement({
  name: 'webhookDelivery.earliest',
  columns: { earliest: orNull(integer) },
  // One row of the index of due deliveries for each webhook, however long its backlog is.
  sql: `SELECT MIN(due_at) AS earliest FROM (SELECT (SELECT due_at FROM webhook_delivery delivery
      WHERE delivery.webhook_id = webhook.id AND delivery.state = 'Pending'
      ORDER BY due_at, position LIMIT 1) AS due_at
    FROM webhook WHERE active = 1 AND ${isSendingOn}) AS next_delivery`,
})

/** When the next delivery of any active webhook is due, or was; null if none is pending or nothing is sent. */
export async function earliestDelivery(store: Store): Promise<number | null> {
  const row = await first(store, { statement: selectEarliest })
  return row?.earliest ?? null
}
