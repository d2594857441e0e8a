// Deliveries: one event for one webhook. Created with the event's position, listed as a log, resent.

import { randomUUIDv7 } from 'node:crypto'
import type { DeliveryState, WebhookDelivery } from '../contract/webhooks.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'

interface NewDelivery {
  webhookId: string
  eventId: string
  orderId: string
  position: number
  body: string
  now: number
}

const insert = writeStatement({
  name: 'webhookDelivery.insert',
  sql: `INSERT INTO webhook_delivery
    (id, webhook_id, event_id, order_id, position, body, state, attempts, failures, due_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'Pending', 0, 0, $7, $7)`,
})

export const insertDelivery = (delivery: NewDelivery): Write =>
  write(insert, [
    randomUUIDv7(),
    delivery.webhookId,
    delivery.eventId,
    delivery.orderId,
    delivery.position,
    delivery.body,
    delivery.now,
  ])

const logColumns = {
  id: text,
  event_id: text,
  order_id: text,
  position: integer,
  body: text,
  state: oneOf(['Pending', 'Delivered', 'Parked']),
  attempts: integer,
  due_at: integer,
  last_status: orNull(integer),
  last_error: orNull(text),
  last_attempt_at: orNull(integer),
  created_at: integer,
}
type LogRow = RowOf<typeof logColumns>

const logStatement = (which: DeliveryState | 'all') =>
  readStatement({
    name: `webhookDelivery.log/${which}`,
    columns: logColumns,
    sql: `SELECT ${namesOf(logColumns)} FROM webhook_delivery WHERE webhook_id = $1 AND position < $2
      ${which === 'all' ? '' : `AND state = '${which}'`} ORDER BY position DESC LIMIT $3`,
  })

/** One statement for each state: a partial index is used only if the state is a part of the statement. */
const selectLog = {
  all: logStatement('all'),
  Pending: logStatement('Pending'),
  Delivered: logStatement('Delivered'),
  Parked: logStatement('Parked'),
} satisfies Record<DeliveryState | 'all', unknown>

const selectWebhook = readStatement({
  name: 'webhookDelivery.webhook',
  columns: { webhook_id: text },
  sql: 'SELECT webhook_id FROM webhook_delivery WHERE id = $1',
})

const updateDue = writeStatement({
  name: 'webhookDelivery.resend',
  sql: `UPDATE webhook_delivery SET state = 'Pending', failures = 0, due_at = $2 WHERE id = $1`,
})

const updateParked = writeStatement({
  name: 'webhookDelivery.resendParked',
  sql: `UPDATE webhook_delivery SET state = 'Pending', failures = 0, due_at = $2
    WHERE webhook_id = $1 AND state = 'Parked'`,
})

/** One page of a webhook's deliveries, newest event first, of one state or of all. */
export async function listDeliveries(
  store: Store,
  webhookId: string,
  state: DeliveryState | null,
  before: number | null,
  limit: number,
): Promise<{ position: number; delivery: WebhookDelivery }[]> {
  const rows = await store.all({
    statement: selectLog[state ?? 'all'],
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
  const row = await first(store, { statement: selectWebhook, values: [id] })
  return row?.webhook_id
}

/** Makes a delivery in any state due now and resets its attempts. */
export const resend = (id: string, now: number): Write => write(updateDue, [id, now])

export const resendParked = (webhookId: string, now: number): Write =>
  write(updateParked, [webhookId, now], 'any')
