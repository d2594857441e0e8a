import type { Order } from '../contract/order.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import type { TimePosition } from '../platform/store/listing.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Store } from '../platform/store/store.ts'
import type { Returned } from './returned.ts'
import { type OrderState, orderStates } from './states.ts'

/** An order with internal data. Every change increments the version, which guards against races. */
export interface StoredOrder {
  id: string
  checkoutId: string
  account: string
  state: OrderState
  version: number
  placedAt: number
  /** Transit days of the chosen delivery, and the requested earliest date; expected dates are computed from them. */
  transitDays: number
  notBefore: number | null
  order: Order
  /** What came back, or is on its way back (returned.ts). */
  returned: Returned
}

export const insertedColumns = {
  id: text,
  draft_id: text,
  account: text,
  state: oneOf(orderStates),
  version: integer,
  placed_at: integer,
  transit_days: integer,
  not_before: orNull(integer),
  /** The order as JSON, as the interface shows it: reading one is a lookup and a pass-through. */
  body: text,
}
/** A new order has no returns: null means none. */
export const orderColumns = { ...insertedColumns, returned: orNull(text) }
export type OrderRow = RowOf<typeof orderColumns>
const select = `SELECT ${namesOf(orderColumns)} FROM orders`

const selectOne = readStatement({ name: 'order.byId', columns: orderColumns, sql: `${select} WHERE id = $1` })

const selectByIds = listStatement({
  name: 'order.byIds',
  columns: orderColumns,
  sql: (ids) => `${select} WHERE id IN ${ids}`,
})

const selectHistory = readStatement({
  name: 'order.history',
  columns: { history: text },
  sql: 'SELECT history FROM orders WHERE id = $1',
})

export async function loadOrder(store: Store, id: string): Promise<StoredOrder | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && storedOrder(row)
}

/** Who did what to the order, as the text of a JSON array (see record.ts). */
export async function loadHistoryText(store: Store, id: string): Promise<string> {
  const row = await first(store, { statement: selectHistory, values: [id] })
  return row?.history ?? '[]'
}

export async function loadOrders(store: Reader, ids: string[]): Promise<StoredOrder[]> {
  const rows = await allIn(store, selectByIds, ids)
  return rows.map(storedOrder)
}

export const storedOrder = (row: OrderRow): StoredOrder => ({
  id: row.id,
  checkoutId: row.draft_id,
  account: row.account,
  state: row.state,
  version: row.version,
  placedAt: row.placed_at,
  transitDays: row.transit_days,
  notBefore: row.not_before,
  order: JSON.parse(row.body),
  returned: row.returned === null ? {} : JSON.parse(row.returned),
})

/** Where an order is in lists by time. */
export const positionOf = ({ placed_at, id }: { placed_at: number; id: string }): TimePosition => [
  placed_at,
  id,
]
