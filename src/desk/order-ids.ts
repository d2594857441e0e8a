// Ids of orders of all accounts, by time and by their beginning: the indexes answer without reading the orders.
import type { TimePosition } from '../platform/store/listing.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'

const selectOlder = readStatement({
  name: 'order.olderThan',
  columns: { id: text, placed_at: integer },
  sql: `SELECT id, placed_at FROM orders WHERE (placed_at, id) < ($1, $2)
    ORDER BY placed_at DESC, id DESC LIMIT $3`,
})

const selectBeginning = readStatement({
  name: 'order.beginning',
  columns: { id: text },
  sql: 'SELECT id FROM orders WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3',
})

/** The newest that are older than a position. */
export const olderOrders = (store: Reader, position: TimePosition, limit: number) =>
  store.all({ statement: selectOlder, values: [...position, limit] })

export async function ordersBeginning(store: Reader, beginning: string, limit: number): Promise<string[]> {
  const rows = await store.all({ statement: selectBeginning, values: [beginning, `${beginning}~`, limit] })
  return rows.map(({ id }) => id)
}
