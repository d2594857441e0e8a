// What is written with an order: each change also writes its history, its event and its emails, what it changes of the credit of the account that is to
// pay, notes billings that wait for their document, and removes the order from queues in which it no longer waits, all in one batch.
import type { EventType } from '../contract/event-types.ts'
import { changeOpen } from '../credit/credit.ts'
import { recordEvent } from '../events/event.ts'
import { leaveQueue } from '../inventory/queue.ts'
import { insertStatement, writeStatement } from '../platform/store/statement.ts'
import { changedId, type Value, type Write, write } from '../platform/store/store.ts'
import { isoDate } from '../platform/time.ts'
import { claimsOf } from './claims.ts'
import { factsOf } from './facts.ts'
import { insertedColumns, type StoredOrder } from './order.ts'
import { promisedChange } from './promised.ts'
import { noteBillings } from './unissued-billing.ts'

/**
 * Who did what to an order: one element of a JSON array in its own row. Every change rewrites that row anyway, so an entry costs no
 * further row.
 */
export interface HistoryEntry {
  /** The version of the order after the change. */
  version: number
  action: string
  actor: string
  occurredAt: number
}

/** A change of an order. */
export interface OrderChange {
  /** Type of the event. */
  type: EventType
  /** Action and caller, for the history. */
  action: string
  actor: string
  occurredAt: number
  /** Additional data of the event. */
  data: object
}

/** The emails about a change, as writes for the batch of the change. `before` is undefined for a new order. */
export type MailOrder = (
  before: StoredOrder | undefined,
  after: StoredOrder,
  change: Pick<OrderChange, 'type' | 'occurredAt'>,
) => Promise<Write[]>

export const noMail: MailOrder = async () => []

export const recordPlaced = (order: StoredOrder, change: OrderChange, mails: Write[]): Write[] => [
  insertOrder(order, entryOf(order, change)),
  eventFor(order, change),
  ...mails,
]

export const recordChanged = (
  before: StoredOrder,
  after: StoredOrder,
  change: OrderChange,
  mails: Write[],
): Write[] => [
  updateOrder(before, after, entryOf(after, change)),
  eventFor(after, change),
  ...changeOpen(after.order.parties.billTo, after.order.currency ?? '', promisedChange(before, after)),
  ...leaveQueues(before, after),
  ...noteBillings(before.order, after.order, change.occurredAt),
  ...mails,
]

const entryOf = ({ version }: StoredOrder, { action, actor, occurredAt }: OrderChange): HistoryEntry => ({
  version,
  action,
  actor,
  occurredAt,
})

export const readHistory = (text: string) =>
  (JSON.parse(text) as HistoryEntry[]).map((entry) => ({ ...entry, occurredAt: isoDate(entry.occurredAt) }))

const eventFor = ({ id, version, account }: StoredOrder, { type, occurredAt, data }: OrderChange): Write =>
  recordEvent({ subject: id, version, account, type, occurredAt, data })

/** An order leaves the queues of products that it no longer waits for. */
export function leaveQueues(before: StoredOrder, after: StoredOrder): Write[] {
  const waited = waitedFor(before)
  if (waited.length === 0) return []
  const waits = new Set(waitedFor(after))
  return waited
    .filter((productId) => !waits.has(productId))
    .map((productId) => leaveQueue(before.id, productId))
}

const waitedFor = ({ order }: StoredOrder) =>
  claimsOf(order)
    .filter(({ waiting }) => waiting > 0)
    .map(({ productId }) => productId)

const insert = insertStatement(
  'order.insert',
  'orders',
  [
    ...Object.keys(insertedColumns),
    'history',
    'leaves_at',
    'arrives_at',
    'carrier',
    'carrier_name',
    'facts_version',
  ],
  'ON CONFLICT DO NOTHING',
)

const entity = 'order'

/** The JSON array with one more element. */
const withEntry = `CASE history WHEN '[]' THEN '[' ELSE substr(history, 1, length(history) - 1) || ',' END || $6 || ']'`

const update = writeStatement({
  name: 'order.update',
  entity: { name: entity, idAt: 1 },
  sql: `UPDATE orders SET state = $3, version = $4, body = $5, history = ${withEntry},
    leaves_at = $7, arrives_at = $8, carrier = $9, carrier_name = $10, facts_version = $4, returned = $11
    WHERE id = $1 AND version = $2`,
})

/** Touches no row when the draft became an order meanwhile, or when there is an order with this id. */
export const insertOrder = (stored: StoredOrder, entry: HistoryEntry): Write =>
  write(insert, [
    stored.id,
    stored.checkoutId,
    stored.account,
    stored.state,
    stored.version,
    stored.placedAt,
    stored.transitDays,
    stored.notBefore,
    JSON.stringify(stored.order),
    `[${JSON.stringify(entry)}]`,
    ...factValues(stored),
    stored.version,
  ])

/** Changes no row if the order changed since it was loaded. */
export const updateOrder = (before: StoredOrder, after: StoredOrder, entry: HistoryEntry): Write =>
  write(update, [
    before.id,
    before.version,
    after.state,
    after.version,
    JSON.stringify(after.order),
    JSON.stringify(entry),
    ...factValues(after),
    Object.keys(after.returned).length === 0 ? null : JSON.stringify(after.returned),
  ])

function factValues(stored: StoredOrder): Value[] {
  const { leaves_at, arrives_at, carrier, carrier_name } = factsOf(stored)
  return [leaves_at, arrives_at, carrier, carrier_name]
}

/** The id of the order that a write changes, for caches of orders; undefined for other writes. */
export function changedOrder(write: Write): string | undefined {
  const id = changedId(write, entity)
  return typeof id === 'string' ? id : undefined
}
