import { setImmediate as nextTurn } from 'node:timers/promises'
import { integer, namesOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import type { Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { arrivalDate } from '../delivery-dates.ts'
import { loadOrders, type OrderPosition } from '../order.ts'
import { isOverdue, nextArrival } from '../overdue.ts'
import { settledAfterMs } from '../settled.ts'
import { type OrderState, openStates } from '../states.ts'

const day = 86_400_000
/** Orders read between two pauses: a few milliseconds. */
const page = 100
/** Late orders that are named; the others are only counted. */
const named = 20

const columns = {
  id: text,
  account: text,
  version: integer,
  placed_at: integer,
  transit_days: integer,
  not_before: orNull(integer),
}
type OpenOrder = RowOf<typeof columns>

const selectPage = readStatement({
  name: 'dashboard.openOrders',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM orders
    WHERE state = $1 AND (placed_at, id) > ($2, $3) AND placed_at <= $4 ORDER BY placed_at, id LIMIT ${page}`,
})

type Arrivals = Map<string, { version: number; expectedAt: number | null }>

/**
 * Finds open orders with overdue units, the most overdue first. The date is part of the text of the order, so each order
 * is read once per version. Requests are served in between.
 */
export function lateFinder() {
  let arrivals: Arrivals = new Map()

  /** Reads the orders that changed since the last call. */
  async function read(store: Reader, orders: OpenOrder[]): Promise<void> {
    const changed = orders.filter(({ id, version }) => arrivals.get(id)?.version !== version)
    const ids = changed.map(({ id }) => id)
    for (const stored of await loadOrders(store, ids)) {
      arrivals.set(stored.id, { version: stored.version, expectedAt: nextArrival(stored) })
    }
  }

  return async (store: Reader, now: number) => {
    const seen: Arrivals = new Map()
    const late: { orderId: string; customerId: string; state: OrderState; expectedAt: number }[] = []
    let count = 0
    for (const state of openStates) {
      for await (const orders of openOrders(store, state, now)) {
        const candidates = orders.filter((order) => canBeLate(order, now))
        await read(store, candidates)
        for (const { id, account } of candidates) {
          const arrival = arrivals.get(id)
          if (!arrival) continue
          seen.set(id, arrival)
          const { expectedAt } = arrival
          if (!isOverdue(expectedAt, now)) continue
          count++
          late.push({ orderId: id, customerId: account, state, expectedAt })
        }
        late.sort((a, b) => a.expectedAt - b.expectedAt || (a.orderId < b.orderId ? -1 : 1))
        late.length = Math.min(late.length, named)
      }
    }
    // Orders in a final state are removed.
    arrivals = seen
    return { count, orders: late.map((order) => ({ ...order, expectedAt: isoDate(order.expectedAt) })) }
  }
}

/** Nothing leaves before the order was placed, so that nothing can arrive earlier than this. Clocks of processes may differ. */
const canBeLate = ({ placed_at, transit_days, not_before }: OpenOrder, now: number) =>
  isOverdue(arrivalDate(placed_at - settledAfterMs, transit_days, not_before), now)

/** Without those of the last day, which nothing can be late of. */
async function* openOrders(store: Reader, state: OrderState, now: number): AsyncGenerator<OpenOrder[]> {
  const until = now - day + settledAfterMs
  let after: OrderPosition = { placedAt: -1, id: '' }
  for (;;) {
    const rows = await store.all({
      statement: selectPage,
      values: [state, after.placedAt, after.id, until],
    })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = { placedAt: last.placed_at, id: last.id }
    await nextTurn()
  }
}
