// Stock figures of many products for lists, with purchase orders as sums.

import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, orNull, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Store } from '../platform/store/store.ts'

export interface StockFigures {
  /** Null if stock is not tracked. */
  onHand: number | null
  reserved: number
  waiting: number
  /** Units on open purchase orders. */
  incoming: number
}

const selectFigures = listStatement({
  name: 'stock.figures',
  columns: { product_id: text, on_hand: orNull(integer), reserved: integer, waiting: integer },
  sql: (products) =>
    `SELECT product_id, on_hand, reserved, waiting FROM stock WHERE product_id IN ${products}`,
})

const selectIncoming = listStatement({
  name: 'stock.incoming',
  columns: { product_id: text, incoming: integer },
  sql: (products) => `SELECT product_id, CAST(SUM(quantity) AS BIGINT) AS incoming FROM purchase_order
    WHERE product_id IN ${products} GROUP BY product_id`,
})

const selectShort = readStatement({
  name: 'stock.short',
  columns: { product_id: text },
  sql: 'SELECT product_id FROM stock WHERE waiting > 0 OR on_hand - reserved - waiting <= 0',
})

export async function loadStockFigures(
  store: Store,
  productIds: string[],
): Promise<Map<string, StockFigures>> {
  const [stock, supply] = await Promise.all([
    allIn(store, selectFigures, productIds),
    allIn(store, selectIncoming, productIds),
  ])
  const incomingOf = new Map(supply.map(({ product_id, incoming }) => [product_id, incoming]))
  return new Map(
    stock.map(({ product_id, on_hand, reserved, waiting }) => [
      product_id,
      { onHand: on_hand, reserved, waiting, incoming: incomingOf.get(product_id) ?? 0 },
    ]),
  )
}

/** Products without free units, or that orders wait for. Products without tracked stock are not included. */
export async function loadShort(store: Store): Promise<Set<string>> {
  const rows = await store.all({ statement: selectShort })
  return new Set(rows.map(({ product_id }) => product_id))
}
