import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { stockKey } from '../stock/stock-queries'
import type { SupplyFilter } from './supply-filter'

export type PurchaseOrder = Schemas['ListedPurchaseOrder']

const supplyKey = ['backoffice', 'supply'] as const

export const supplyQuery = (filter: SupplyFilter) =>
  infiniteQueryOptions({
    queryKey: [...supplyKey, filter],
    queryFn: ({ pageParam }) =>
      api.GET('/catalog/v1/purchase-orders', {
        params: {
          query: { ...queryOf(filter), ...(pageParam ? { cursor: pageParam } : {}) },
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const supplySorts = ['id', 'due', 'product'] as const

const queryOf = ({ sort: wanted, ...filter }: SupplyFilter) => {
  const sort = supplySorts.find((each) => each === wanted)
  return { ...filter, ...(sort ? { sort } : {}) }
}

/** The purchase order as it is now; undefined if it is closed. */
export async function loadOpenOrder(id: string): Promise<PurchaseOrder | undefined> {
  const { purchaseOrders } = await api.GET('/catalog/v1/incoming', { params: { query: { code: id } } })
  return purchaseOrders.find(({ purchaseOrderId }) => purchaseOrderId === id)
}

/** A few products to choose from. */
export const productChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: [...stockKey, 'choice', search],
    queryFn: () =>
      api.GET('/catalog/v1/stock', { params: { query: { limit: 20, ...(search ? { search } : {}) } } }),
  })

/** Goods that arrive or are ordered change stock on hand and supply. */
export const supplyKeys: QueryKey[] = [supplyKey, stockKey]

export const supplyChanged = () =>
  Promise.all(supplyKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
