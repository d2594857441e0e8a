// What suppliers sell: their number of a product, their cost and the fewest units; and how many units of a product there should be.
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Reader, type Write, write } from '../platform/store/store.ts'

export interface SupplierProduct {
  supplierId: string
  productId: string
  partNumber: string | null
  /** Minor units of the supplier's currency, per unit. */
  cost: number | null
  minimumQuantity: number
  isPreferred: boolean
}

const columns = {
  supplier_id: text,
  product_id: text,
  part_number: orNull(text),
  cost: orNull(integer),
  minimum_quantity: integer,
  preferred: integer,
}
const select = `SELECT ${namesOf(columns)} FROM supplier_product`

const selectOfProducts = listStatement({
  name: 'supplierProduct.ofProducts',
  columns,
  sql: (ids) => `${select} WHERE product_id IN ${ids} ORDER BY product_id, supplier_id`,
})

const selectOfSupplier = readStatement({
  name: 'supplierProduct.ofSupplier',
  columns,
  sql: `${select} WHERE supplier_id = $1 AND product_id > $2 ORDER BY product_id LIMIT $3`,
})

const selectCost = readStatement({
  name: 'supplierProduct.withCost',
  columns: { product_id: text },
  sql: 'SELECT product_id FROM supplier_product WHERE supplier_id = $1 AND cost IS NOT NULL LIMIT 1',
})

const upsert = insertStatement(
  'supplierProduct.save',
  'supplier_product',
  Object.keys(columns),
  `ON CONFLICT (supplier_id, product_id) DO UPDATE SET part_number = excluded.part_number, cost = excluded.cost,
    minimum_quantity = excluded.minimum_quantity, preferred = excluded.preferred`,
)

const notPreferred = writeStatement({
  name: 'supplierProduct.notPreferred',
  sql: 'UPDATE supplier_product SET preferred = 0 WHERE product_id = $1 AND supplier_id <> $2 AND preferred = 1',
})

const remove = writeStatement({
  name: 'supplierProduct.delete',
  sql: 'DELETE FROM supplier_product WHERE supplier_id = $1 AND product_id = $2',
})

const selectMinimums = listStatement({
  name: 'minimumStock.ofProducts',
  columns: { product_id: text, units: integer },
  sql: (ids) => `SELECT product_id, units FROM minimum_stock WHERE product_id IN ${ids}`,
})

const upsertMinimum = insertStatement(
  'minimumStock.save',
  'minimum_stock',
  ['product_id', 'units'],
  'ON CONFLICT (product_id) DO UPDATE SET units = excluded.units',
)

const removeMinimum = writeStatement({
  name: 'minimumStock.delete',
  sql: 'DELETE FROM minimum_stock WHERE product_id = $1',
})

const supplierProduct = (row: RowOf<typeof columns>): SupplierProduct => ({
  supplierId: row.supplier_id,
  productId: row.product_id,
  partNumber: row.part_number,
  cost: row.cost,
  minimumQuantity: row.minimum_quantity,
  isPreferred: row.preferred === 1,
})

export async function loadSuppliersOf(
  store: Reader,
  productIds: readonly string[],
): Promise<Map<string, SupplierProduct[]>> {
  const rows = await allIn(store, selectOfProducts, [...new Set(productIds)])
  return Map.groupBy(rows.map(supplierProduct), ({ productId }) => productId)
}

/** One page of what a supplier sells, in the order of product ids. */
export async function listProductsOf(
  store: Reader,
  supplierId: string,
  after: string | null,
  limit: number,
): Promise<SupplierProduct[]> {
  const rows = await store.all({ statement: selectOfSupplier, values: [supplierId, after ?? '', limit] })
  return rows.map(supplierProduct)
}

/** Whether costs of the supplier are known: they are in its currency. */
export const hasCosts = async (store: Reader, supplierId: string): Promise<boolean> =>
  (await store.all({ statement: selectCost, values: [supplierId] })).length > 0

/** A product has at most one preferred supplier. */
export const saveSupplierProduct = (product: SupplierProduct): Write[] => [
  ...(product.isPreferred ? [write(notPreferred, [product.productId, product.supplierId], 'any')] : []),
  write(upsert, [
    ...[product.supplierId, product.productId, product.partNumber, product.cost],
    ...[product.minimumQuantity, product.isPreferred ? 1 : 0],
  ]),
]

export const removeSupplierProduct = (supplierId: string, productId: string): Write =>
  write(remove, [supplierId, productId], 'any')

export async function loadMinimums(
  store: Reader,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await allIn(store, selectMinimums, productIds)
  return new Map(rows.map(({ product_id, units }) => [product_id, units]))
}

export const saveMinimum = (productId: string, units: number): Write =>
  units === 0 ? write(removeMinimum, [productId], 'any') : write(upsertMinimum, [productId, units])
