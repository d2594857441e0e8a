import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

/** The first page is small, so that the first rows show soon. */
const firstPage = 100
const laterPages = 1000

/** All products of a group, page by page, sorted by name. */
export const candidatesQuery = (productGroupId: string) =>
  infiniteQueryOptions({
    queryKey: ['candidates', 'products', productGroupId],
    queryFn: ({ pageParam, signal }) =>
      api.GET('/catalog/v1/products', {
        params: {
          query: {
            productGroupId,
            limit: pageParam === undefined ? firstPage : laterPages,
            ...(pageParam === undefined ? {} : { cursor: pageParam }),
          },
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // With thousands of products, comparing old and new data costs more than rendering again.
    structuralSharing: false,
    staleTime: 60_000,
    // The list must not change while people read it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
