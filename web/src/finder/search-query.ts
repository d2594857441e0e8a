import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import { text } from '../search'

export interface SearchLink {
  q?: string
}

export const readSearch = (search: Record<string, unknown>): SearchLink => {
  const q = text(search.q)
  return q === undefined ? {} : { q }
}

/** The service refuses longer ones. */
export const maxQueryLength = 200

/** A few products while the customer types. */
export const quickSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search', 'quick', query],
    queryFn: async ({ signal }) =>
      (await api.GET('/catalog/v1/products', { params: { query: { search: query, limit: 8 } }, signal }))
        .products,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })

export const searchQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'all', query],
    queryFn: ({ pageParam, signal }) =>
      api.GET('/catalog/v1/products', {
        params: {
          query: { search: query, limit: 30, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: query !== '',
  })

const orderNumber = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/

/** The order with exactly this number; null if there is none for the caller. */
export const orderQuery = (query: string, mayRead: boolean) =>
  queryOptions({
    queryKey: ['search', 'order', query],
    queryFn: () =>
      api
        .GET('/orders/v1/{orderId}', { params: { path: { orderId: query.toUpperCase() } } })
        .then(({ order }) => order.orderId)
        .catch(() => null),
    enabled: mayRead && orderNumber.test(query.toUpperCase()),
  })
