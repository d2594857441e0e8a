// A catalog in memory without a database: some products, none of them a component.
import { runSteps } from '../compatibility/index.ts'
import { refuseUnreadable } from '../platform/store/readable.ts'
import type { Catalog } from './catalog.ts'
import { followChanges, noProducts } from './load-catalog.ts'
import type { Product } from './product.ts'

export const product = (id: string, name: string, other: Partial<Product> = {}): Product => ({
  id,
  name,
  description: null,
  manufacturer: null,
  partNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  weightGrams: null,
  isDiscontinued: false,
  group: null,
  facts: null,
  ...other,
})

/** With these products instead of those with their ids, and without those with the other ids. */
export function catalogOf(
  changed: readonly Product[],
  goneIds: readonly string[] = [],
  before?: Catalog,
): Catalog {
  const changes = {
    changed: changed.map((each) => ({ product: each, version: 1 })),
    staleIds: [...changed.map(({ id }) => id), ...goneIds],
  }
  return {
    ...runSteps(followChanges(before ?? noProducts, changes, [], refuseUnreadable)),
    groups: new Map(),
    bundles: new Map(),
    hasOpenData: false,
  }
}
