import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { stockKey } from '../stock/stock-queries'

export type PurchaseOrder = Schemas['OpenPurchaseOrder']

const supplyKey = ['backoffice', 'supply'] as const

export const supplyQuery = (productId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...supplyKey, productId ?? null],
    queryFn: ({ pageParam }) =>
      api.GET('/catalog/v1/purchase-orders', {
        params: {
          query: { ...(productId ? { productId } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** A few products to choose from. */
export const productChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: [...stockKey, 'choice', search],
    queryFn: () =>
      api.GET('/catalog/v1/stock', { params: { query: { limit: 20, ...(search ? { search } : {}) } } }),
  })

/** Goods that arrive or are ordered change stock on hand and supply. */
export const supplyChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: supplyKey }),
    queryClient.invalidateQueries({ queryKey: stockKey }),
  ])
