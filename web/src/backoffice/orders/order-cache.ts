// After a change the order is read again and replaced in place, so that the list does not jump while staff work
// through it.
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import type { StaffOrder } from './order-lines'
import { type OrderPage, orderQuery, ordersKey } from './order-queries'
import { replaceOrder } from './replace-order'

export async function refreshOrder(orderId: string): Promise<void> {
  const query = orderQuery(orderId)
  // The change itself succeeded. If this read fails, the component that shows the order retries and reports it.
  const order = await queryClient.fetchQuery(query).catch(() => undefined)
  if (order) replaceInLists(order)
  else await queryClient.invalidateQueries({ queryKey: query.queryKey })
  // Other lists may now include or exclude the order; they are read again when they are shown.
  await queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' })
}

export const replaceInLists = (order: StaffOrder) =>
  queryClient.setQueriesData<InfiniteData<OrderPage>>({ queryKey: ordersKey }, (list) =>
    list ? { ...list, pages: replaceOrder(list.pages, order) } : list,
  )
