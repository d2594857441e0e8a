import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { candidatesOf } from './candidate'
import { facetsOf } from './facets'
import { keyFactsOf } from './key-facts'
import { candidatesQuery } from './products-query'

/** All candidates of a group, the more the longer one waits, with what they can be filtered by. */
export function useCandidates(productGroupId: string) {
  const query = useInfiniteQuery(candidatesQuery(productGroupId))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  const products = useMemo(() => data?.pages.flatMap((page) => page.products) ?? [], [data])
  const kind = products[0]?.kind
  const facts = useMemo(() => keyFactsOf(kind), [kind])
  const candidates = useMemo(() => candidatesOf(products, facts), [products, facts])
  const facets = useMemo(() => facetsOf(candidates, facts), [candidates, facts])
  const currency = useMemo(() => products.find(({ price }) => price)?.price?.currency, [products])
  return {
    candidates,
    facts,
    facets,
    currency,
    isComplete: data !== undefined && !hasNextPage,
    loadedAt: query.dataUpdatedAt,
    error: query.error,
    retry: () => (data ? fetchNextPage() : query.refetch()),
  }
}
