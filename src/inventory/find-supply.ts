// Searching and sorting open purchase orders. By id and by date, a page follows an index. The names of products are in memory: a
// search and the order of names read page after page, and keep only what they answer.
import type { Product } from '../catalog/product.ts'
import { compactOf } from '../catalog/search/words.ts'
import { isPairOf, isPlainText, readCursor, writeCursor } from '../platform/http/cursor.ts'
import type { Reader } from '../platform/store/store.ts'
import {
  listPurchaseOrders,
  listPurchaseOrdersByDate,
  type PurchaseOrder,
  readPurchaseOrders,
} from './purchase-order.ts'

export const supplySorts = ['id', 'due', 'product'] as const
export type SupplySort = (typeof supplySorts)[number]

/** The place of a purchase order in a list: what it is sorted by, and its id. */
type SupplyKey = readonly [number | string, string]

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
  if (sort === 'due') return [expectedAt ?? undated, id]
  if (sort === 'product') return [(products.get(productId)?.name ?? productId).toLowerCase(), id]
  return ['', id]
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value)

/** The place that a cursor names; undefined if the list did not answer it. */
export function readKey(cursor: string, sort: SupplySort): SupplyKey | undefined {
  if (sort === 'due') return readCursor(cursor, isPairOf(isTime, isPlainText))
  if (sort === 'product') return readCursor(cursor, isPairOf(isPlainText, isPlainText))
  return ['', cursor]
}

export const writeKey = (key: SupplyKey, sort: SupplySort): string =>
  sort === 'id' ? key[1] : writeCursor(key)

export async function findSupply(
  store: Reader,
  products: Products,
  query: SupplyQuery,
): Promise<PurchaseOrder[]> {
  const { productId, search, sort, after, limit, isWanted } = query
  const afterId = sort === 'id' ? (after?.[1] ?? '') : ''
  if (search === null && sort === 'id') return listPurchaseOrders(store, productId, afterId, limit)
  if (search === null && sort === 'due' && productId === null) {
    const [time, id] = after ?? [Number.MIN_SAFE_INTEGER, '']
    return listPurchaseOrdersByDate(store, time === undated ? null : Number(time), id, limit)
  }
  let found: PurchaseOrder[] = []
  for await (const orders of readPurchaseOrders(store, productId, afterId)) {
    found = firstOf([...found, ...orders], products, query)
    // They are read in the order of ids.
    if ((sort === 'id' && found.length === limit) || !isWanted()) break
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

function compare([a, idOfA]: SupplyKey, [b, idOfB]: SupplyKey): number {
  if (a === b) return idOfA === idOfB ? 0 : idOfA < idOfB ? -1 : 1
  return a < b ? -1 : 1
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
