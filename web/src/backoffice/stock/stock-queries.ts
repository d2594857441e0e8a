import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { idempotencyHeader } from '../shared/use-command'

export type ProductStock = Schemas['StockList']['products'][number]

export interface StockFilter {
  search?: string | undefined
  /** `short`: only products that are short. */
  only?: 'short' | undefined
}

export const stockKey = ['backoffice', 'stock'] as const

export const stockQuery = ({ search, only }: StockFilter) =>
  infiniteQueryOptions({
    queryKey: [...stockKey, 'list', search ?? null, only ?? null],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam ? { cursor: pageParam } : {}
      const query = { ...(search ? { search } : {}), ...(only ? { only } : {}), ...cursor }
      return api.GET('/catalog/v1/stock', { params: { query } })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const shortageQuery = (productId: string, onHand: number) =>
  queryOptions({
    queryKey: [...stockKey, 'shortage', productId, onHand],
    queryFn: () =>
      api.GET('/catalog/v1/products/{productId}/stock/shortage', {
        params: { path: { productId }, query: { onHand } },
      }),
    staleTime: 0,
  })

export const correctionsQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: [...stockKey, 'corrections', productId],
    queryFn: ({ pageParam }) =>
      api.GET('/catalog/v1/products/{productId}/stock/corrections', {
        params: { path: { productId }, query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const setStock = (productId: string, body: Schemas['NewStock'], key: string) =>
  api.PUT('/catalog/v1/products/{productId}/stock', {
    params: { ...idempotencyHeader(key), path: { productId } },
    body,
  })
