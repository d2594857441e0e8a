import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { ApiProblem } from '../../api/problem'
import { type OrderFilter, queryOf } from './order-filter'
import type { StaffOrder } from './order-lines'
import { matches, orderIdIn } from './order-search'

export interface OrderPage {
  orders: StaffOrder[]
  nextCursor: string | null
  /** How many were looked at to find these. */
  looked: number
}

export const ordersKey = ['backoffice', 'orders'] as const

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: ({ pageParam }) => findOrders(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['backoffice', 'order', orderId],
    queryFn: () => answer(api.GET('/fulfilment/v1/orders/{orderId}', { params: { path: { orderId } } })),
    // Other people work on it too.
    staleTime: 0,
  })

function findOrders(filter: OrderFilter, cursor: string | null): Promise<OrderPage> {
  const { search } = filter
  if (!search) return listOrders(filter, cursor, 50)
  const orderId = orderIdIn(search)
  return orderId ? lookUp(orderId, filter) : lookThrough(filter, search, cursor)
}

async function listOrders(filter: OrderFilter, cursor: string | null, limit: number): Promise<OrderPage> {
  const query = { ...queryOf(filter), limit, ...(cursor === null ? {} : { cursor }) }
  const page = await answer(api.GET('/fulfilment/v1/orders', { params: { query } }))
  return { ...page, looked: page.orders.length }
}

async function lookUp(orderId: string, { state }: OrderFilter): Promise<OrderPage> {
  const path = { orderId }
  const found = await answer(api.GET('/fulfilment/v1/orders/{orderId}', { params: { path } })).catch(
    (error) => {
      if (error instanceof ApiProblem && error.status === 404) return undefined
      throw error
    },
  )
  const isWanted = found && (state === undefined || found.state === state)
  return { orders: isWanted ? [found] : [], nextCursor: null, looked: 1 }
}

/** The interface cannot search by the beginning of an id, so the newest orders are looked through, some at a time. */
async function lookThrough(filter: OrderFilter, search: string, start: string | null): Promise<OrderPage> {
  let cursor = start
  let looked = 0
  for (let turn = 0; turn < 5; turn++) {
    const page = await listOrders(filter, cursor, 200)
    looked += page.looked
    cursor = page.nextCursor
    const orders = page.orders.filter((order) => matches(search, order))
    if (orders.length > 0 || cursor === null) return { orders, nextCursor: cursor, looked }
  }
  return { orders: [], nextCursor: cursor, looked }
}
