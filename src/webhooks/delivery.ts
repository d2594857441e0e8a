// One event on its way to one webhook, as stored: made with the event's position, read as a log, sent again.
import { randomUUIDv7 } from 'node:crypto'
import type { DeliveryState, WebhookDelivery } from '../contract/webhooks.ts'
import { first, type Store, type Write } from '../platform/store/store.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'

interface NewDelivery {
  webhookId: string
  eventId: string
  orderId: string
  position: number
  body: string
  now: number
}

export const insertDelivery = (delivery: NewDelivery): Write => ({
  sql: `INSERT INTO webhook_delivery
    (id, webhook_id, event_id, order_id, position, body, state, attempts, failures, due_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'Pending', 0, 0, $7, $7)`,
  values: [
    randomUUIDv7(),
    delivery.webhookId,
    delivery.eventId,
    delivery.orderId,
    delivery.position,
    delivery.body,
    delivery.now,
  ],
  rows: 1,
})

interface LogRow {
  id: string
  event_id: string
  order_id: string
  position: number
  body: string
  state: DeliveryState
  attempts: number
  due_at: number
  last_status: number | null
  last_error: string | null
  last_attempt_at: number | null
  created_at: number
}

/** One page of a webhook's deliveries, newest event first, of one state or of all. */
export async function listDeliveries(
  store: Store,
  webhookId: string,
  state: DeliveryState | null,
  before: number | null,
  limit: number,
): Promise<{ position: number; delivery: WebhookDelivery }[]> {
  // The state stands in the text, so that the indexes of some states can be used.
  const rows = await store.all<LogRow>({
    sql: `SELECT * FROM webhook_delivery WHERE webhook_id = $1 AND position < $2
      ${state === null ? '' : `AND state = '${state}'`} ORDER BY position DESC LIMIT $3`,
    values: [webhookId, before ?? Number.MAX_SAFE_INTEGER, limit],
  })
  return rows.map((row) => ({ position: row.position, delivery: deliveryView(row) }))
}

const deliveryView = (row: LogRow): WebhookDelivery => ({
  deliveryId: row.id,
  eventId: row.event_id,
  type: JSON.parse(row.body).type,
  orderId: row.order_id,
  state: row.state,
  attempts: row.attempts,
  createdAt: isoDate(row.created_at),
  nextAttemptAt: row.state === 'Pending' ? isoDate(row.due_at) : null,
  lastAttemptAt: isoDateOrNull(row.last_attempt_at),
  lastStatus: row.last_status,
  lastError: row.last_error,
})

/** The webhook that a delivery belongs to. */
export async function webhookOfDelivery(store: Store, id: string): Promise<string | undefined> {
  const row = await first<{ webhook_id: string }>(store, {
    sql: 'SELECT webhook_id FROM webhook_delivery WHERE id = $1',
    values: [id],
  })
  return row?.webhook_id
}

/** Whatever its state: it is due now, with all its attempts before it. */
export const resend = (id: string, now: number): Write => ({
  sql: `UPDATE webhook_delivery SET state = 'Pending', failures = 0, due_at = $2 WHERE id = $1`,
  values: [id, now],
  rows: 1,
})

export const resendParked = (webhookId: string, now: number): Write => ({
  sql: `UPDATE webhook_delivery SET state = 'Pending', failures = 0, due_at = $2
    WHERE webhook_id = $1 AND state = 'Parked'`,
  values: [webhookId, now],
  rows: 'any',
})
