// The positions of products that may have to be bought: those that orders wait for, and those with a minimum stock.
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, orNull, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import type { Position } from './proposals.ts'
import { loadDrafts } from './purchase.ts'

/** With 42,000 products a page takes few milliseconds, all of them at once dozens. */
const perPage = 500
/** More drafts than anybody has. */
const maxDrafts = 500

const selectPage = readStatement({
  name: 'purchasing.positions',
  columns: {
    product_id: text,
    on_hand: orNull(integer),
    reserved: integer,
    waiting: integer,
    units: orNull(integer),
  },
  sql: `SELECT s.product_id, s.on_hand, s.reserved, s.waiting, m.units FROM stock s
    LEFT JOIN minimum_stock m ON m.product_id = s.product_id
    WHERE s.product_id > $1 AND (s.waiting > 0 OR m.units IS NOT NULL)
    ORDER BY s.product_id LIMIT $2`,
})

const selectOrdered = listStatement({
  name: 'purchasing.ordered',
  columns: { product_id: text, units: integer },
  sql: (ids) => `SELECT product_id, CAST(SUM(quantity) AS BIGINT) AS units FROM purchase_order
    WHERE product_id IN ${ids} GROUP BY product_id`,
})

/** Units of each product in purchase orders that are not sent. */
async function loadDrafted(store: Reader): Promise<Map<string, number>> {
  const units = new Map<string, number>()
  for (const { lines } of await loadDrafts(store, maxDrafts))
    for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/** Page by page, in the order of product ids; other requests run between two pages. */
export async function* loadPositions(
  store: Reader,
  isDiscontinued: (productId: string) => boolean,
): AsyncGenerator<Position[]> {
  const drafted = await loadDrafted(store)
  for (let last = ''; ; await nextTurn()) {
    const rows = await store.all({ statement: selectPage, values: [last, perPage] })
    const ids = rows.map(({ product_id }) => product_id)
    const ordered = await allIn(store, selectOrdered, ids)
    const orderedOf = new Map(ordered.map(({ product_id, units }) => [product_id, units]))
    yield rows.map((row) => ({
      productId: row.product_id,
      onHand: row.on_hand ?? 0,
      reserved: row.reserved,
      waiting: row.waiting,
      minimumStock: row.units ?? 0,
      ordered: orderedOf.get(row.product_id) ?? 0,
      drafted: drafted.get(row.product_id) ?? 0,
      isDiscontinued: isDiscontinued(row.product_id),
    }))
    if (rows.length < perPage) return
    last = ids.at(-1) ?? last
  }
}
