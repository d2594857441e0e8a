// The filter of the caller's orders, from the address: /orders?search=PO-4711&state=Shipped&from=2026-03-01
import { type OrderFilter, readOrderFilter } from './order-filter'

export { queryOf } from './order-filter'

/** As in the back office, but without the account: all orders are the caller's. */
export type OwnOrderFilter = Omit<OrderFilter, 'account'>

export function readOwnOrderFilter(search: Record<string, unknown>): OwnOrderFilter {
  const { account: _, ...filter } = readOrderFilter(search)
  return filter
}
