// Open purchase orders in the order of their products' names. The names are in memory, already sorted: a page starts at the
// product of its cursor, asks which of the next products have purchase orders and how many, and reads only as many as it shows.
import type { Catalog } from '../catalog/catalog.ts'
import { placeAfter } from '../catalog/product-page.ts'
import { maxListLength } from '../platform/store/in-list.ts'
import type { Reader } from '../platform/store/store.ts'
import {
  countPurchaseOrders,
  listPurchaseOrders,
  listPurchaseOrdersOf,
  type PurchaseOrder,
} from './purchase-order.ts'

/** A purchase order's place in the list. */
export interface ProductPosition {
  name: string
  productId: string
  id: string
}

export async function listByProduct(
  store: Reader,
  { products, byName }: Pick<Catalog, 'products' | 'byName'>,
  after: ProductPosition | null,
  limit: number,
  isWanted: () => boolean,
): Promise<PurchaseOrder[]> {
  // A product that got another name meanwhile is listed at its new place.
  const isBegun = after !== null && products.get(after.productId)?.name === after.name
  const found = isBegun ? await listPurchaseOrders(store, after.productId, after.id, limit) : []
  let place = after === null ? 0 : placeAfter(byName, { name: after.name, id: after.productId })
  while (place < byName.length && found.length < limit && isWanted()) {
    const ids = byName.slice(place, place + maxListLength).map(({ id }) => id)
    const { whole, cut, length } = productsOfPage(
      ids,
      await countPurchaseOrders(store, ids),
      limit - found.length,
    )
    const read = await listPurchaseOrdersOf(store, whole)
    found.push(...whole.flatMap((id) => read.get(id) ?? []))
    // The orders may have changed since they were counted: then the page has fewer, and the next products follow.
    if (cut) found.push(...(await listPurchaseOrders(store, cut, '', limit - found.length)))
    place += length
  }
  return found.slice(0, limit)
}

/** The products that fill a page: those of which it shows all purchase orders, and the last one, of which it may not. */
function productsOfPage(ids: readonly string[], counts: ReadonlyMap<string, number>, missing: number) {
  const whole: string[] = []
  let left = missing
  for (const [index, id] of ids.entries()) {
    const count = counts.get(id) ?? 0
    if (count > left) return { whole, cut: id, length: index + 1 }
    if (count > 0) whole.push(id)
    left -= count
    if (left === 0) return { whole, cut: undefined, length: index + 1 }
  }
  return { whole, cut: undefined, length: ids.length }
}
