// The supply of a product has a version: another one whenever units come, are promised or are given back, or no longer
// are. Those who wait for the product were last looked at by the version that is settled (orders/allocation.ts).
import { allIn } from '../platform/store/in-list.ts'
import type { Store, Write } from '../platform/store/store.ts'

/**
 * Stands in every statement that changes the supply. Who waits must be looked at again, and whoever is just deciding to
 * wait decides anew. Where nobody waits, it is settled at once.
 */
export const bumpSupplyVersion = `supply_version = supply_version + 1,
    settled_version = CASE WHEN waiting = 0 THEN supply_version + 1 ELSE settled_version END`

/** A product whose supply changed since those who wait for it were looked at. */
export interface Unsettled {
  productId: string
  supplyVersion: number
  isCounted: boolean
}

interface Row {
  product_id: string
  supply_version: number
  on_hand: number | null
}
const unsettled = (row: Row): Unsettled => ({
  productId: row.product_id,
  supplyVersion: row.supply_version,
  isCounted: row.on_hand !== null,
})
const select = 'SELECT product_id, supply_version, on_hand FROM stock WHERE settled_version < supply_version'

/** Those among these products. */
export const findUnsettled = async (store: Store, productIds: string[]): Promise<Unsettled[]> =>
  (await allIn<Row>(store, `${select} AND product_id IN`, productIds)).map(unsettled)

/** One page in the order of product ids. */
export async function listUnsettled(store: Store, after: string, limit: number): Promise<Unsettled[]> {
  const rows = await store.all<Row>({
    sql: `${select} AND product_id > $1 ORDER BY product_id LIMIT $2`,
    values: [after, limit],
  })
  return rows.map(unsettled)
}

/** Those who wait were looked at by this version, or a later one. */
export const settle = ({ productId, supplyVersion }: Unsettled): Write => ({
  sql: 'UPDATE stock SET settled_version = $2 WHERE product_id = $1 AND settled_version < $2',
  values: [productId, supplyVersion],
  rows: 'any',
})
