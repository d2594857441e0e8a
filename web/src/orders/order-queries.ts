import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import { type OwnOrderFilter, queryOf } from './order-list-filter'
import { isOver, type Order, type Step } from './order-state'

/** How often a visible page refreshes; a hidden one does not. */
const listEveryMs = 10_000
const orderEveryMs = 3_000

const perPage = 20

/** The key of all lists, whatever their filter. */
export const ordersKey = ['orders']

export const ordersQuery = (filter: OwnOrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: ({ pageParam: cursor }) =>
      api.GET('/orders/v1', {
        params: {
          query: {
            limit: perPage,
            expected: 'true',
            ...queryOf(filter),
            ...(cursor === null ? {} : { cursor }),
          },
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: listEveryMs,
    // The list stays while another filter loads.
    placeholderData: keepPreviousData,
  })

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: async (): Promise<Order> =>
      (await api.GET('/orders/v1/{orderId}', { params: { path: { orderId } } })).order,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' && !data ? false : data && isOver(data.events) ? false : orderEveryMs,
  })

/** Read again with every billing. */
export const invoicesQuery = (orderId: string, billings: number) =>
  queryOptions({
    queryKey: ['order', orderId, 'invoices', billings],
    queryFn: async () =>
      (await api.GET('/orders/v1/{orderId}/invoices', { params: { path: { orderId } } })).invoices,
    enabled: billings > 0,
  })

/** The allowed actions depend on the step, so they are read again for every step. */
export const allowedActionsQuery = (orderId: string, step: Step) =>
  queryOptions({
    queryKey: ['order', orderId, 'allowed-actions', step],
    queryFn: () => api.GET('/orders/v1/{orderId}/allowed-actions', { params: { path: { orderId } } }),
  })

export const cancelOrder = (orderId: string, idempotencyKey: string) =>
  api.PATCH('/orders/v1/{orderId}/cancel', {
    params: { path: { orderId }, header: { 'Idempotency-Key': idempotencyKey } },
  })
