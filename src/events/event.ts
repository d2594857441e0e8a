import { randomUUIDv7 } from 'node:crypto'
import type { Write } from '../store/store.ts'

/** Something that happened to an order, recorded in the same batch as the change itself. */
export interface OrderEvent {
  /** Such as `order.placed`. */
  type: string
  orderId: string
  /** The version of the order that this event made: events of one order are told in this order. */
  orderVersion: number
  occurredAt: number
  data: object
}

export const recordEvent = (event: OrderEvent): Write => ({
  sql: `INSERT INTO event (id, order_id, order_version, type, occurred_at, data) VALUES ($1, $2, $3, $4, $5, $6)`,
  values: [
    randomUUIDv7(),
    event.orderId,
    event.orderVersion,
    event.type,
    event.occurredAt,
    JSON.stringify(event.data),
  ],
  rows: 1,
})
