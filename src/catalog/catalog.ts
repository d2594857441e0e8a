import {
  componentPreparer,
  type Facts,
  type Kind,
  notAComponent,
  type Part,
  unknownProduct,
} from '../compatibility/index.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import type { Store } from '../platform/store/store.ts'
import { sortInTurns } from '../platform/turns/sort-in-turns.ts'
import { takeTurns } from '../platform/turns/take-turns.ts'
import { type Bundle, loadBundles, loadGroups, type ProductGroup } from './bundle.ts'
import { loadProducts, type Product } from './product.ts'

/** The catalog in memory, a snapshot that follows the database. */
export interface Catalog {
  products: ReadonlyMap<string, Product>
  /** All products, by name. */
  byName: readonly Product[]
  /** Every product as the compatibility engine sees it. */
  parts: ReadonlyMap<string, Part>
  /** Products by EAN and part number. Several products may share one. */
  byEan: ReadonlyMap<string, Product[]>
  byPartNumber: ReadonlyMap<string, Product[]>
  groups: ReadonlyMap<string, ProductGroup>
  bundles: ReadonlyMap<string, Bundle>
}

/** Products prepared between two pauses. */
const betweenPauses = 100

export async function loadCatalog(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Catalog> {
  const [all, groups, bundles] = await Promise.all([
    loadProducts(store, onUnreadable),
    loadGroups(store),
    loadBundles(store, onUnreadable),
  ])
  const turns = takeTurns()
  const kinds = new Map(groups.map(({ id, kind }) => [id, kind as Kind]))
  const parts = await turns.run(prepareParts(all, kinds, onUnreadable))
  const products = all.filter(({ id }) => parts.has(id))
  return {
    products: new Map(products.map((product) => [product.id, product])),
    byName: await turns.run(sortInTurns(products, byNameThenId)),
    parts,
    byEan: indexBy(products, (product) => product.ean),
    byPartNumber: indexBy(products, (product) => product.partNumber),
    groups: new Map(groups.map((group) => [group.id, group])),
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
  }
}

/** A product as a part; a non-component if it does not exist or is not a component. */
export const partOf = ({ parts }: Catalog, productId: string): Part =>
  parts.get(productId) ?? unknownProduct(productId)

export const kindOf = ({ groups }: Catalog, { group }: Product): string | null =>
  group === null ? null : (groups.get(group)?.kind ?? null)

function* prepareParts(
  products: Product[],
  kinds: Map<string, Kind>,
  onUnreadable: OnUnreadable,
): Generator<undefined, Map<string, Part>> {
  const prepare = componentPreparer()
  const prepared = ({ id, name, group, facts }: Product): [string, Part] => {
    const kind = group === null ? undefined : kinds.get(group)
    if (!kind) return [id, notAComponent(id, name)]
    return [id, prepare({ productId: id, name, kind, facts: (facts ?? {}) as Facts })]
  }
  const parts = new Map<string, Part>()
  for (let start = 0; start < products.length; start += betweenPauses) {
    const some = products.slice(start, start + betweenPauses)
    const readable = readableRows(some, prepared, ({ id }) => `The product ${id}`, onUnreadable)
    for (const [id, part] of readable) parts.set(id, part)
    yield
  }
  return parts
}

/** By code units, so that the order does not depend on the locale of the process. */
export const byNameThenId = (a: Pick<Product, 'name' | 'id'>, b: Pick<Product, 'name' | 'id'>) =>
  a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1

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
