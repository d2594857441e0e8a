import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'

/** The first page is small, so that there is something to see at once. */
const firstPage = 100
const laterPages = 1000

/** All products of a group, page after page, in the order of their names. */
export const candidatesQuery = (productGroupId: string) =>
  infiniteQueryOptions({
    queryKey: ['candidates', 'products', productGroupId],
    queryFn: ({ pageParam, signal }) =>
      answer(
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
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Thousands of products: comparing them with the ones before costs more than showing them again.
    structuralSharing: false,
    staleTime: 60_000,
    // A list that changes while somebody reads it is no help.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
