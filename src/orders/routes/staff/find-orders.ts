// Finding orders of all accounts, newest first. Each way to look is one walk along an index, and stops after a page.
import type { Store, Value } from '../../../platform/store/store.ts'
import { readOrderIdBeginning } from '../../order-id.ts'

export interface OrderFilter {
  state: string | null
  account: string | null
  placedFrom: string | null
  placedBefore: string | null
  /** The beginning of an order id, or the id of an account. */
  search: string | null
}

export interface FoundOrder {
  id: string
  state: string
  version: number
  placed_at: number
  body: string
}

export type Position = [placedAt: number, id: string]

/** What a search can mean; everything when there is none. */
interface Meaning {
  idBeginning?: string
  account?: string
}

export async function findOrders(
  store: Store,
  filter: OrderFilter,
  position: Position | null,
  limit: number,
): Promise<FoundOrder[]> {
  const meanings = meaningsOf(filter.search?.trim() ?? '')
  const walks = await Promise.all(meanings.map((meaning) => walk(store, filter, meaning, position, limit)))
  if (walks.length === 1) return walks.flat()
  // The newest of all walks make the page; an order that two of them found is there once.
  const found = new Map(walks.flat().map((order) => [order.id, order]))
  return [...found.values()].sort(newestFirst).slice(0, limit)
}

function meaningsOf(search: string): Meaning[] {
  if (search === '') return [{}]
  const idBeginning = readOrderIdBeginning(search)
  return [{ account: search }, ...(idBeginning === undefined ? [] : [{ idBeginning }])]
}

const newestFirst = (a: FoundOrder, b: FoundOrder) => b.placed_at - a.placed_at || (a.id < b.id ? 1 : -1)

function walk(
  store: Store,
  filter: OrderFilter,
  { idBeginning, account }: Meaning,
  position: Position | null,
  limit: number,
): Promise<FoundOrder[]> {
  const values: Value[] = []
  const conditions: string[] = []
  const place = (value: Value) => `$${values.push(value)}`
  const when = (condition: string, ...given: Value[]) =>
    conditions.push(given.reduce<string>((sql, value) => sql.replace('?', place(value)), condition))

  let from = 'orders'
  let first = ''
  if (idBeginning?.length === 1) {
    // One order in 32 begins with a letter: a page is found soon on the way along the dates. The function keeps the
    // engines from collecting all of them by their ids first.
    when('substr(id, 1, 1) = ?', idBeginning)
  } else if (idBeginning !== undefined) {
    // Two letters already leave one order in a thousand: they are collected by their ids, whatever else is asked.
    first = `WITH beginning AS MATERIALIZED
      (SELECT * FROM orders WHERE id >= ${place(idBeginning)} AND id < ${place(`${idBeginning}~`)})`
    from = 'beginning'
  }
  if (account !== undefined) when('account = ?', account)
  if (filter.state !== null) when('state = ?', filter.state)
  if (filter.account !== null) when('account = ?', filter.account)
  if (filter.placedFrom !== null) when('placed_at >= ?', Date.parse(filter.placedFrom))
  if (filter.placedBefore !== null) when('placed_at < ?', Date.parse(filter.placedBefore))
  if (position !== null) when('(placed_at, id) < (?, ?)', ...position)
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  return store.all<FoundOrder>({
    sql: `${first} SELECT id, state, version, placed_at, body FROM ${from} ${where}
      ORDER BY placed_at DESC, id DESC LIMIT ${place(limit)}`,
    values,
  })
}
