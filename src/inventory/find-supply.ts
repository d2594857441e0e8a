// Searching and sorting open purchase orders. There are few of them, compared to orders: they are read as a whole, up to a
// limit, and sorted in memory, because the names of products are there.
import type { Product } from '../catalog/product.ts'
import { compactOf } from '../catalog/search/words.ts'
import type { PurchaseOrder } from './purchase-order.ts'

export const supplySorts = ['id', 'due', 'product'] as const
export type SupplySort = (typeof supplySorts)[number]

/** Purchase orders that one request reads at most. */
export const mostSearched = 10_000

interface SupplyQuery {
  search: string | null
  sort: SupplySort
  /** The key of the last one of the page before. */
  after: string
}

export function findSupply(
  orders: readonly PurchaseOrder[],
  products: ReadonlyMap<string, Pick<Product, 'name' | 'ean' | 'partNumber'>>,
  { search, sort, after }: SupplyQuery,
): { order: PurchaseOrder; key: string }[] {
  const wanted = search?.trim().toLowerCase() ?? ''
  return orders
    .filter((order) => wanted === '' || matches(order, products.get(order.productId), wanted))
    .map((order) => ({ order, key: keyOf(order, products.get(order.productId)?.name, sort) }))
    .filter(({ key }) => key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
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

/** Unique, because it ends with the id. Without a date, an order is due last. */
function keyOf(
  { id, productId, expectedAt }: PurchaseOrder,
  name: string | undefined,
  sort: SupplySort,
): string {
  if (sort === 'due') return `${String(expectedAt ?? Number.MAX_SAFE_INTEGER).padStart(16, '0')} ${id}`
  if (sort === 'product') return `${(name ?? productId).toLowerCase()} ${id}`
  return id
}
