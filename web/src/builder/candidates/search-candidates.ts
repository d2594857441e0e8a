// The search text of the list. It finds and ranks as the service does, because it runs the same functions.
import { noRank, rankProducts, relevanceOf } from '../../../../src/catalog/search/rank.ts'
import { indexProducts, type SearchIndex } from '../../../../src/catalog/search/search-index.ts'
import { suggestQueries } from '../../../../src/catalog/search/suggest.ts'
import { runSteps } from '../../../../src/compatibility/engine/steps.ts'
import type { Candidate } from './candidate'

/** The rank of each candidate, by its place; lower is better. The builder knows the build, so it only takes the relevance. */
export type Ranks = Uint32Array
export { relevanceOf }

/** Undefined if there is no text: all candidates match equally. */
export function rankCandidates(candidates: readonly Candidate[], text: string): Ranks | undefined {
  if (text.trim() === '') return undefined
  return runSteps(rankProducts(indexOf(candidates), text))
}

export const isMatch = (ranks: Ranks | undefined, { place }: Candidate): boolean =>
  ranks === undefined || ranks[place] !== noRank

/** Texts that find candidates, for a text that finds none. */
export function suggestTexts(candidates: readonly Candidate[], text: string): string[] {
  const index = indexOf(candidates)
  const ranks = rankCandidates(candidates, text)
  if (!ranks || candidates.some((candidate) => isMatch(ranks, candidate))) return []
  return runSteps(
    suggestQueries(index, text, function* (other) {
      return (yield* rankProducts(index, other)).some((rank) => rank !== noRank)
    }),
  )
}

const indexes = new WeakMap<readonly Candidate[], SearchIndex>()

/** Built at the first letter. */
function indexOf(candidates: readonly Candidate[]): SearchIndex {
  let index = indexes.get(candidates)
  if (!index) {
    const kinds = new Map(candidates.map(({ id, product }) => [id, product.kind]))
    index = runSteps(indexProducts(candidates.map(searchable), ({ id }) => kinds.get(id) ?? null))
    indexes.set(candidates, index)
  }
  return index
}

const searchable = ({ product }: Candidate) => ({
  id: product.productId,
  name: product.name,
  manufacturer: product.manufacturer,
  partNumber: product.manufacturerPartNumber,
  ean: product.ean,
  facts: product.facts,
})
