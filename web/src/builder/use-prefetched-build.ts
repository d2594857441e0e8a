import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import { kindsQuery, productQuery, summaryQuery, verdictQuery } from './queries'

/** Requests at once what the parts of the page will ask for one after the other: the link names all of it. */
export function usePrefetchedBuild(bundleId: string | undefined, productIds: string[]): void {
  const queries = useQueryClient()
  if (!bundleId) return
  const prefetch = <T, Key extends readonly unknown[]>(query: FetchQueryOptions<T, Error, T, Key>) => {
    if (!queries.getQueryState(query.queryKey)) void queries.prefetchQuery(query)
  }
  prefetch(kindsQuery)
  for (const productId of new Set(productIds)) prefetch(productQuery(productId))
  prefetch(verdictQuery(productIds))
  prefetch(summaryQuery(productIds, bundleId))
}
