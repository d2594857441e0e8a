// Searching and sorting open purchase orders. By id, by date and by product, a page reads little more than it shows. A search reads
// page after page, because the names of products are in memory, and keeps only what it answers.
import type { Catalog } from '../catalog/catalog.ts'
import type { Product } from '../catalog/product.ts'
import { compactOf } from '../catalog/search/words.ts'
import { isPairOf, isPlainText, readCursor, writeCursor } from '../platform/http/route/cursor.ts'
import { pageLength } from '../platform/store/read-pages.ts'
import type { Reader } from '../platform/store/store.ts'
import {
  listPurchaseOrders,
  listPurchaseOrdersByDate,
  type PurchaseOrder,
  readPurchaseOrders,
} from './purchase-order.ts'
import { listByProduct } from './supply-by-product.ts'

export const supplySorts = ['id', 'due', 'product'] as const
export type SupplySort = (typeof supplySorts)[number]

/** The place of a purchase order in a list: what it is sorted by, its product if they are sorted by product, and its id. */
type SupplyKey = readonly [number | string, string, string]

type Products = ReadonlyMap<string, Pick<Product, 'name' | 'ean' | 'partNumber'>>

export interface SupplyQuery {
  productId: string | null
  search: string | null
  sort: SupplySort
  /** The place of the last one of the page before; null for the first page. */
  after: SupplyKey | null
  limit: number
  /** Whether the answer is still needed. */
  isWanted: () => boolean
}

/** Without a date, an order is due last. */
const undated = Number.MAX_SAFE_INTEGER

export function keyOf(order: PurchaseOrder, products: Products, sort: SupplySort): SupplyKey {
  const { id, productId, expectedAt } = order
  if (sort === 'due') return [expectedAt ?? undated, '', id]
  if (sort === 'product') return [products.get(productId)?.name ?? productId, productId, id]
  return ['', '', id]
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value)

/** The place that a cursor names; undefined if the list did not answer it. */
export function readKey(cursor: string, sort: SupplySort): SupplyKey | undefined {
  if (sort === 'due') {
    const read = readCursor(cursor, isPairOf(isTime, isPlainText))
    return read && [read[0], '', read[1]]
  }
  if (sort === 'product') {
    const read = readCursor(cursor, isPairOf(isPairOf(isPlainText, isPlainText), isPlainText))
    return read && [...read[0], read[1]]
  }
  return ['', '', cursor]
}

export function writeKey([value, productId, id]: SupplyKey, sort: SupplySort): string {
  if (sort === 'id') return id
  return writeCursor(sort === 'due' ? [value, id] : [[value, productId], id])
}

export async function findSupply(
  store: Reader,
  catalog: Pick<Catalog, 'products' | 'byName'>,
  query: SupplyQuery,
): Promise<PurchaseOrder[]> {
  const { productId, search, sort, after, limit, isWanted } = query
  const { products } = catalog
  const [value, afterProduct, id] = after ?? [Number.MIN_SAFE_INTEGER, '', '']
  if (search === null && productId === null && sort === 'due')
    return listPurchaseOrdersByDate(store, value === undated ? null : Number(value), id, limit)
  if (search === null && productId === null && sort === 'product') {
    const some = await listPurchaseOrders(store, null, '', pageLength)
    if (some.length < pageLength) return firstOf(some, products, query)
    const position = after && { name: String(value), productId: afterProduct, id }
    return listByProduct(store, catalog, position, limit, isWanted)
  }
  // Those of one product differ only in their ids.
  const isById = sort === 'id' || (sort === 'product' && productId !== null)
  const afterId = isById ? id : ''
  if (search === null && isById) return listPurchaseOrders(store, productId, afterId, limit)
  let found: PurchaseOrder[] = []
  for await (const orders of readPurchaseOrders(store, productId, afterId)) {
    found = firstOf([...found, ...orders], products, query)
    // They are read in the order of ids.
    if ((isById && found.length === limit) || !isWanted()) break
  }
  return found
}

/** Those of the orders that come first on the page. */
export function firstOf(
  orders: readonly PurchaseOrder[],
  products: Products,
  { search, sort, after, limit }: Omit<SupplyQuery, 'productId' | 'isWanted'>,
): PurchaseOrder[] {
  const wanted = search?.trim().toLowerCase() ?? ''
  return orders
    .filter((order) => wanted === '' || matches(order, products.get(order.productId), wanted))
    .map((order) => ({ order, key: keyOf(order, products, sort) }))
    .filter(({ key }) => after === null || compare(key, after) > 0)
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, limit)
    .map(({ order }) => order)
}

function compare(a: SupplyKey, b: SupplyKey): number {
  for (const [index, part] of a.entries()) {
    const other = b[index] as typeof part
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** A scanned number is a whole one; a typed text may be any part of ids and names. */
function matches(
  { id, productId }: PurchaseOrder,
  product: Pick<Product, 'name' | 'ean' | 'partNumber'> | undefined,
  wanted: string,
): boolean {
  const number = compactOf(wanted)
  const isNumber = [product?.ean, product?.partNumber].some((each) => each && compactOf(each) === number)
  return isNumber || [id, productId, product?.name ?? ''].some((text) => text.toLowerCase().includes(wanted))
}
