// Claims due deliveries and stores the results of attempts. A claim is a guarded write: of several processes one gets the
// row, until the claim expires.
import { isSendingOn } from '../platform/jobs/sending.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { type Webhook, webhookColumns, webhookOf } from './webhook.ts'

const dueColumns = {
  id: text,
  webhook_id: text,
  event_id: text,
  order_id: text,
  position: integer,
  body: text,
  attempts: integer,
  failures: integer,
  due_at: integer,
  created_at: integer,
}

const columns = {
  ...dueColumns,
  /** Due time of the last earlier pending event of the same order, or null if no earlier one is pending. */
  waits_until: orNull(integer),
}

/** A delivery that is due. */
export type DueDelivery = RowOf<typeof columns>

const selectWithWork = readStatement({
  name: 'webhook.withWork',
  columns: webhookColumns,
  // The earliest delivery and not just any, so that the query planner does not scan a backlog that is not due.
  sql: `SELECT ${namesOf(webhookColumns)} FROM webhook WHERE active = 1 AND (SELECT due_at FROM webhook_delivery delivery
    WHERE delivery.webhook_id = webhook.id AND delivery.state = 'Pending'
    ORDER BY due_at, position LIMIT 1) <= $1 AND ${isSendingOn}`,
})

const selectDue = readStatement({
  name: 'webhookDelivery.due',
  columns,
  sql: `SELECT ${namesOf(dueColumns)},
      (SELECT MAX(earlier.due_at) FROM webhook_delivery earlier
        WHERE earlier.webhook_id = delivery.webhook_id AND earlier.order_id = delivery.order_id
        AND earlier.position < delivery.position AND earlier.state = 'Pending') AS waits_until
    FROM webhook_delivery delivery WHERE webhook_id = $1 AND state = 'Pending' AND due_at <= $2
    ORDER BY due_at, position LIMIT $3`,
})

const updateClaimed = writeStatement({
  name: 'webhookDelivery.claim',
  isRaced: true,
  sql: `UPDATE webhook_delivery SET attempts = attempts + 1, due_at = $3, last_attempt_at = $4,
    last_status = NULL, last_error = NULL
    WHERE id = $1 AND attempts = $2 AND state = 'Pending'
    AND EXISTS (SELECT 1 FROM webhook WHERE webhook.id = webhook_delivery.webhook_id AND active = 1)`,
})

const updateLease = writeStatement({
  name: 'webhookDelivery.renew',
  sql: `UPDATE webhook_delivery SET due_at = $3 WHERE id = $1 AND attempts = $2 AND state = 'Pending'`,
})

const updateDue = writeStatement({
  name: 'webhookDelivery.moveBehind',
  sql: `UPDATE webhook_delivery SET due_at = $3 WHERE id = $1 AND due_at = $2 AND state = 'Pending'`,
})

const updateFinished = writeStatement({
  name: 'webhookDelivery.finish',
  sql: `UPDATE webhook_delivery SET state = $3, failures = $4, due_at = $5, last_status = $6, last_error = $7
    WHERE id = $1 AND attempts = $2 AND state = 'Pending'`,
})

const updateNext = writeStatement({
  name: 'webhookDelivery.releaseNext',
  sql: `UPDATE webhook_delivery SET due_at = CASE WHEN due_at < $4 THEN due_at - 1 ELSE $4 - 1 END
    WHERE state = 'Pending' AND id = (SELECT next.id FROM webhook_delivery next
      WHERE next.webhook_id = $1 AND next.order_id = $2 AND next.position > $3 AND next.state = 'Pending'
      ORDER BY next.position LIMIT 1)`,
})

/** Webhooks that something is due for. */
export async function webhooksWithWork(store: Store, now: number): Promise<Webhook[]> {
  const rows = await store.all({ statement: selectWithWork, values: [now] })
  return rows.map(webhookOf)
}

export const dueDeliveries = (store: Store, webhookId: string, now: number, limit: number) =>
  store.all({ statement: selectDue, values: [webhookId, now, limit] })

/** Changes no row if another process has claimed it, or the webhook was disabled since it was read. */
export const claim = ({ id, attempts }: DueDelivery, now: number, lapsesAt: number): Write => ({
  statement: updateClaimed,
  values: [id, attempts, lapsesAt, now],
  rows: 1,
})

/** Changes no row if the claim expired and another process has claimed it. */
export const renew = ({ id, attempts }: DueDelivery, lapsesAt: number): Write => ({
  statement: updateLease,
  values: [id, attempts + 1, lapsesAt],
  rows: 'any',
})

/** Sets the due time of a blocked delivery after the one it waits for, so that it is not read again in every round. */
export const moveBehind = ({ id, due_at, waits_until }: DueDelivery): Write => ({
  statement: updateDue,
  values: [id, due_at, waits_until],
  rows: 'any',
})

/** The result of an attempt. */
export interface DeliveryResult {
  state: 'Pending' | 'Delivered' | 'Parked'
  failures: number
  dueAt: number
  status: number | null
  error: string | null
}

/** Changes no row if the claim expired and another process has claimed it. */
export function finish(delivery: DueDelivery, outcome: DeliveryResult, now: number): Write[] {
  const own: Write = {
    statement: updateFinished,
    values: [
      delivery.id,
      delivery.attempts + 1,
      outcome.state,
      outcome.failures,
      outcome.dueAt,
      outcome.status,
      outcome.error,
    ],
    rows: 1,
  }
  return outcome.state === 'Pending' ? [own] : [own, releaseNext(delivery, now)]
}

/**
 * Makes the next delivery of the same order due now; later ones follow one by one. It is one row, and processes that
 * write several rows do so in the order of positions, so no two processes deadlock. The due time always changes, so that a
 * process that has just read the row as blocked cannot postpone it again.
 */
const releaseNext = ({ webhook_id, order_id, position }: DueDelivery, now: number): Write => ({
  statement: updateNext,
  values: [webhook_id, order_id, position, now],
  rows: 'any',
})
