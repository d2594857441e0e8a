import {
  componentPreparer,
  type Facts,
  type Kind,
  notAComponent,
  type Part,
  unknownProduct,
} from '../compatibility/index.ts'
import type { Bundle, ProductGroup } from './bundle.ts'
import type { Product } from './product.ts'

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
  /** Ids of products by EAN and part number. Several products may share one. */
  byEan: ReadonlyMap<string, readonly string[]>
  byPartNumber: ReadonlyMap<string, readonly string[]>
  /** By every number of a product without spaces and signs, for scanners and lists. */
  byNumber: ReadonlyMap<string, readonly string[]>
  /** The stored version of each product. */
  versions: ReadonlyMap<string, number>
  /** Whether it has data of BuildCores OpenDB, which the pages must name. */
  hasOpenData: boolean
}

/** A product as a part; a non-component if it does not exist or is not a component. */
export const partOf = ({ parts }: Pick<Catalog, 'parts'>, productId: string): Part =>
  parts.get(productId) ?? unknownProduct(productId)

/** The products of some ids, in their order. */
export const productsOf = ({ products }: Catalog, ids: readonly string[] | undefined): Product[] =>
  ids?.flatMap((id) => products.get(id) ?? []) ?? []

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

/** By code units, so that the order does not depend on the locale of the process. */
export const byNameThenId = (a: Pick<Product, 'name' | 'id'>, b: Pick<Product, 'name' | 'id'>) =>
  a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1
