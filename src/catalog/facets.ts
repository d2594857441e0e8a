// Filters that the found products offer.
import { factText } from './find-products.ts'
import type { Product } from './product.ts'

export interface FacetValue {
  value: string
  count: number
}

/** Only facts with a few distinct values are useful filters. */
const maxValues = 24
const maxFacets = 10

/** Products counted between two pauses. */
const betweenPauses = 2000

export interface Facets {
  manufacturers: FacetValue[]
  facts: { name: string; values: FacetValue[] }[]
}

export function* facetsOf(found: readonly Product[], isOneGroup: boolean): Generator<undefined, Facets> {
  const manufacturers = yield* countValues(found, ({ manufacturer }) => manufacturer ?? undefined)
  if (!isOneGroup) return { manufacturers, facts: [] }
  const names = new Set(found.flatMap(({ facts }) => Object.keys(facts ?? {})))
  const facts: Facets['facts'] = []
  for (const name of names) {
    if (facts.length === maxFacets) break
    const values = yield* countValues(found, (product) => factText(product, name))
    if (values.length > 1 && values.length <= maxValues) facts.push({ name, values })
  }
  return { manufacturers, facts }
}

function* countValues(
  found: readonly Product[],
  read: (product: Product) => string | undefined,
): Generator<undefined, FacetValue[]> {
  const counts = new Map<string, number>()
  for (const [place, product] of found.entries()) {
    const value = read(product)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    if (place % betweenPauses === betweenPauses - 1) yield
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
