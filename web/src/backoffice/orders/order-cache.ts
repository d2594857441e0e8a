// After a change the order is read again, and its row changes where it stands: a list that is being worked through
// does not jump.
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import type { StaffOrder } from './order-lines'
import { type OrderPage, orderQuery, ordersKey } from './order-queries'
import { replaceOrder } from './replace-order'

export async function refreshOrder(orderId: string): Promise<void> {
  const query = orderQuery(orderId)
  // The change itself is done; when reading fails, whoever shows the order asks again and says what is wrong.
  const order = await queryClient.fetchQuery(query).catch(() => undefined)
  if (order) replaceInLists(order)
  else await queryClient.invalidateQueries({ queryKey: query.queryKey })
  // Other lists may have lost or won it; they are asked again when somebody looks at them.
  await queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' })
}

const replaceInLists = (order: StaffOrder) =>
  queryClient.setQueriesData<InfiniteData<OrderPage>>({ queryKey: ordersKey }, (list) =>
    list ? { ...list, pages: replaceOrder(list.pages, order) } : list,
  )
