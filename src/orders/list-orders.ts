// The orders of a caller, newest first, whatever number of accounts it has: one query, whose cost is bounded by the number of
// accounts and the length of the page, and not by the number of orders.
import { integer, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import type { OrderPosition } from './order.ts'

export interface ListedOrder extends OrderPosition {
  /** The order as JSON. */
  body: string
}

/** A walk along the index of an account's orders, from the end of the page before. */
const walk = (account: string) => `FROM orders w
  WHERE w.account = ${account} AND (w.placed_at, w.id) < ($2, $3)
  ORDER BY w.placed_at DESC, w.id DESC`

const columns = { id: text, placed_at: integer, body: text }

const ofOneAccount = readStatement({
  name: 'order.ofAccount',
  columns,
  sql: `SELECT w.id, w.placed_at, w.body ${walk('$1')} LIMIT $4`,
})

/**
 * For several accounts, the page is found in two steps. Only the accounts with the newest orders can be on it, as many as the
 * page is long: one look at the index for each account finds those. Then each of them is walked along, no further than the
 * page is long. Both steps read the index alone; the texts are read for the orders of the page.
 */
const ofAccounts = readStatement({
  name: 'order.ofAccounts',
  columns,
  sql: {
    postgres: `SELECT o.id, o.placed_at, o.body FROM (
      SELECT p.id FROM (
        SELECT a.account FROM json_array_elements_text($1::json) AS a (account)
          CROSS JOIN LATERAL (SELECT w.placed_at, w.id ${walk('a.account')} LIMIT 1) head
        ORDER BY head.placed_at DESC, head.id DESC LIMIT $4) newest
        CROSS JOIN LATERAL (SELECT w.placed_at, w.id ${walk('newest.account')} LIMIT $4) p
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
        AND p.placed_at >= newest.since AND (p.placed_at, p.id) < ($2, $3)
      ORDER BY p.placed_at DESC, p.id DESC LIMIT $4)
    SELECT o.id, o.placed_at, o.body FROM page CROSS JOIN orders o ON o.id = page.id
    ORDER BY o.placed_at DESC, o.id DESC`,
  },
})

/** One page of the orders of these accounts. */
export async function listOrders(
  store: Reader,
  accounts: readonly string[],
  after: OrderPosition | null,
  limit: number,
): Promise<ListedOrder[]> {
  const [only] = accounts
  if (only === undefined) return []
  const isOne = accounts.length === 1
  const rows = await store.all({
    statement: isOne ? ofOneAccount : ofAccounts,
    values: [
      isOne ? only : JSON.stringify(accounts),
      after?.placedAt ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? '',
      limit,
    ],
  })
  return rows.map(({ id, placed_at, body }) => ({ id, placedAt: placed_at, body }))
}
