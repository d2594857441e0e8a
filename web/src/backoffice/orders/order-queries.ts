import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { type OrderFilter, queryOf } from './order-filter'

export type OrderPage = Schemas['StaffOrderList']

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
  })

const listOrders = (filter: OrderFilter, cursor: string | null): Promise<OrderPage> => {
  const query = { ...queryOf(filter), ...(cursor === null ? {} : { cursor }) }
  return api.GET('/fulfilment/v1/orders', { params: { query } })
}
