// Filters that the found products offer.
import { factText } from './find-products.ts'
import type { Product } from './product.ts'

export interface FacetValue {
  value: string
  count: number
}

/** Only facts with a few distinct values are useful filters. */
const mostValues = 24
const mostFacets = 10

export function facetsOf(found: readonly Product[], isOneGroup: boolean) {
  const manufacturers = countValues(found.map(({ manufacturer }) => manufacturer ?? undefined))
  if (!isOneGroup) return { manufacturers, facts: [] }
  const names = new Set(found.flatMap(({ facts }) => Object.keys(facts ?? {})))
  const facts = [...names]
    .map((name) => ({ name, values: countValues(found.map((product) => factText(product, name))) }))
    .filter(({ values }) => values.length > 1 && values.length <= mostValues)
    .slice(0, mostFacets)
  return { manufacturers, facts }
}

function countValues(values: (string | undefined)[]): FacetValue[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
