// The back-order queue of a product: received goods go to the first order.

import { counting } from '../platform/store/count.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

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

const selectNumbers = readStatement({
  name: 'backOrder.numbers',
  columns: { order_id: text, queue_number: integer },
  sql: 'SELECT order_id, queue_number FROM back_order WHERE product_id = $1',
})

const selectFirst = readStatement({
  name: 'backOrder.first',
  columns: { number: integer },
  sql: `SELECT COALESCE((SELECT MIN(queue_number) FROM back_order WHERE product_id = $1), last_number + 1) AS number
    FROM stock WHERE product_id = $1`,
})

const insertAt = writeStatement({
  name: 'backOrder.joinAt',
  sql: 'INSERT INTO back_order (order_id, product_id, queue_number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
})

/** Less than every number: orders that return to the queue get numbers before its first one, also negative ones. */
export const beforeAll = Number.MIN_SAFE_INTEGER

/** The places of all orders that wait for a product. */
export async function loadQueueNumbers(store: Store, productId: string): Promise<Map<string, number>> {
  const rows = await store.all({ statement: selectNumbers, values: [productId] })
  return new Map(rows.map(({ order_id, queue_number }) => [order_id, queue_number]))
}

/** The lowest number in the queue of a product, or the next one to be drawn if it is empty. */
export async function loadFirstNumber(store: Store, productId: string): Promise<number> {
  const row = await first(store, { statement: selectFirst, values: [productId] })
  return row?.number ?? 0
}

/** An order waits again, at a place before those that wait. Changes no row if it is in the queue. */
export const joinQueueAt = (orderId: string, productId: string, queueNumber: number): Write =>
  write(insertAt, [orderId, productId, queueNumber])

/** Must follow the claim in its batch: the number in the queue is the one that the claim assigned. */
export const joinQueue = (orderId: string, productId: string): Write =>
  write(insertLast, [orderId, productId])

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

/** Products that orders wait for. */
export const countWaitedFor = counting(
  'backOrder.countProducts',
  'FROM (SELECT DISTINCT product_id FROM back_order) waited',
)
