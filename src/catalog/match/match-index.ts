// Lookups for matching lists of texts to products: whole numbers, whole names, and the words of the search index. Lists have
// up to a thousand rows, so a row must not scan all products as a search does.
import { byNameThenId, type Catalog, productsOf } from '../catalog.ts'
import { type CatalogSearch, searchOf } from '../catalog-search.ts'
import type { Product } from '../product.ts'
import { nameHash, nameKey } from '../search/name-hash.ts'
import { compactOf, wordsOf } from '../search/words.ts'

export interface MatchIndex {
  catalog: Catalog
  search: CatalogSearch
  /** Scratch of one match: the score of each place of the search index, 0 between matches. */
  scores: Float64Array
}

/** For one list. */
export async function matchIndexOf(catalog: Catalog): Promise<MatchIndex> {
  const search = await searchOf(catalog)
  return { catalog, search, scores: new Float64Array(search.index.products.length) }
}

/** The products with this number: material number, EAN or part number of the manufacturer. */
export const productsByNumber = (catalog: Catalog, number: string): Product[] =>
  productsOf(catalog, catalog.byNumber.get(compactOf(number))).sort(byNameThenId)

/** The products whose names have exactly these words, in any order. */
export function productsByName({ catalog, search }: MatchIndex, words: readonly string[]): Product[] {
  const { nameHashes } = search.index
  const key = nameKey(words)
  const hash = nameHash(words)
  const found: Product[] = []
  for (let place = nameHashes.indexOf(hash); place !== -1; place = nameHashes.indexOf(hash, place + 1)) {
    const product = productAt(catalog, search, place)
    if (product && nameKey(wordsOf(product.name)) === key) found.push(product)
  }
  return found.sort(byNameThenId)
}

/** The product at a place of the search index as it is now; undefined if it is no longer there. */
export function productAt(
  { products }: Catalog,
  { index, places }: CatalogSearch,
  place: number,
): Product | undefined {
  const id = index.products[place]?.id ?? ''
  return places.get(id) === place ? products.get(id) : undefined
}
