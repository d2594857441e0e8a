// The orders of a caller, newest first, whatever number of accounts it has: one query, whose cost is bounded by the number of
// accounts and the length of the page, and not by the number of orders.
import { allIn, listStatement } from '../platform/store/in-list.ts'
import type { TimePosition } from '../platform/store/listing.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { perEngine, readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import type { OrderState } from './states.ts'

const columns = {
  id: text,
  account: text,
  state: text,
  placed_at: integer,
  transit_days: integer,
  not_before: orNull(integer),
  /** The order as JSON. */
  body: text,
}
export type ListedOrder = RowOf<typeof columns>
const columnsOf = (table: string) =>
  Object.keys(columns)
    .map((name) => `${table}.${name}`)
    .join(', ')

/** With a state, the walk uses the index that begins with it. */
type Which = 'any' | 'state'
const inState = (which: Which, table: string) => (which === 'state' ? `AND ${table}.state = $5` : '')

/** A walk along the index of an account's orders, from the end of the page before. */
const walkIn = (which: Which) => (account: string) =>
  `FROM orders w
  WHERE w.account = ${account} AND (w.placed_at, w.id) < ($2, $3) ${inState(which, 'w')}
  ORDER BY w.placed_at DESC, w.id DESC`

/** Orders of a page. */
export const maxPageSize = 200

/**
 * The same for PostgreSQL, which does not know that `LIMIT $4` is small: it expects a tenth of the orders, and then plans the
 * statement anew for each request.
 *
 * perf: with 500,000 orders, planning took 0.43 ms of 0.92 for several accounts, and 0.17 of 0.27 for one account and one state
 * (`EXPLAIN ANALYZE`). One account with most of all orders is still planned each time.
 */
const boundedWalkIn = (which: Which) => (account: string) =>
  `FROM (SELECT w.* ${walkIn(which)(account)} LIMIT ${maxPageSize + 1}) w ORDER BY w.placed_at DESC, w.id DESC`

const ofOneAccount = (which: Which, suffix: string) =>
  readStatement({
    name: `order.ofAccount${suffix}`,
    columns,
    sql: perEngine((engine) => {
      const walk = (engine === 'postgres' ? boundedWalkIn : walkIn)(which)
      return `SELECT ${columnsOf('w')} ${walk('$1')} LIMIT $4`
    }),
  })

/**
 * For several accounts, the page is found in two steps. Only the accounts with the newest orders can be on it, as many as the
 * page is long: one look at the index for each account finds those. Then each of them is walked along, no further than the
 * page is long. Both steps read the index alone; the texts are read for the orders of the page.
 */
const ofAccounts = (which: Which, suffix: string) => {
  const walk = walkIn(which)
  const bounded = boundedWalkIn(which)
  return readStatement({
    name: `order.ofAccounts${suffix}`,
    columns,
    sql: {
      postgres: `SELECT ${columnsOf('o')} FROM (
      SELECT p.id FROM (
        SELECT a.account FROM json_array_elements_text($1::json) AS a (account)
          CROSS JOIN LATERAL (SELECT w.placed_at, w.id ${walk('a.account')} LIMIT 1) head
        ORDER BY head.placed_at DESC, head.id DESC LIMIT $4) newest
        CROSS JOIN LATERAL (SELECT w.placed_at, w.id ${bounded('newest.account')} LIMIT $4) p
      ORDER BY p.placed_at DESC, p.id DESC LIMIT $4) page
      JOIN orders o ON o.id = page.id
    ORDER BY o.placed_at DESC, o.id DESC`,
      // SQLite has no LATERAL. A scalar subquery finds the moment at which each account's walk ends.
      sqlite: `WITH
    head AS MATERIALIZED (
      SELECT a.value AS account,
        (SELECT w.placed_at ${walk('a.value')} LIMIT 1) AS placed_at,
        (SELECT w.id ${walk('a.value')} LIMIT 1) AS id
      FROM json_each($1) a),
    newest AS MATERIALIZED (
      SELECT n.account, COALESCE((SELECT w.placed_at ${walk('n.account')} LIMIT 1 OFFSET $4 - 1), 0) AS since
      FROM (SELECT account FROM head WHERE id IS NOT NULL ORDER BY placed_at DESC, id DESC LIMIT $4) n),
    page AS MATERIALIZED (
      SELECT p.placed_at, p.id FROM newest CROSS JOIN orders p ON p.account = newest.account
        ${inState(which, 'p')} AND p.placed_at >= newest.since AND (p.placed_at, p.id) < ($2, $3)
      ORDER BY p.placed_at DESC, p.id DESC LIMIT $4)
    SELECT ${columnsOf('o')} FROM page CROSS JOIN orders o ON o.id = page.id
    ORDER BY o.placed_at DESC, o.id DESC`,
    },
  })
}

const statements = {
  any: { one: ofOneAccount('any', ''), many: ofAccounts('any', '') },
  state: { one: ofOneAccount('state', '/state'), many: ofAccounts('state', '/state') },
}

const selectByIds = listStatement({
  name: 'order.listedByIds',
  columns,
  sql: (ids) => `SELECT ${namesOf(columns)} FROM orders WHERE id IN ${ids}`,
})

const selectWithSerial = readStatement({
  name: 'order.withSerial',
  columns: { order_id: text },
  sql: 'SELECT order_id FROM serial_number WHERE serial_number = $1 LIMIT 200',
})

/** One page of the orders of these accounts, in one state or in all. */
export async function listOrders(
  store: Reader,
  accounts: readonly string[],
  after: TimePosition | null,
  limit: number,
  state: OrderState | null = null,
): Promise<ListedOrder[]> {
  const [only] = accounts
  if (only === undefined) return []
  const isOne = accounts.length === 1
  const { one, many } = statements[state === null ? 'any' : 'state']
  return store.all({
    statement: isOne ? one : many,
    values: [
      isOne ? only : JSON.stringify(accounts),
      ...(after ?? [Number.MAX_SAFE_INTEGER, '']),
      limit,
      ...(state === null ? [] : [state]),
    ],
  })
}

/** The orders of any account with one of these ids. */
export const listByIds = (store: Reader, ids: string[]): Promise<ListedOrder[]> =>
  allIn(store, selectByIds, ids)

/** The ids of orders of any account that have a unit with this serial number. */
export async function ordersWithSerial(store: Reader, serialNumber: string): Promise<string[]> {
  const rows = await store.all({ statement: selectWithSerial, values: [serialNumber] })
  return rows.map(({ order_id }) => order_id)
}
