import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { OrderFilter } from '../../orders/order-filter'
import { compareLists } from './live-orders'
import { refreshOrder, replaceInLists } from './order-cache'
import type { StaffOrder } from './order-lines'
import { liveQuery } from './order-queries'

/** Vanished orders that are read again at once. */
const mostRead = 10

/** Follows the list while the page is visible; returns the number of orders that are not shown yet. */
export function useLiveOrders(filter: OrderFilter, shown: StaffOrder[], isReady: boolean): number {
  const { data } = useQuery({ ...liveQuery(filter, shown.length), enabled: isReady })
  const changes = useMemo(
    () => (data ? compareLists(shown.slice(0, data.orders.length), data.orders, filter) : undefined),
    [data, shown, filter],
  )
  useEffect(() => {
    for (const order of changes?.changed ?? []) replaceInLists(order)
  }, [changes])
  // Only a new answer is a reason to ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    for (const orderId of changes?.gone.slice(0, mostRead) ?? []) void refreshOrder(orderId)
  }, [data])
  const shownIds = new Set(shown.map(({ order }) => order.orderId))
  // Beyond the shown pages, orders are not new but further down.
  const isFurtherDown = (index: number) => index >= shown.length
  return (changes?.added ?? []).filter(
    (id) =>
      !shownIds.has(id) && !isFurtherDown(data?.orders.findIndex(({ order }) => order.orderId === id) ?? 0),
  ).length
}
