import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { type OrderFilter, queryOf } from '../../orders/order-filter'

export type OrderPage = Schemas['StaffOrderList']

/** How often a visible order refreshes. */
const orderEvery = 4_000

export const ordersKey = ['backoffice', 'orders'] as const

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: ({ pageParam }) => listOrders(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['backoffice', 'order', orderId],
    queryFn: () => api.GET('/fulfilment/v1/orders/{orderId}', { params: { path: { orderId } } }),
    // Other people work on it too.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? orderEvery : false),
  })

/** How often a visible list refreshes; a hidden one does not. */
const liveEvery = 5_000
/** So many new orders are found in addition to those that are shown. */
const room = 20
const largestPage = 200

/** The beginning of the list, to compare with what is shown. An unchanged one is answered with 304. */
export const liveQuery = (filter: OrderFilter, shown: number) => {
  const limit = Math.min(largestPage, Math.ceil((shown + room) / 50) * 50)
  return queryOptions({
    queryKey: ['backoffice', 'live-orders', filter, limit],
    queryFn: () => listOrders(filter, null, limit),
    refetchInterval: liveEvery,
    staleTime: 0,
  })
}

const listOrders = (filter: OrderFilter, cursor: string | null, limit?: number): Promise<OrderPage> => {
  const query = { ...queryOf(filter), ...(cursor === null ? {} : { cursor }), ...(limit ? { limit } : {}) }
  return api.GET('/fulfilment/v1/orders', { params: { query } })
}

/** What the list shows, as a file. */
export const orderExportPath = (filter: OrderFilter) =>
  `/fulfilment/v1/orders/export?${new URLSearchParams(queryOf(filter))}`
