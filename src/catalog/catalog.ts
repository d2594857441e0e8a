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

/** What compatibility and proposals need of the catalog. */
export interface PartsCatalog {
  products: ReadonlyMap<string, Pick<Product, 'id' | 'name' | 'group'>>
  /** Every product as the compatibility engine sees it. */
  parts: ReadonlyMap<string, Part>
  groups: ReadonlyMap<string, ProductGroup>
  bundles: ReadonlyMap<string, Bundle>
}

/** The catalog in memory, a snapshot that follows the database. */
export interface Catalog extends PartsCatalog {
  products: ReadonlyMap<string, Product>
  /** All products, by name. */
  byName: readonly Product[]
  /** Products by EAN and part number. Several products may share one. */
  byEan: ReadonlyMap<string, Product[]>
  byPartNumber: ReadonlyMap<string, Product[]>
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
  const parts = await turns.run(prepareParts(all, partPreparer(groups), onUnreadable))
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
export const partOf = ({ parts }: Pick<Catalog, 'parts'>, productId: string): Part =>
  parts.get(productId) ?? unknownProduct(productId)

export const kindOf = ({ groups }: Catalog, { group }: Product): string | null =>
  group === null ? null : (groups.get(group)?.kind ?? null)

type PartSource = Pick<Product, 'id' | 'name' | 'group' | 'facts'>

/** Turns the products of one catalog into parts. */
export function partPreparer(groups: readonly ProductGroup[]): (product: PartSource) => Part {
  const kinds = new Map(groups.map(({ id, kind }) => [id, kind as Kind]))
  const prepare = componentPreparer()
  return ({ id, name, group, facts }) => {
    const kind = group === null ? undefined : kinds.get(group)
    if (!kind) return notAComponent(id, name)
    return prepare({ productId: id, name, kind, facts: (facts ?? {}) as Facts })
  }
}

function* prepareParts(
  products: Product[],
  prepare: (product: PartSource) => Part,
  onUnreadable: OnUnreadable,
): Generator<undefined, Map<string, Part>> {
  const prepared = (product: Product): [string, Part] => [product.id, prepare(product)]
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
