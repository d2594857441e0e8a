// Product search in memory: by group, words, manufacturer and facts.
import type { Catalog } from './catalog.ts'
import { byNameThenId } from './catalog.ts'
import type { Product } from './product.ts'

export interface ProductQuestion {
  productGroupId: string | null
  /** Every word must occur in the name, the manufacturer or a number. */
  search: string | null
  manufacturer: string | null
  /** Required values of facts, as text: `socket` is `AM5`. */
  facts: [name: string, value: string][]
}

export const findProducts = (catalog: Catalog, question: ProductQuestion): Product[] =>
  catalog.byName.filter(matcher(catalog, question))

/** Whether a product matches the search; `place` is its index in the order of names. */
export function matcher(
  catalog: Catalog,
  question: ProductQuestion,
): (product: Product, place: number) => boolean {
  const words = (question.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const texts = words.length === 0 ? [] : searchTexts(catalog)
  const maker = question.manufacturer?.toLowerCase()
  return (product, place) =>
    (question.productGroupId === null || product.group === question.productGroupId) &&
    (maker === undefined || product.manufacturer?.toLowerCase() === maker) &&
    question.facts.every(([name, value]) => factText(product, name) === value) &&
    words.every((word) => texts[place]?.includes(word))
}

// Searchable text of each product, in the order of names. Built at the first search and cached, because a search field
// sends a request per typed letter.
const textsOfCatalog = new WeakMap<Catalog, string[]>()

function searchTexts(catalog: Catalog): string[] {
  const known = textsOfCatalog.get(catalog)
  if (known) return known
  const texts = catalog.byName.map(({ name, manufacturer, partNumber, ean, id }) =>
    `${name}\n${manufacturer ?? ''}\n${partNumber ?? ''}\n${ean ?? ''}\n${id}`.toLowerCase(),
  )
  textsOfCatalog.set(catalog, texts)
  return texts
}

/** A fact as text; undefined if it is unknown or not a single value. */
function factText({ facts }: Product, name: string): string | undefined {
  const value = (facts as Record<string, unknown> | null)?.[name]
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

/** Index of the first product after a position, in a list ordered by name. */
export function placeBehind(products: readonly Product[], position: { name: string; id: string }): number {
  let start = 0
  let end = products.length
  while (start < end) {
    const middle = (start + end) >> 1
    // A product equal to the position is not after it.
    if (byNameThenId(position, products[middle] as Product) < 0) end = middle
    else start = middle + 1
  }
  return start
}

export interface FacetValue {
  value: string
  count: number
}

/** Only facts with a few distinct values are useful filters. */
const mostValues = 24
const mostFacets = 10

export function facetsOf(found: Product[], isOneGroup: boolean) {
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
