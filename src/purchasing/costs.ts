// What products cost the shop: what the preferred supplier asks, or else the cheapest one. Retired suppliers sell nothing.
import type { Reader } from '../platform/store/store.ts'
import { loadSuppliers } from './supplier.ts'
import { loadSuppliersOf, type SupplierProduct } from './supplier-product.ts'

/** Minor units, by currency and product. */
export type Costs = Map<string, Map<string, number>>

export async function loadCosts(reader: Reader, productIds: readonly string[]): Promise<Costs> {
  const sold = await loadSuppliersOf(reader, productIds)
  const suppliers = await loadSuppliers(
    reader,
    [...sold.values()].flat().map(({ supplierId }) => supplierId),
  )
  const costs: Costs = new Map()
  for (const [productId, offers] of sold) {
    // The last one that is set wins: the preferred one.
    for (const { supplierId, cost } of offers.toSorted(dearestFirst)) {
      const supplier = suppliers.get(supplierId)
      if (cost === null || !supplier || supplier.retiredAt !== null) continue
      const { currency } = supplier.data
      costs.set(currency, (costs.get(currency) ?? new Map()).set(productId, cost))
    }
  }
  return costs
}

const dearestFirst = (a: SupplierProduct, b: SupplierProduct) =>
  Number(a.isPreferred) - Number(b.isPreferred) || (b.cost ?? 0) - (a.cost ?? 0)
