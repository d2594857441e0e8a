import type { Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { arrivalDate } from '../delivery-dates.ts'
import { type OpenOrder, openOrderReader } from '../open-orders.ts'
import { isOverdue, leastTimeMs, nextArrival } from '../overdue.ts'
import { settledAfterMs } from '../settled.ts'
import { type OrderState, openStates } from '../states.ts'

/** Late orders that are named; the others are only counted. */
const named = 20

/** Finds open orders with overdue units, the most overdue first. The date is part of the text of the order. */
export function lateFinder() {
  const readOpen = openOrderReader(nextArrival)

  return async (store: Reader, now: number) => {
    const until = now - leastTimeMs + settledAfterMs
    const isNeeded = (order: OpenOrder) => canBeLate(order, now)
    const late: { orderId: string; customerId: string; state: OrderState; expectedAt: number }[] = []
    let count = 0
    for (const state of openStates) {
      for await (const orders of readOpen(store, { state, until, isNeeded })) {
        for (const { id, account, computed: expectedAt } of orders) {
          if (!isOverdue(expectedAt, now)) continue
          count++
          late.push({ orderId: id, customerId: account, state, expectedAt })
        }
        late.sort((a, b) => a.expectedAt - b.expectedAt || (a.orderId < b.orderId ? -1 : 1))
        late.length = Math.min(late.length, named)
      }
    }
    return { count, orders: late.map((order) => ({ ...order, expectedAt: isoDate(order.expectedAt) })) }
  }
}

/** Nothing leaves before the order was placed, so that nothing can arrive earlier than this. Clocks of processes may differ. */
const canBeLate = ({ placed_at, transit_days, not_before }: OpenOrder, now: number) =>
  isOverdue(arrivalDate(placed_at - settledAfterMs, transit_days, not_before), now)
