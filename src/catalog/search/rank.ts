// Which products match a query, and how well.
import { matchWord, none } from './match-word.ts'
import { endingsIn, type SearchIndex } from './search-index.ts'
import { worstStanding } from './standing.ts'
import { type QueryWord, queryWords, runsOf } from './words.ts'

/** Rank of a product that does not match. */
export const noRank = 0xffff_ffff

/** Rank without the standing of the product: equal for products that match the words equally well. */
export const relevanceOf = (rank: number): number => Math.floor(rank / (worstStanding + 1))

/**
 * The rank of each product, by its place in the index; lower is better. Every word of the query must match. The rank adds
 * the costs of the words; after them, the model as typed comes before its variants, then kinds of part have an order, and
 * then products of a kind (standing.ts). It pauses after each word.
 */
export function* rankProducts(index: SearchIndex, query: string): Generator<undefined, Uint32Array> {
  const words = queryWords(query)
  const ranks = new Uint32Array(index.products.length)
  for (const word of words) {
    if (word.sign) requireSign(index, word.sign, ranks)
    else yield* addWord(index, word, ranks)
    yield
    // No further word can match.
    if (ranks.every((rank) => rank === noRank)) return ranks
  }
  const asked = endingsIn(words.flatMap(({ pieces }) => pieces.flatMap((piece) => [piece, ...runsOf(piece)])))
  for (let place = 0; place < ranks.length; place++) {
    const cost = ranks[place] as number
    if (cost === noRank) continue
    const isVariant = ((index.endings[place] as number) & ~asked) !== 0
    const relevance = (cost * 2 + (isVariant ? 1 : 0)) * 32 + (index.kindPlaces[place] as number)
    ranks[place] = relevance * (worstStanding + 1) + (index.standings[place] as number)
  }
  yield
  return ranks
}

/** "i7-14700k" matches with all its pieces, or without its signs. */
function* addWord(index: SearchIndex, { pieces }: QueryWord, ranks: Uint32Array): Generator<undefined> {
  const before = ranks.slice()
  for (const piece of pieces) {
    addCosts(ranks, matchWord(index, piece))
    yield
  }
  if (pieces.length === 1) return
  addCosts(before, matchWord(index, pieces.join('')))
  for (let place = 0; place < ranks.length; place++)
    ranks[place] = Math.min(ranks[place] as number, before[place] as number)
}

function addCosts(ranks: Uint32Array, costs: Uint8Array): void {
  for (let place = 0; place < ranks.length; place++) {
    const cost = costs[place] as number
    if (cost === none) ranks[place] = noRank
    else if (ranks[place] !== noRank) ranks[place] = (ranks[place] as number) + cost
  }
}

/** A sign alone must occur as it is: people paste names such as "Black / White". */
function requireSign({ products, gone }: SearchIndex, sign: string, ranks: Uint32Array): void {
  products.forEach(({ name, partNumber, id }, place) => {
    const hasSign = [name, partNumber, id].some((text) => text?.includes(sign))
    if (!hasSign || gone[place] === 1) ranks[place] = noRank
  })
}

/** The places of the matching products, best first; equal ranks keep the order of the list. */
export function placesByRank(
  ranks: Uint32Array,
  isWanted: (place: number) => boolean = () => true,
): Uint32Array {
  const keys = new Float64Array(ranks.length)
  let count = 0
  for (let place = 0; place < ranks.length; place++) {
    const rank = ranks[place] as number
    if (rank !== noRank && isWanted(place)) keys[count++] = rank * ranks.length + place
  }
  const places = new Uint32Array(count)
  keys
    .subarray(0, count)
    .sort()
    .forEach((key, at) => {
      places[at] = key % ranks.length
    })
  return places
}
