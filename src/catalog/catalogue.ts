import type { Store } from '../store/store.ts'
import { type Bundle, loadBundles, loadGroups, type ProductGroup } from './bundle.ts'
import { loadProducts, type Product } from './product.ts'

/** Everything on offer, kept in memory and following the database. */
export interface Catalogue {
  products: ReadonlyMap<string, Product>
  /** Other numbers a product is known by. Several products may share one. */
  byEan: ReadonlyMap<string, Product[]>
  byPartNumber: ReadonlyMap<string, Product[]>
  groups: ReadonlyMap<string, ProductGroup>
  bundles: ReadonlyMap<string, Bundle>
}

export async function loadCatalogue(store: Store): Promise<Catalogue> {
  const [products, groups, bundles] = await Promise.all([
    loadProducts(store),
    loadGroups(store),
    loadBundles(store),
  ])
  return {
    products: new Map(products.map((product) => [product.id, product])),
    byEan: indexBy(products, (product) => product.ean),
    byPartNumber: indexBy(products, (product) => product.partNumber),
    groups: new Map(groups.map((group) => [group.id, group])),
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
  }
}

function indexBy(products: Product[], numberOf: (product: Product) => string | null): Map<string, Product[]> {
  const index = new Map<string, Product[]>()
  for (const product of products) {
    const number = numberOf(product)
    if (number === null) continue
    const sharing = index.get(number)
    if (sharing) sharing.push(product)
    else index.set(number, [product])
  }
  return index
}
