import type { Schemas } from '@buildorder/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { type Candidate, candidatesOf } from './candidate'
import { facetsOf } from './facets'
import { keyFactsOf } from './key-facts'
import { candidatesQuery } from './products-query'

const noPages: Schemas['CatalogProducts'][] = []

/** The candidates of a group loaded so far, with their facets. */
export function useCandidates(productGroupId: string) {
  const query = useInfiniteQuery(candidatesQuery(productGroupId))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  const loadedPages = data?.pages ?? noPages
  // The first page is shown at once, the others together: facets and order of thousands of products are computed once.
  const pages = useMemo(
    () => (hasNextPage ? loadedPages.slice(0, 1) : loadedPages),
    [loadedPages, hasNextPage],
  )
  const kind = pages[0]?.products[0]?.kind
  const facts = useMemo(() => keyFactsOf(kind), [kind])
  const prepared = useRef(new WeakMap<object, Candidate[]>())
  const candidates = useMemo(() => {
    const all: Candidate[] = []
    for (const { products } of pages) {
      const known = prepared.current.get(products) ?? candidatesOf(products, facts, all.length)
      prepared.current.set(products, known)
      all.push(...known)
    }
    return all
  }, [pages, facts])
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
    loaded: loadedPages.reduce((sum, { products }) => sum + products.length, 0),
    isComplete: data !== undefined && !hasNextPage,
    error: query.error,
    retry: () => (data ? fetchNextPage() : query.refetch()),
  }
}
