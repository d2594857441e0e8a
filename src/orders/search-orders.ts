// Finds orders of a caller by state, date and words. States and dates follow indexes. Words are searched in the JSON of the
// orders, newest first, a bounded number of them per request: the page ends where the search stopped, and its cursor goes on
// from there. A whole order number and a serial number have indexes and are found at any age.
import { cut } from '../platform/http/route/paging.ts'
import type { TimePosition } from '../platform/store/listing.ts'
import type { Reader } from '../platform/store/store.ts'
import { type ListedOrder, listByIds, listOrders, ordersWithSerial } from './list-orders.ts'
import { positionOf } from './order.ts'
import { hasWords, readSearchText, type SearchText } from './search-text.ts'
import type { OrderState } from './states.ts'

export interface OwnOrderFilter {
  state: OrderState | null
  placedFrom: number | null
  placedBefore: number | null
  search: string | null
}

export interface OrderPage {
  orders: ListedOrder[]
  /** Where the next page begins; null after the last one. */
  next: TimePosition | null
}

/** Orders that one query reads for a search by words, and that one request reads at most. */
const readAtOnce = 100
export const readAtMost = 1000

export async function searchOrders(
  store: Reader,
  accounts: readonly string[],
  filter: OwnOrderFilter,
  after: TimePosition | null,
  limit: number,
): Promise<OrderPage> {
  const search = readSearchText(filter.search ?? '')
  if (search && after === null) {
    const exact = await findByNumber(store, accounts, filter, search)
    if (exact.length > 0) return { orders: exact.slice(0, limit), next: null }
  }
  const found: ListedOrder[] = []
  // One more than the page shows whether there is a next page.
  const size = search ? readAtOnce : limit + 1
  let position = startOf(filter, after)
  for (let read = 0; read < readAtMost; read += size) {
    const rows = await listOrders(store, accounts, position, size, filter.state)
    for (const row of rows) {
      if (filter.placedFrom !== null && row.placed_at < filter.placedFrom) return pageOf(found, limit, null)
      if (search && !hasWords(row.id, row.body, search)) continue
      found.push(row)
      if (found.length > limit) return pageOf(found, limit, null)
    }
    const last = rows.at(-1)
    if (!last || rows.length < size) return pageOf(found, limit, null)
    position = positionOf(last)
  }
  return pageOf(found, limit, position)
}

/** `readTo` is where the search stopped before the end; null if it read everything. */
function pageOf(found: ListedOrder[], limit: number, readTo: TimePosition | null): OrderPage {
  const { items: orders, next } = cut(found, limit, positionOf)
  return { orders, next: next ?? readTo }
}

/** No id is before the empty one, so the walk begins with the orders placed before the time. */
function startOf({ placedBefore }: OwnOrderFilter, after: TimePosition | null): TimePosition | null {
  if (placedBefore === null) return after
  return after === null || after[0] >= placedBefore ? [placedBefore, ''] : after
}

async function findByNumber(
  store: Reader,
  accounts: readonly string[],
  { state, placedFrom, placedBefore, search }: OwnOrderFilter,
  { orderId }: SearchText,
): Promise<ListedOrder[]> {
  const ids = await ordersWithSerial(store, search?.trim() ?? '')
  const rows = await listByIds(store, [...ids, ...(orderId === undefined ? [] : [orderId])])
  return rows
    .filter(
      (row) =>
        accounts.includes(row.account) &&
        (state === null || row.state === state) &&
        (placedFrom === null || row.placed_at >= placedFrom) &&
        (placedBefore === null || row.placed_at < placedBefore),
    )
    .sort((a, b) => b.placed_at - a.placed_at || (a.id < b.id ? 1 : -1))
}
