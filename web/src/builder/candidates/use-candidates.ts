import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '../build'
import { candidatesOf } from './candidate'
import { type Facet, facetsOf } from './facets'
import { keyFactsOf } from './key-facts'
import { candidatesQuery } from './products-query'
import type { Verdicts } from './verdict'
import { bestQuery, type Question, verdictsQuery } from './verdicts-query'

const noProducts: Product[] = []
const noFacets: Facet[] = []
const notJudged: Verdicts = new Map()

/**
 * The candidates of a group with their verdicts: first the best ones, as one small answer, then all of them.
 *
 * perf: with 4,900 products the page computes less than half as long until the list shows, and it transfers 20 kB instead of
 * 330 before that; `npm run page-speed` shows both times.
 */
export function useCandidates(productGroupId: string, question: Question) {
  const best = useQuery(bestQuery(productGroupId, question))
  const needsAll = best.isError || best.data?.isWhole === false
  const all = useQuery({ ...candidatesQuery(productGroupId), enabled: needsAll })
  const judging = useQuery({ ...verdictsQuery(productGroupId, question), enabled: needsAll })
  const isAllThere = needsAll && all.data !== undefined && (judging.data !== undefined || judging.isError)
  /** The answer that the list shows until all candidates are there. */
  const head = isAllThere ? undefined : best.data
  const products = head?.products ?? all.data ?? noProducts
  const isComplete = isAllThere || head?.isWhole === true

  const kind = products[0]?.kind
  const facts = useMemo(() => keyFactsOf(kind), [kind])
  const candidates = useMemo(() => candidatesOf(products, facts), [products, facts])
  // Facets of the best candidates alone would count wrongly.
  const facets = useMemo(
    () => (isComplete ? facetsOf(candidates, facts) : noFacets),
    [isComplete, candidates, facts],
  )
  const currency = useMemo(
    () => candidates.find(({ product }) => product.price)?.product.price?.currency,
    [candidates],
  )
  return {
    candidates,
    verdicts: head?.verdicts ?? judging.data ?? notJudged,
    facts,
    facets,
    currency,
    /** Of the whole group, while only its best candidates are there. */
    counts: isComplete ? undefined : head?.counts,
    loaded: head?.total ?? products.length,
    isComplete,
    isJudging: judging.isFetching || best.isFetching,
    error: all.error,
    judgingError: judging.error,
    retry: () => all.refetch(),
    retryJudging: () => judging.refetch(),
  }
}
