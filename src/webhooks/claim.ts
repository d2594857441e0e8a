// Claims due deliveries and stores the results of attempts.
import type { Attempt } from '../platform/jobs/attempt.ts'
import { isSendingOn } from '../platform/jobs/sending.ts'
import { claimStatements } from '../platform/jobs/statements.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'
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

const selectEarliest = readStatement({
  name: 'webhookDelivery.earliest',
  columns: { earliest: orNull(integer) },
  // One row of the index of due deliveries for each webhook, however long its backlog is.
  sql: `SELECT MIN(due_at) AS earliest FROM (SELECT (SELECT due_at FROM webhook_delivery delivery
      WHERE delivery.webhook_id = webhook.id AND delivery.state = 'Pending'
      ORDER BY due_at, position LIMIT 1) AS due_at
    FROM webhook WHERE active = 1 AND ${isSendingOn}) AS next_delivery`,
})

const statements = claimStatements({
  name: 'webhookDelivery',
  table: 'webhook_delivery',
  done: 'Delivered',
  claimSets: 'last_attempt_at = $4, last_status = NULL, last_error = NULL',
  claimIf: 'EXISTS (SELECT 1 FROM webhook WHERE webhook.id = webhook_delivery.webhook_id AND active = 1)',
  results: ['failures', 'last_status'],
})

const updateDue = writeStatement({
  name: 'webhookDelivery.moveBehind',
  sql: `UPDATE webhook_delivery SET due_at = $3 WHERE id = $1 AND due_at = $2 AND state = 'Pending'`,
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

/** When the next delivery of any active webhook is due, or was; null if none is pending or nothing is sent. */
export const earliestDelivery = async (store: Store): Promise<number | null> =>
  (await first(store, { statement: selectEarliest }))?.earliest ?? null

export const dueDeliveries = (store: Store, webhookId: string, now: number, limit: number) =>
  store.all({ statement: selectDue, values: [webhookId, now, limit] })

export const { renew } = statements

/** A blocked delivery is due after the one it waits for, so that it is not read again in every round. */
export const isBlocked = ({ waits_until }: DueDelivery) => waits_until !== null

/** Fails if another process has claimed it, or the webhook was disabled since it was read. */
export const claim = (delivery: DueDelivery, now: number, until: number): Write =>
  delivery.waits_until === null
    ? statements.claim(delivery, now, until)
    : moveBehind(delivery, nextCheck(delivery.waits_until, now, until))

/**
 * One that is under way may end at any moment, and the result may be stored just while this delivery is inserted: then that write does
 * not see it and releases nothing, and this one would wait for the end of a lease. So it is checked again soon.
 */
const checkAgainMs = 1_000
const nextCheck = (waitsUntil: number, now: number, endOfLease: number) =>
  waitsUntil <= endOfLease ? Math.min(waitsUntil, now + checkAgainMs) : waitsUntil

const moveBehind = ({ id, due_at }: DueDelivery, until: number): Write =>
  write(updateDue, [id, due_at, until], 'any')

export const finish = (delivery: DueDelivery, attempt: Attempt, status: number | null): Write[] => [
  statements.finish(delivery, attempt, attempt.failures, status),
  ...(attempt.state === 'Pending' ? [] : [releaseNext(delivery, attempt.dueAt)]),
]

/**
 * Makes the next delivery of the same order due now; later ones follow one by one. It is one row, and processes that
 * write several rows do so in the order of positions, so no two processes deadlock. The due time always changes, so that a
 * process that has just read the row as blocked cannot postpone it again.
 */
const releaseNext = ({ webhook_id, order_id, position }: DueDelivery, now: number): Write =>
  write(updateNext, [webhook_id, order_id, position, now], 'any')
