import { allIn, listStatement } from '../platform/store/in-list.ts'
import { pageLength, readPages } from '../platform/store/read-pages.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Query, type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { bumpSupplyVersion } from './supply-version.ts'

/** Goods ordered from a supplier and not yet received. */
export interface PurchaseOrder {
  id: string
  productId: string
  /** Units not received yet. */
  quantity: number
  expectedAt: number | null
  /** Grows with every change and receipt. */
  version: number
  /** The purchase order that it is a line of (src/purchasing); null for one of its own. */
  purchaseId: string | null
}

export type NewPurchaseOrder = Omit<PurchaseOrder, 'version' | 'purchaseId'>

const columns = {
  id: text,
  product_id: text,
  quantity: integer,
  expected_at: orNull(integer),
  version: integer,
  purchase_id: orNull(text),
}
const select = `SELECT ${namesOf(columns)} FROM purchase_order`

const selectOne = readStatement({ name: 'purchaseOrder.byId', columns, sql: `${select} WHERE id = $1` })

const selectSome = listStatement({
  name: 'purchaseOrder.byIds',
  columns,
  sql: (ids) => `${select} WHERE id IN ${ids}`,
})

const selectPage = readStatement({
  name: 'purchaseOrder.page',
  columns,
  sql: `${select} WHERE id > $1 ORDER BY id LIMIT $2`,
})

const selectBeginning = readStatement({
  name: 'purchaseOrder.beginning',
  columns,
  sql: `${select} WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3`,
})

const selectPageOfProduct = readStatement({
  name: 'purchaseOrder.pageOfProduct',
  columns,
  sql: `${select} WHERE id > $1 AND product_id = $3 ORDER BY id LIMIT $2`,
})

/** More than the longest page reads, which is one more than it shows. */
const maxCounted = 502

const countOfProducts = listStatement({
  name: 'purchaseOrder.countOfProducts',
  columns: { product_id: text, open: integer },
  sql: (ids) => `SELECT product_id, (SELECT COUNT(*) FROM (SELECT 1 FROM purchase_order
    WHERE purchase_order.product_id = stock.product_id LIMIT ${maxCounted}) AS counted) AS open
    FROM stock WHERE product_id IN ${ids}
    AND EXISTS (SELECT 1 FROM purchase_order WHERE purchase_order.product_id = stock.product_id)`,
})

const selectOfProducts = listStatement({
  name: 'purchaseOrder.ofProducts',
  columns,
  sql: (ids) => `${select} WHERE product_id IN ${ids} ORDER BY product_id, id`,
})

const selectDated = readStatement({
  name: 'purchaseOrder.dated',
  columns,
  sql: `${select} WHERE (expected_at, id) > ($1, $2) ORDER BY expected_at, id LIMIT $3`,
})

const selectUndated = readStatement({
  name: 'purchaseOrder.undated',
  columns,
  sql: `${select} WHERE expected_at IS NULL AND id > $1 ORDER BY id LIMIT $2`,
})

const selectLines = readStatement({
  name: 'purchaseOrder.lines',
  columns,
  sql: `${select} WHERE id > $1 AND id < $2 AND purchase_id = $3`,
})

const insert = writeStatement({
  name: 'purchaseOrder.insert',
  sql: `INSERT INTO purchase_order (id, product_id, quantity, expected_at, purchase_id) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`,
})

// A program that does not know versions may run beside this one: its changes show only in the other members.
const isUnchanged =
  'id = $1 AND product_id = $2 AND quantity = $3 AND expected_at IS NOT DISTINCT FROM $4 AND version = $5'

const remove = writeStatement({
  name: 'purchaseOrder.delete',
  sql: `DELETE FROM purchase_order WHERE ${isUnchanged}`,
})

const update = writeStatement({
  name: 'purchaseOrder.update',
  sql: `UPDATE purchase_order SET quantity = $6, expected_at = $7, version = version + 1 WHERE ${isUnchanged}`,
})

const upsert = writeStatement({
  name: 'purchaseOrder.save',
  sql: `INSERT INTO purchase_order (id, product_id, quantity, expected_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET product_id = excluded.product_id, quantity = excluded.quantity,
    expected_at = excluded.expected_at,
    version = purchase_order.version + CASE WHEN purchase_order.product_id = excluded.product_id
      AND purchase_order.quantity = excluded.quantity
      AND purchase_order.expected_at IS NOT DISTINCT FROM excluded.expected_at THEN 0 ELSE 1 END
    WHERE purchase_order.purchase_id IS NULL`,
})

const changeSupplyOfOther = writeStatement({
  name: 'supply.changedOfOther',
  sql: `UPDATE stock SET ${bumpSupplyVersion} WHERE product_id IN (SELECT product_id FROM purchase_order WHERE id = $1)
    AND product_id <> $2`,
})

const changeSupply = writeStatement({
  name: 'supply.changed',
  sql: `UPDATE stock SET ${bumpSupplyVersion} WHERE product_id = $1`,
})

const receive = writeStatement({
  name: 'stock.receive',
  sql: `UPDATE stock SET on_hand = COALESCE(on_hand, 0) + $2, ${bumpSupplyVersion} WHERE product_id = $1`,
})

const purchaseOrder = (row: RowOf<typeof columns>): PurchaseOrder => ({
  id: row.id,
  productId: row.product_id,
  quantity: row.quantity,
  expectedAt: row.expected_at,
  version: row.version,
  purchaseId: row.purchase_id,
})

export async function loadPurchaseOrder(store: Store, id: string): Promise<PurchaseOrder | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && purchaseOrder(row)
}

/** The open lines of a purchase order with lines, whose ids are its own, a dot and a number. */
export async function loadLinesOf(store: Store, purchaseId: string): Promise<PurchaseOrder[]> {
  const rows = await store.all({
    statement: selectLines,
    values: [`${purchaseId}.`, `${purchaseId}/`, purchaseId],
  })
  const numberOf = ({ id }: PurchaseOrder) => Number(id.slice(purchaseId.length + 1))
  return rows.map(purchaseOrder).sort((a, b) => numberOf(a) - numberOf(b))
}

const pageOf = (productId: string | null, after: string, limit: number): Query<RowOf<typeof columns>> =>
  productId === null
    ? { statement: selectPage, values: [after, limit] }
    : { statement: selectPageOfProduct, values: [after, limit, productId] }

/** One page in the order of ids, of all products or of one. */
export async function listPurchaseOrders(
  store: Reader,
  productId: string | null,
  after: string,
  limit: number,
): Promise<PurchaseOrder[]> {
  const rows = await store.all(pageOf(productId, after, limit))
  return rows.map(purchaseOrder)
}

/** Those whose ids begin with a text. */
export async function listPurchaseOrdersBeginning(
  store: Reader,
  beginning: string,
  limit: number,
): Promise<PurchaseOrder[]> {
  const values = [beginning, `${beginning}\u{10ffff}`, limit]
  return (await store.all({ statement: selectBeginning, values })).map(purchaseOrder)
}

/** How many each of the products has, those without left out; a page is full before the counting ends. */
export async function countPurchaseOrders(
  store: Reader,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await allIn(store, countOfProducts, productIds)
  return new Map(rows.map(({ product_id, open }) => [product_id, open]))
}

/** All of some products, by product and in the order of ids. */
export async function listPurchaseOrdersOf(
  store: Reader,
  productIds: readonly string[],
): Promise<Map<string, PurchaseOrder[]>> {
  const rows = await allIn(store, selectOfProducts, productIds)
  return Map.groupBy(rows.map(purchaseOrder), ({ productId }) => productId)
}

/** All of them after an id, page by page. */
export async function* readPurchaseOrders(
  store: Reader,
  productId: string | null,
  after: string,
): AsyncGenerator<PurchaseOrder[]> {
  const query = (from: string) => pageOf(productId, from, pageLength)
  for await (const rows of readPages(store, query, ({ id }) => id, after)) yield rows.map(purchaseOrder)
}

/** One page in the order of dates, the undated last. `afterTime` is null if the page before ended with an undated one. */
export async function listPurchaseOrdersByDate(
  store: Reader,
  afterTime: number | null,
  afterId: string,
  limit: number,
): Promise<PurchaseOrder[]> {
  const dated =
    afterTime === null ? [] : await store.all({ statement: selectDated, values: [afterTime, afterId, limit] })
  if (dated.length === limit) return dated.map(purchaseOrder)
  const undated = await store.all({
    statement: selectUndated,
    values: [afterTime === null ? afterId : '', limit - dated.length],
  })
  return [...dated, ...undated].map(purchaseOrder)
}

/** Changes no row if a purchase order with this id exists. */
export const insertPurchaseOrder = (
  { id, productId, quantity, expectedAt }: NewPurchaseOrder,
  purchaseId: string | null = null,
): Write[] => [write(insert, [id, productId, quantity, expectedAt, purchaseId]), supplyChanged(productId)]

/** Changes no row if the purchase order is no longer as `before` says. One with no outstanding units is removed. */
export const changePurchaseOrder = (before: PurchaseOrder, after: NewPurchaseOrder): Write[] => {
  const unchanged = [before.id, before.productId, before.quantity, before.expectedAt, before.version]
  return [
    after.quantity === 0
      ? write(remove, unchanged)
      : write(update, [...unchanged, after.quantity, after.expectedAt]),
    supplyChanged(before.productId),
  ]
}

/** Those of the ids that are open purchase orders. */
export async function loadPurchaseOrders(
  store: Reader,
  ids: readonly string[],
): Promise<Map<string, PurchaseOrder>> {
  const rows = await allIn(store, selectSome, ids)
  return new Map(rows.map((row) => [row.id, purchaseOrder(row)]))
}

/** Why a purchase order of a file cannot be stored. */
export const supplyConflict = 'it is a line of a purchase order with lines: change it there'

/**
 * Inserts or replaces a purchase order, which may have been for another product. Changes no row if it is a line of a purchase
 * order with lines.
 */
export const savePurchaseOrder = ({ id, productId, quantity, expectedAt }: NewPurchaseOrder): Write[] => [
  write(changeSupplyOfOther, [id, productId], 'any'),
  write(upsert, [id, productId, quantity, expectedAt]),
  supplyChanged(productId),
]

export const supplyChanged = (productId: string): Write => write(changeSupply, [productId])

export const receiveUnits = (productId: string, units: number): Write => write(receive, [productId, units])
