import { first, type Store, type Write } from '../platform/store/store.ts'
import { bumpSupplyVersion } from './supply-version.ts'

/** Goods ordered from a supplier and not yet received. */
export interface PurchaseOrder {
  id: string
  productId: string
  /** What is still to come. */
  quantity: number
  expectedAt: number | null
}

interface PurchaseOrderRow {
  id: string
  product_id: string
  quantity: number
  expected_at: number | null
}

const purchaseOrder = (row: PurchaseOrderRow): PurchaseOrder => ({
  id: row.id,
  productId: row.product_id,
  quantity: row.quantity,
  expectedAt: row.expected_at,
})

export async function loadPurchaseOrder(store: Store, id: string): Promise<PurchaseOrder | undefined> {
  const row = await first<PurchaseOrderRow>(store, {
    sql: 'SELECT id, product_id, quantity, expected_at FROM purchase_order WHERE id = $1',
    values: [id],
  })
  return row && purchaseOrder(row)
}

/** One page in the order of ids, of all products or of one. */
export async function listPurchaseOrders(
  store: Store,
  productId: string | null,
  after: string,
  limit: number,
) {
  const rows = await store.all<PurchaseOrderRow>({
    sql: `SELECT id, product_id, quantity, expected_at FROM purchase_order
      WHERE id > $1${productId === null ? '' : ' AND product_id = $3'} ORDER BY id LIMIT $2`,
    values: productId === null ? [after, limit] : [after, limit, productId],
  })
  return rows.map(purchaseOrder)
}

/** Touches no row when there is one with this id. */
export const insertPurchaseOrder = ({ id, productId, quantity, expectedAt }: PurchaseOrder): Write[] => [
  {
    sql: `INSERT INTO purchase_order (id, product_id, quantity, expected_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    values: [id, productId, quantity, expectedAt],
    rows: 1,
  },
  supplyChanged(productId),
]

/** Guarded by what was still to come; one of which nothing is left is gone. */
export const changePurchaseOrder = (before: PurchaseOrder, after: PurchaseOrder): Write[] => [
  after.quantity === 0
    ? {
        sql: 'DELETE FROM purchase_order WHERE id = $1 AND quantity = $2',
        values: [before.id, before.quantity],
        rows: 1,
      }
    : {
        sql: 'UPDATE purchase_order SET quantity = $3, expected_at = $4 WHERE id = $1 AND quantity = $2',
        values: [before.id, before.quantity, after.quantity, after.expectedAt],
        rows: 1,
      },
  supplyChanged(before.productId),
]

/** New, or instead of what it was before; then it may have been for another product. */
export const savePurchaseOrder = ({ id, productId, quantity, expectedAt }: PurchaseOrder): Write[] => [
  {
    sql: `UPDATE stock SET ${bumpSupplyVersion} WHERE product_id IN (SELECT product_id FROM purchase_order WHERE id = $1)
      AND product_id <> $2`,
    values: [id, productId],
    rows: 'any',
  },
  {
    sql: `INSERT INTO purchase_order (id, product_id, quantity, expected_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (id) DO UPDATE SET product_id = excluded.product_id, quantity = excluded.quantity,
      expected_at = excluded.expected_at`,
    values: [id, productId, quantity, expectedAt],
    rows: 1,
  },
  supplyChanged(productId),
]

export const supplyChanged = (productId: string): Write => ({
  sql: `UPDATE stock SET ${bumpSupplyVersion} WHERE product_id = $1`,
  values: [productId],
  rows: 1,
})

export const receiveUnits = (productId: string, units: number): Write => ({
  sql: `UPDATE stock SET on_hand = COALESCE(on_hand, 0) + $2, ${bumpSupplyVersion} WHERE product_id = $1`,
  values: [productId, units],
  rows: 1,
})
