import { Problem } from '../contract/problems.ts'
import { loadOrders } from '../orders/order.ts'
import type { Store } from '../platform/store/store.ts'
import type { OrdersById } from './decision.ts'
import { loadReturn, ordersOf, type StoredReturn } from './return.ts'

export async function loadOrdersById(store: Store, ids: readonly string[]): Promise<OrdersById> {
  const orders = await loadOrders(store, [...new Set(ids)])
  return new Map(orders.map((order) => [order.id, order]))
}

/** The same answer for returns of other accounts and for unknown ones. */
export const noSuchReturn = (id: string) => new Problem('return_not_found', `There is no return ${id}.`)

/** A return with its orders; of these accounts, or of any. */
export async function loadWithOrders(
  store: Store,
  id: string,
  accounts?: readonly string[],
): Promise<{ stored: StoredReturn; orders: OrdersById } | Problem> {
  const stored = await loadReturn(store, id)
  if (!stored || (accounts && !accounts.includes(stored.account))) return noSuchReturn(id)
  return { stored, orders: await loadOrdersById(store, ordersOf(stored)) }
}
