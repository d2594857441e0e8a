// A return and its row.
import type { Condition, ReturnReason } from '../contract/returns.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, namesOf, oneOf, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { type ReturnState, returnStates } from './states.ts'

export interface ReceivedUnits {
  condition: Condition
  quantity: number
  serialNumbers: string[]
}

export interface LineOfReturn {
  orderId: string
  lineNumber: string
  materialNumber: string
  name: string
  quantity: number
  serialNumbers: string[]
  reason: ReturnReason
  received: ReceivedUnits[]
  credited: number
  /** Lines of replacement orders; missing if there are none. */
  replacements?: Replacement[]
}

export interface Replacement {
  orderId: string
  lineNumber: string
  quantity: number
}

export interface ReturnStep {
  at: number
  action: string
  actor: string
  text: string | null
}

/** Every change increments the version, which guards against races. */
export interface StoredReturn {
  id: string
  account: string
  state: ReturnState
  version: number
  requestedAt: number
  lines: LineOfReturn[]
  credits: { orderId: string; billingId: string }[]
  steps: ReturnStep[]
}

export const returnColumns = {
  id: text,
  account: text,
  state: oneOf(returnStates),
  version: integer,
  requested_at: integer,
  /** Lines, credits and steps as JSON. */
  body: text,
}
type ReturnRow = RowOf<typeof returnColumns>

const selectOne = readStatement({
  name: 'return.byId',
  columns: returnColumns,
  sql: `SELECT ${namesOf(returnColumns)} FROM goods_return WHERE id = $1`,
})

const selectByIds = listStatement({
  name: 'return.byIds',
  columns: returnColumns,
  sql: (ids) => `SELECT ${namesOf(returnColumns)} FROM goods_return WHERE id IN ${ids}`,
})

const selectOfOrders = listStatement({
  name: 'return.ofOrders',
  columns: { return_id: text },
  sql: (ids) => `SELECT return_id FROM return_of_order WHERE order_id IN ${ids}`,
})

const insert = insertStatement(
  'return.insert',
  'goods_return',
  [...Object.keys(returnColumns), 'search'],
  'ON CONFLICT DO NOTHING',
)

const insertOfOrder = insertStatement('return.insertOfOrder', 'return_of_order', ['order_id', 'return_id'])

const update = writeStatement({
  name: 'return.update',
  sql: 'UPDATE goods_return SET state = $3, version = $4, body = $5, search = $6 WHERE id = $1 AND version = $2',
})

export function storedReturn({ id, account, state, version, requested_at, body }: ReturnRow): StoredReturn {
  return { id, account, state, version, requestedAt: requested_at, ...JSON.parse(body) }
}

const bodyOf = ({ lines, credits, steps }: StoredReturn) => JSON.stringify({ lines, credits, steps })

/** What a search looks through. */
const searchText = ({ id, lines }: StoredReturn) =>
  [
    id,
    ...new Set(
      lines.flatMap(({ orderId, materialNumber, name, serialNumbers, received, replacements = [] }) => [
        ...[orderId, materialNumber, name, ...serialNumbers],
        ...replacements.map((each) => each.orderId),
        ...received.flatMap((each) => each.serialNumbers),
      ]),
    ),
  ].join('\n')

export async function loadReturn(store: Store, id: string): Promise<StoredReturn | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && storedReturn(row)
}

export const loadReturnsOfOrder = (store: Store, orderId: string): Promise<StoredReturn[]> =>
  loadReturnsOfOrders(store, [orderId])

/** Newest first. */
export async function loadReturnsOfOrders(
  store: Reader,
  orderIds: readonly string[],
): Promise<StoredReturn[]> {
  const ids = await allIn(store, selectOfOrders, orderIds)
  const rows = await allIn(
    store,
    selectByIds,
    ids.map(({ return_id }) => return_id),
  )
  return rows.map(storedReturn).sort((a, b) => b.requestedAt - a.requestedAt || (a.id < b.id ? 1 : -1))
}

export const ordersOf = ({ lines }: Pick<StoredReturn, 'lines'>): string[] =>
  [...new Set(lines.map(({ orderId }) => orderId))].sort()

/** Touches no row if there is a return with this id. */
export const insertReturn = (stored: StoredReturn): Write[] => [
  write(insert, [
    ...[stored.id, stored.account, stored.state, stored.version, stored.requestedAt],
    ...[bodyOf(stored), searchText(stored)],
  ]),
  ...ordersOf(stored).map((orderId): Write => write(insertOfOrder, [orderId, stored.id])),
]

/** Changes no row if the return changed since it was loaded. */
export const updateReturn = (before: StoredReturn, after: StoredReturn): Write =>
  write(update, [before.id, before.version, after.state, after.version, bodyOf(after), searchText(after)])
