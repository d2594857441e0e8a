import { randomUUIDv7 } from 'node:crypto'
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

/** Goes into the same batch as the change itself, so that it is neither lost nor told of what did not happen. */
export const recordEvent = (event: OrderEvent): Write => ({
  sql: `INSERT INTO event (id, order_id, order_version, account, type, occurred_at, data)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
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
