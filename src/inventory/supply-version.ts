// The supply version of a product: incremented whenever stock or purchase orders change or units are returned. The
// settled version is the one by which waiting orders were last allocated (orders/allocation.ts).

import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'

/**
 * Part of every statement that changes the supply. Waiting orders are allocated again, and a concurrent submit that would
 * wait decides again. If no order waits, the change is settled at once.
 */
export const bumpSupplyVersion = `supply_version = supply_version + 1,
    settled_version = CASE WHEN waiting = 0 THEN supply_version + 1 ELSE settled_version END`

/** A product whose supply changed since its waiting orders were last allocated. */
export interface Unsettled {
  productId: string
  supplyVersion: number
  isCounted: boolean
}

const columns = { product_id: text, supply_version: integer, on_hand: orNull(integer) }
const unsettled = (row: RowOf<typeof columns>): Unsettled => ({
  productId: row.product_id,
  supplyVersion: row.supply_version,
  isCounted: row.on_hand !== null,
})
const select = 'SELECT product_id, supply_version, on_hand FROM stock WHERE settled_version < supply_version'

const selectAmong = listStatement({
  name: 'supply.unsettledAmong',
  columns,
  sql: (products) => `${select} AND product_id IN ${products}`,
})

const selectPage = readStatement({
  name: 'supply.unsettledPage',
  columns,
  sql: `${select} AND product_id > $1 ORDER BY product_id LIMIT $2`,
})

const updateSettled = writeStatement({
  name: 'supply.settle',
  sql: 'UPDATE stock SET settled_version = $2 WHERE product_id = $1 AND settled_version < $2',
})

/** Those among these products. */
export const findUnsettled = async (store: Store, productIds: string[]): Promise<Unsettled[]> =>
  (await allIn(store, selectAmong, productIds)).map(unsettled)

/** One page in the order of product ids. */
export async function listUnsettled(store: Store, after: string, limit: number): Promise<Unsettled[]> {
  const rows = await store.all({ statement: selectPage, values: [after, limit] })
  return rows.map(unsettled)
}

/** Marks that waiting orders were allocated by this version or a later one. */
export const settle = ({ productId, supplyVersion }: Unsettled): Write =>
  write(updateSettled, [productId, supplyVersion], 'any')
