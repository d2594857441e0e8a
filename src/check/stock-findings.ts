// Checks stock and queues against the orders.
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { type DatabaseFinding, quoted } from './finding.ts'
import type { Held } from './held.ts'

const stockColumns = { product_id: text, on_hand: orNull(integer), reserved: integer, waiting: integer }
export type StockRow = RowOf<typeof stockColumns>

export const stockRows = readStatement({
  name: 'check.stock',
  columns: stockColumns,
  sql: 'SELECT product_id, on_hand, reserved, waiting FROM stock',
})

const queueColumns = { order_id: text, product_id: text }
/** An order that waits for a product. */
export type QueueRow = RowOf<typeof queueColumns>

export const queueRows = readStatement({
  name: 'check.queues',
  columns: queueColumns,
  sql: 'SELECT order_id, product_id FROM back_order',
})

/** Sums the claims of orders, without keeping the orders. */
export function claims() {
  const sums = new Map<string, { reserved: number; waiting: number }>()
  const waiting = new Map<string, QueueRow>()
  return {
    add({ orderId, productId, units, isReserved }: Held): void {
      const sum = sums.get(productId) ?? { reserved: 0, waiting: 0 }
      sums.set(productId, sum)
      if (isReserved) sum.reserved += units
      else {
        sum.waiting += units
        const row = { order_id: orderId, product_id: productId }
        waiting.set(keyOf(row), row)
      }
    },
    sums,
    waiting,
  }
}
export type Claims = ReturnType<typeof claims>

const keyOf = ({ order_id, product_id }: QueueRow) => JSON.stringify([order_id, product_id])

export function wrongStock(
  { product_id, on_hand, reserved, waiting }: StockRow,
  { sums }: Claims,
): DatabaseFinding[] {
  const ought = sums.get(product_id) ?? { reserved: 0, waiting: 0 }
  const correct = `With the services stopped: UPDATE stock SET reserved = ${ought.reserved}, waiting = ${ought.waiting} WHERE product_id = ${quoted(product_id)};`
  const findings: DatabaseFinding[] = []
  if (reserved !== ought.reserved || waiting !== ought.waiting) {
    const what = `stock of ${product_id}: ${reserved} reserved and ${waiting} waiting, orders hold ${ought.reserved} and wait for ${ought.waiting}`
    findings.push({ what, advice: correct })
  }
  if (reserved > (on_hand ?? 0)) {
    const what = `stock of ${product_id}: ${reserved} reserved, ${on_hand ?? 'an unknown number'} on hand`
    findings.push({ what, advice: 'Count the shelf and set the stock to what is there.' })
  }
  return findings
}

/** Products with claims of orders and without a stock row. */
export const missingStock = ({ sums }: Claims, known: ReadonlySet<string>): DatabaseFinding[] =>
  [...sums.keys()]
    .filter((productId) => !known.has(productId))
    .map((productId) => ({
      what: `stock of ${productId}: orders claim it, but it has no stock row`,
      advice: 'Restore a backup that contains the row.',
    }))

/** Removes matching rows from the claims; the remaining claims are orders that wait without a row in the queue. */
export function wrongPlace(row: QueueRow, { waiting }: Claims): DatabaseFinding[] {
  if (waiting.delete(keyOf(row))) return []
  const { order_id, product_id } = row
  return [
    {
      what: `queue of ${product_id}: the order ${order_id} has a place, but does not wait`,
      advice: `With the services stopped: DELETE FROM back_order WHERE order_id = ${quoted(order_id)} AND product_id = ${quoted(product_id)};`,
    },
  ]
}

export const missingPlaces = ({ waiting }: Claims): DatabaseFinding[] =>
  [...waiting.values()].map(({ order_id, product_id }) => ({
    what: `queue of ${product_id}: the order ${order_id} waits, but has no place`,
    advice: `With the services stopped: UPDATE stock SET last_number = last_number + 1 WHERE product_id = ${quoted(product_id)}; INSERT INTO back_order (order_id, product_id, queue_number) SELECT ${quoted(order_id)}, product_id, last_number FROM stock WHERE product_id = ${quoted(product_id)};`,
  }))
