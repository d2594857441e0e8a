// Every change of an order also writes its history, its event and its emails, what it changes of the credit of the account that is to
// pay, notes billings that wait for their document, and removes the order from queues in which it no longer waits, all in one batch.
import type { EventType } from '../contract/event-types.ts'
import { changeOpen } from '../credit/credit.ts'
import { recordEvent } from '../events/event.ts'
import { leaveQueue } from '../inventory/queue.ts'
import type { Write } from '../platform/store/store.ts'
import { isoDate } from '../platform/time.ts'
import { claimsOf } from './claims.ts'
import { type HistoryEntry, insertOrder, type StoredOrder, updateOrder } from './order.ts'
import { promisedChange } from './promised.ts'
import { noteBillings } from './unissued-billing.ts'

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
