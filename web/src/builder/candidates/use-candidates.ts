import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '../build'
import { candidatesOf } from './candidate'
import { facetsOf } from './facets'
import { keyFactsOf } from './key-facts'
import { candidatesQuery, firstCandidatesQuery } from './products-query'

const none: Product[] = []

/** The candidates of a group loaded so far, with their facets: the first ones, then all of them at once. */
export function useCandidates(productGroupId: string) {
  const first = useQuery(firstCandidatesQuery(productGroupId))
  const all = useQuery(candidatesQuery(productGroupId))
  const products = all.data ?? first.data ?? none
  const kind = products[0]?.kind
  const facts = useMemo(() => keyFactsOf(kind), [kind])
  const candidates = useMemo(() => candidatesOf(products, facts), [products, facts])
  const facets = useMemo(() => facetsOf(candidates, facts), [candidates, facts])
  const currency = useMemo(
    () => candidates.find(({ product }) => product.price)?.product.price?.currency,
    [candidates],
  )
  return {
    candidates,
    facts,
    facets,
    currency,
    loaded: products.length,
    isComplete: all.data !== undefined,
    error: all.error,
    retry: () => all.refetch(),
  }
}
