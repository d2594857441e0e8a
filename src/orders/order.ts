import type { Order } from '../contract/order.ts'
import { allIn } from '../platform/store/in-list.ts'
import { first, type Store, type Write } from '../platform/store/store.ts'
import { appended, entryText, type HistoryEntry } from './history.ts'
import type { OrderState } from './states.ts'

/** An order with what the interface does not show. The version grows with every change and guards against races. */
export interface StoredOrder {
  id: string
  checkoutId: string
  account: string
  state: OrderState
  version: number
  placedAt: number
  /** How long the chosen delivery takes, and the date before which nothing is wanted: what dates are made of. */
  transitDays: number
  notBefore: number | null
  order: Order
}

interface OrderRow {
  id: string
  draft_id: string
  account: string
  state: OrderState
  version: number
  placed_at: number
  transit_days: number
  not_before: number | null
  /** The order as JSON, as the interface shows it: reading one is a lookup and a pass-through. */
  body: string
}

export async function loadOrder(store: Store, id: string): Promise<StoredOrder | undefined> {
  const row = await first<OrderRow>(store, { sql: 'SELECT * FROM orders WHERE id = $1', values: [id] })
  return row && storedOrder(row)
}

/** Who did what to the order, as JSON (see history.ts). */
export async function loadHistoryText(store: Store, id: string): Promise<string> {
  const row = await first<{ history: string }>(store, {
    sql: 'SELECT history FROM orders WHERE id = $1',
    values: [id],
  })
  return row?.history ?? '[]'
}

export async function loadOrders(store: Store, ids: string[]): Promise<StoredOrder[]> {
  const rows = await allIn<OrderRow>(store, 'SELECT * FROM orders WHERE id IN', ids)
  return rows.map(storedOrder)
}

const storedOrder = (row: OrderRow): StoredOrder => ({
  id: row.id,
  checkoutId: row.draft_id,
  account: row.account,
  state: row.state,
  version: row.version,
  placedAt: row.placed_at,
  transitDays: row.transit_days,
  notBefore: row.not_before,
  order: JSON.parse(row.body),
})

/** Touches no row when the draft became an order meanwhile, or when there is an order with this id. */
export const insertOrder = (stored: StoredOrder, entry: HistoryEntry): Write => ({
  sql: `INSERT INTO orders
    (id, draft_id, account, state, version, placed_at, transit_days, not_before, body, history)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
  values: [
    stored.id,
    stored.checkoutId,
    stored.account,
    stored.state,
    stored.version,
    stored.placedAt,
    stored.transitDays,
    stored.notBefore,
    JSON.stringify(stored.order),
    `[${entryText(entry)}]`,
  ],
  rows: 1,
})

const update = `UPDATE orders SET state = $3, version = $4, body = $5, history = ${appended('history', '$6')}
  WHERE id = $1 AND version = $2`

/** Touches no row when the order changed since it was loaded. */
export const updateOrder = (before: StoredOrder, after: StoredOrder, entry: HistoryEntry): Write => ({
  sql: update,
  values: [
    before.id,
    before.version,
    after.state,
    after.version,
    JSON.stringify(after.order),
    entryText(entry),
  ],
  rows: 1,
})

/** The order that a write changes, for those who keep orders in memory; undefined for other writes. */
export const changedOrder = ({ sql, values }: Write): string | undefined =>
  sql === update ? (values?.[0] as string) : undefined

export interface OrderPosition {
  placedAt: number
  id: string
}
