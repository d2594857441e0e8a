// Product search in memory: by group, words, manufacturer and facts.
import type { TurnTaker } from '../platform/turns/take-turns.ts'
import type { Catalog } from './catalog.ts'
import { type CatalogSearch, rankByName, searchOf } from './catalog-search.ts'
import type { Product } from './product.ts'
import { noRank, placesByRank } from './search/rank.ts'
import { suggestQueries } from './search/suggest.ts'

export interface ProductQuestion {
  productGroupId: string | null
  /** Words; every one must match. */
  search: string | null
  manufacturer: string | null
  /** Required values of facts, as text: `socket` is `AM5`. */
  facts: [name: string, value: string][]
}

export interface Found {
  products: Product[]
  /** The rank of each product, ascending; null without a search, when products are ordered by name. */
  ranks: ArrayLike<number> | null
}

/** By name, or by relevance if words are searched for. */
export async function findProducts(
  catalog: Catalog,
  question: ProductQuestion,
  turns: TurnTaker,
  isAllowed: (product: Product) => boolean = () => true,
): Promise<Found> {
  const matches = matcher(question)
  const isFound = (product: Product) => matches(product) && isAllowed(product)
  const search = question.search?.trim()
  if (!search) return { products: catalog.byName.filter(isFound), ranks: null }
  return turns.run(findByWords(catalog, await searchOf(catalog), search, isFound))
}

function* findByWords(
  catalog: Catalog,
  search: CatalogSearch,
  query: string,
  isFound: (product: Product) => boolean,
): Generator<undefined, Found> {
  const { byName } = catalog
  const ranks = yield* rankByName(catalog, search, query)
  const places = placesByRank(ranks, (place) => isFound(byName[place] as Product))
  yield
  const found: Product[] = []
  for (const place of places) found.push(byName[place] as Product)
  return { products: found, ranks: places.map((place) => ranks[place] as number) }
}

/** Whether words were searched for and nothing was found: then other searches are suggested. */
export const hasNoMatch = ({ products, ranks }: Found): boolean => ranks !== null && products.length === 0

/** Other words that find something under the same conditions. */
export async function suggestSearches(
  catalog: Catalog,
  question: ProductQuestion,
  turns: TurnTaker,
  isAllowed: (product: Product) => boolean = () => true,
): Promise<string[]> {
  const query = question.search?.trim()
  if (!query) return []
  const search = await searchOf(catalog)
  const matches = matcher(question)
  function* finds(other: string): Generator<undefined, boolean> {
    const ranks = yield* rankByName(catalog, search, other)
    return catalog.byName.some(
      (product, place) => ranks[place] !== noRank && matches(product) && isAllowed(product),
    )
  }
  return turns.run(suggestQueries(search.index, query, finds))
}

/** All conditions but the words. */
function matcher({ productGroupId, manufacturer, facts }: ProductQuestion): (product: Product) => boolean {
  const maker = manufacturer?.toLowerCase()
  return (product) =>
    (productGroupId === null || product.group === productGroupId) &&
    (maker === undefined || product.manufacturer?.toLowerCase() === maker) &&
    facts.every(([name, value]) => factText(product, name) === value)
}

/** A fact as text; undefined if it is unknown or not a single value. */
export function factText({ facts }: Product, name: string): string | undefined {
  const value = (facts as Record<string, unknown> | null)?.[name]
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}
