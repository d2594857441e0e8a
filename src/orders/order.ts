import type { Order } from '../contract/order.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { changedId, first, type Reader, type Store, type Value, type Write } from '../platform/store/store.ts'
import { factsOf } from './facts.ts'
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

/**
 * Who did what to an order: one element of a JSON array in its own row. Every change rewrites that row anyway, so an entry costs no
 * further row.
 */
export interface HistoryEntry {
  /** The version of the order after the change. */
  version: number
  action: string
  actor: string
  occurredAt: number
}

const insertedColumns = {
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

const insert = insertStatement(
  'order.insert',
  'orders',
  [
    ...Object.keys(insertedColumns),
    'history',
    'leaves_at',
    'arrives_at',
    'carrier',
    'carrier_name',
    'facts_version',
  ],
  'ON CONFLICT DO NOTHING',
)

const entity = 'order'

/** The JSON array with one more element. */
const withEntry = `CASE history WHEN '[]' THEN '[' ELSE substr(history, 1, length(history) - 1) || ',' END || $6 || ']'`

const update = writeStatement({
  name: 'order.update',
  entity: { name: entity, idAt: 1 },
  sql: `UPDATE orders SET state = $3, version = $4, body = $5, history = ${withEntry},
    leaves_at = $7, arrives_at = $8, carrier = $9, carrier_name = $10, facts_version = $4, returned = $11
    WHERE id = $1 AND version = $2`,
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

/** Touches no row when the draft became an order meanwhile, or when there is an order with this id. */
export const insertOrder = (stored: StoredOrder, entry: HistoryEntry): Write => ({
  statement: insert,
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
    `[${JSON.stringify(entry)}]`,
    ...factValues(stored),
    stored.version,
  ],
  rows: 1,
})

/** Changes no row if the order changed since it was loaded. */
export const updateOrder = (before: StoredOrder, after: StoredOrder, entry: HistoryEntry): Write => ({
  statement: update,
  values: [
    before.id,
    before.version,
    after.state,
    after.version,
    JSON.stringify(after.order),
    JSON.stringify(entry),
    ...factValues(after),
    Object.keys(after.returned).length === 0 ? null : JSON.stringify(after.returned),
  ],
  rows: 1,
})

function factValues(stored: StoredOrder): Value[] {
  const { leaves_at, arrives_at, carrier, carrier_name } = factsOf(stored)
  return [leaves_at, arrives_at, carrier, carrier_name]
}

/** The id of the order that a write changes, for caches of orders; undefined for other writes. */
export function changedOrder(write: Write): string | undefined {
  const id = changedId(write, entity)
  return typeof id === 'string' ? id : undefined
}

export interface OrderPosition {
  placedAt: number
  id: string
}
