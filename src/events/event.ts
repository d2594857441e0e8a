import { randomUUIDv7 } from 'node:crypto'
import type { Write } from '../store/store.ts'

/** A change of an order, as others hear of it and as its history keeps it. */
export interface OrderChange {
  orderId: string
  /** The version of the order that the change made: the events of one order are told in this order. */
  orderVersion: number
  account: string
  /** Such as `order.placed`. */
  type: string
  /** What was done, and by whom. */
  action: string
  actor: string
  occurredAt: number
  /** What the event tells besides which order it is about. */
  data: object
}

/** Both go into the same batch as the change itself, so that neither is ever lost nor told of what did not happen. */
export const recordChange = (change: OrderChange): Write[] => [
  {
    sql: `INSERT INTO event (id, order_id, order_version, account, type, occurred_at, data)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      randomUUIDv7(),
      change.orderId,
      change.orderVersion,
      change.account,
      change.type,
      change.occurredAt,
      JSON.stringify(change.data),
    ],
    rows: 1,
  },
  {
    sql: `INSERT INTO history (order_id, order_version, action, actor, occurred_at) VALUES ($1, $2, $3, $4, $5)`,
    values: [change.orderId, change.orderVersion, change.action, change.actor, change.occurredAt],
    rows: 1,
  },
]
