// Which product a row of a list means. Certain if a whole number or the whole name belongs to one product; otherwise the
// products that share the most telling words are candidates, and a person chooses.
import { rankByName } from '../catalog-search.ts'
import type { Product } from '../product.ts'
import { placesByRank } from '../search/rank.ts'
import { compactOf, wordsOf } from '../search/words.ts'
import { type MatchIndex, productAt, productsByName, productsByNumber } from './match-index.ts'

export type NumberKind = 'productId' | 'ean' | 'manufacturerPartNumber'

export interface RowMatch {
  match: 'exact' | 'candidates' | 'none'
  /** What the row has in common with an exact match. */
  matchedBy: NumberKind | 'name' | null
  /** Best first: one if it is exact. */
  products: Product[]
}

const maxCandidates = 5
/** A shorter number inside a text could be anything: a size, a year, a model. */
const minNumberLength = 6
/** Occurrences of the words of one row that are read: beyond it, only the rarest words count. */
const maxOccurrences = 4_000
/** A candidate has more than this share of the weight of all words of the row. */
const leastShare = 0.5

const none: RowMatch = { match: 'none', matchedBy: null, products: [] }

export function matchRow(index: MatchIndex, text: string): RowMatch {
  return matchNumber(index, text) ?? matchName(index, text) ?? none
}

/** By all ways of the search, which allows unfinished words and typing errors. */
export function* searchRow({ catalog, search }: MatchIndex, text: string): Generator<undefined, RowMatch> {
  const found = placesByRank(yield* rankByName(catalog, search, text)).subarray(0, maxCandidates)
  if (found.length === 0) return none
  const products = [...found].map((at) => catalog.byName[at] as Product)
  return { match: 'candidates', matchedBy: null, products }
}

function matchNumber({ catalog }: MatchIndex, text: string): RowMatch | undefined {
  const parts = text
    .split(/[\s,;|()[\]]+/)
    .filter((part) => compactOf(part).length >= minNumberLength && /\d/.test(part))
  const whole = productsByNumber(catalog, text)
  const found = whole.length > 0 ? whole : parts.flatMap((part) => productsByNumber(catalog, part))
  const products = [...new Set(found)]
  const [product] = products
  if (!product) return undefined
  if (products.length > 1)
    return { match: 'candidates', matchedBy: null, products: products.slice(0, maxCandidates) }
  const matchedBy = [text, ...parts].flatMap((number) => kindOfNumber(product, number) ?? [])[0] ?? null
  return { match: 'exact', matchedBy, products }
}

function kindOfNumber({ id, ean, partNumber }: Product, number: string): NumberKind | undefined {
  const compact = compactOf(number)
  if (compactOf(id) === compact) return 'productId'
  if (compactOf(ean ?? '') === compact) return 'ean'
  return compactOf(partNumber ?? '') === compact ? 'manufacturerPartNumber' : undefined
}

function matchName(index: MatchIndex, text: string): RowMatch | undefined {
  const words = [...new Set(wordsOf(text))]
  const named = productsByName(index, words)
  if (named.length > 0)
    return named.length === 1
      ? { match: 'exact', matchedBy: 'name', products: named }
      : { match: 'candidates', matchedBy: null, products: named.slice(0, maxCandidates) }
  const products = bestByWords(index, words)
  return products.length === 0 ? undefined : { match: 'candidates', matchedBy: null, products }
}

/** The products with the most of the words; a rare word counts more than a common one. */
function bestByWords({ catalog, search, scores }: MatchIndex, words: string[]): Product[] {
  const { products, occurrences, occurrenceStarts, gone } = search.index
  const known = words
    .map((word) => search.wordNumbers.get(word))
    // Numbers beyond are of words that were added to a later index.
    .filter((word) => word !== undefined && word < occurrenceStarts.length - 1)
    .map((word) => word as number)
    .map((word) => ({ from: occurrenceStarts[word] as number, to: occurrenceStarts[word + 1] as number }))
    .sort((a, b) => a.to - a.from - (b.to - b.from))
  const weightOf = (count: number) => Math.log(1 + products.length / Math.max(1, count))
  const touched: number[] = []
  // A word that no product has counts like the rarest one that some have.
  const [rarest] = known
  let total = rarest ? (words.length - known.length) * weightOf(rarest.to - rarest.from) : 0
  let read = 0
  for (const { from, to } of known) {
    read += to - from
    if (read > maxOccurrences && touched.length > 0) break
    const weight = weightOf(to - from)
    total += weight
    for (let at = from; at < Math.min(to, from + maxOccurrences); at++) {
      const place = (occurrences[at] as number) >> 2
      if (gone[place] === 1) continue
      if (scores[place] === 0) touched.push(place)
      scores[place] = (scores[place] as number) + weight
    }
  }
  const least = leastShare * total
  const best: number[] = []
  for (const place of touched) {
    if ((scores[place] as number) <= least) continue
    let at = best.length
    while (at > 0 && isBetter(place, best[at - 1] as number)) at--
    if (at < maxCandidates) best.splice(at, 0, place)
    if (best.length > maxCandidates) best.pop()
  }
  for (const place of touched) scores[place] = 0
  return best.flatMap((place) => productAt(catalog, search, place) ?? [])

  /** Of equal scores, the shorter name: the row says more of it. */
  function isBetter(place: number, than: number): boolean {
    const difference = (scores[place] as number) - (scores[than] as number)
    if (difference !== 0) return difference > 0
    return (lengthOf(place) - lengthOf(than) || place - than) < 0
  }
  function lengthOf(place: number): number {
    return products[place]?.name.length ?? 0
  }
}
