// The back-order queue of a product: received goods go to the first order.

import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'

const insertLast = writeStatement({
  name: 'backOrder.join',
  sql: `INSERT INTO back_order (order_id, product_id, queue_number)
    SELECT $1, product_id, last_number FROM stock WHERE product_id = $2`,
})

const deleteOne = writeStatement({
  name: 'backOrder.leave',
  sql: 'DELETE FROM back_order WHERE order_id = $1 AND product_id = $2',
})

const selectNext = readStatement({
  name: 'backOrder.next',
  columns: { order_id: text, queue_number: integer },
  sql: `SELECT order_id, queue_number FROM back_order WHERE product_id = $1 AND queue_number > $2
    ORDER BY queue_number LIMIT $3`,
})

/** Must follow the claim in its batch: the number in the queue is the one that the claim assigned. */
export const joinQueue = (orderId: string, productId: string): Write => ({
  statement: insertLast,
  values: [orderId, productId],
  rows: 1,
})

/** Removes an order from the queue of a product. */
export const leaveQueue = (orderId: string, productId: string): Write => ({
  statement: deleteOne,
  values: [orderId, productId],
  // Guarded by the version of the order, which changes in the same batch.
  rows: 'any',
})

export interface Waiting {
  orderId: string
  queueNumber: number
}

/** The next orders in the queue of a product, after a number. */
export async function loadQueue(
  store: Store,
  productId: string,
  behind: number,
  limit: number,
): Promise<Waiting[]> {
  const rows = await store.all({ statement: selectNext, values: [productId, behind, limit] })
  return rows.map(({ order_id, queue_number }) => ({ orderId: order_id, queueNumber: queue_number }))
}
