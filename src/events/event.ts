import { randomUUIDv7 } from 'node:crypto'
import { integer, text } from '../platform/store/row.ts'
import { insertStatement } from '../platform/store/statement.ts'
import type { Write } from '../platform/store/store.ts'

/** A change of an order, as others hear of it. */
export interface OrderEvent {
  orderId: string
  /** The version of the order that the change made: the events of one order are told in this order. */
  orderVersion: number
  account: string
  /** Such as `order.placed`. */
  type: string
  occurredAt: number
  /** What the event tells besides which order it is about. */
  data: object
}

/** The columns that say what happened. The position comes later (sequence.ts). */
export const eventColumns = {
  id: text,
  order_id: text,
  order_version: integer,
  account: text,
  type: text,
  occurred_at: integer,
  data: text,
}

const insert = insertStatement('event.insert', 'event', Object.keys(eventColumns))

/** Goes into the same batch as the change itself, so that it is neither lost nor told of what did not happen. */
export const recordEvent = (event: OrderEvent): Write => ({
  statement: insert,
  values: [
    randomUUIDv7(),
    event.orderId,
    event.orderVersion,
    event.account,
    event.type,
    event.occurredAt,
    JSON.stringify(event.data),
  ],
  rows: 1,
})
