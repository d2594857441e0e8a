// Lookups for matching lists of texts to products: whole numbers, whole names, and the words of the search index. Lists have
// up to a thousand rows, so a row must not scan all products as a search does.
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { Catalog } from '../catalog.ts'
import { searchIndexOf } from '../find-products.ts'
import type { Product } from '../product.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { compactOf, wordsOf } from '../search/words.ts'

const numberKinds = ['productId', 'ean', 'manufacturerPartNumber'] as const
export type NumberKind = (typeof numberKinds)[number]

export interface MatchIndex {
  products: readonly Product[]
  /** By number without spaces and signs. */
  byNumber: ReadonlyMap<string, { product: Product; kind: NumberKind }[]>
  /** By the words of the name, in any order. */
  byName: ReadonlyMap<string, Product[]>
  search: SearchIndex
  /** The number of each word of the search index. */
  words: ReadonlyMap<string, number>
  /** Scratch of one match: the score of each product, 0 between matches. */
  scores: Float64Array
}

/** Products read between two pauses. */
const betweenPauses = 200

export const nameKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

export function* buildMatchIndex(
  products: readonly Product[],
  search: SearchIndex,
): Generator<undefined, MatchIndex> {
  const byNumber = new Map<string, { product: Product; kind: NumberKind }[]>()
  const byName = new Map<string, Product[]>()
  for (const [place, product] of products.entries()) {
    const numbers = [product.id, product.ean, product.partNumber]
    numbers.forEach((number, at) => {
      const key = compactOf(number ?? '')
      if (key === '') return
      const sharing = byNumber.get(key) ?? []
      byNumber.set(key, sharing)
      // A product whose two numbers are equal is one match.
      if (!sharing.some((each) => each.product === product))
        sharing.push({ product, kind: numberKinds[at] as NumberKind })
    })
    const key = nameKey(wordsOf(product.name))
    const named = byName.get(key)
    if (named) named.push(product)
    else byName.set(key, [product])
    if (place % betweenPauses === 0) yield
  }
  const words = new Map<string, number>()
  const count = search.wordStarts.length - 1
  for (let word = 0; word < count; word++) {
    const start = search.wordStarts[word] as number
    words.set(search.words.slice(start, (search.wordStarts[word + 1] as number) - 1), word)
    if (word % 2000 === 0) yield
  }
  return { products, byNumber, byName, search, words, scores: new Float64Array(products.length) }
}

/** The products with this number: material number, EAN or part number of the manufacturer. */
export async function productsByNumber(catalog: Catalog, number: string): Promise<Product[]> {
  const { byNumber } = await matchIndexOf(catalog)
  return byNumber.get(compactOf(number))?.map(({ product }) => product) ?? []
}

const indexes = new WeakMap<Catalog, Promise<MatchIndex>>()

/** Built once for each snapshot of the catalog, when the first list is matched. */
export function matchIndexOf(catalog: Catalog): Promise<MatchIndex> {
  let index = indexes.get(catalog)
  if (!index) {
    index = searchIndexOf(catalog).then((search) => takeTurns().run(buildMatchIndex(catalog.byName, search)))
    indexes.set(catalog, index)
  }
  return index
}
