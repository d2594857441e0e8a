// Finding orders of all accounts, newest or oldest first. Each way to look is one walk along an index, and stops after a page.
import type { TimePosition } from '../../../platform/store/listing.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../../../platform/store/row.ts'
import { readStatement } from '../../../platform/store/statement.ts'
import type { Reader } from '../../../platform/store/store.ts'
import { given, type Placeholder, placeholders, variants } from '../../../platform/store/variants.ts'
import { readOrderIdBeginning } from '../../order-id.ts'

export interface OrderFilter {
  state: string | null
  account: string | null
  placedFrom: string | null
  placedBefore: string | null
  /** The beginning of an order id, or the id of an account. */
  search: string | null
  /** `oldest` comes first; otherwise the newest. */
  sort: string | null
}

const columns = {
  ...{ id: text, state: text, version: integer, placed_at: integer },
  /** The order as JSON. */
  body: text,
  /** As JSON; null if nothing is in a return. */
  returned: orNull(text),
}
export type FoundOrder = RowOf<typeof columns>

/** What a search can mean; everything when there is none. */
interface Meaning {
  idBeginning?: string
  account?: string
}

export async function findOrders(
  store: Reader,
  filter: OrderFilter,
  position: TimePosition | null,
  limit: number,
): Promise<FoundOrder[]> {
  const meanings = meaningsOf(filter.search?.trim() ?? '')
  const walks = await Promise.all(meanings.map((meaning) => walk(store, filter, meaning, position, limit)))
  if (walks.length === 1) return walks.flat()
  // The first of all walks make the page; an order that two of them found is there once.
  const found = new Map(walks.flat().map((order) => [order.id, order]))
  const sorted = [...found.values()].sort(newestFirst)
  return (filter.sort === 'oldest' ? sorted.reverse() : sorted).slice(0, limit)
}

function meaningsOf(search: string): Meaning[] {
  if (search === '') return [{}]
  const idBeginning = readOrderIdBeginning(search)
  return [{ account: search }, ...(idBeginning === undefined ? [] : [{ idBeginning }])]
}

const newestFirst = (a: FoundOrder, b: FoundOrder) => b.placed_at - a.placed_at || (a.id < b.id ? 1 : -1)

/** What a walk can ask of an order. */
const conditions = {
  // One order in 32 begins with a letter: a page is found soon on the way along the dates. The function keeps the
  // engines from collecting all of them by their ids first.
  letter: (placeholder: Placeholder) => `substr(id, 1, 1) = ${placeholder()}`,
  search: (placeholder: Placeholder) => `account = ${placeholder()}`,
  state: (placeholder: Placeholder) => `state = ${placeholder()}`,
  account: (placeholder: Placeholder) => `account = ${placeholder()}`,
  from: (placeholder: Placeholder) => `placed_at >= ${placeholder()}`,
  before: (placeholder: Placeholder) => `placed_at < ${placeholder()}`,
  after: (placeholder: Placeholder) => `(placed_at, id) < (${placeholder()}, ${placeholder()})`,
  since: (placeholder: Placeholder) => `(placed_at, id) > (${placeholder()}, ${placeholder()})`,
}
type Condition = keyof typeof conditions
/** `prefix` collects by ids, `oldest` walks the other way. */
type Part = 'prefix' | 'oldest' | Condition

const isCondition = (name: Part): name is Condition => name in conditions

const statementFor = variants((names: readonly Part[], suffix) => {
  const direction = names.includes('oldest') ? 'ASC' : 'DESC'
  const placeholder = placeholders()
  // Two letters already leave one order in a thousand: these are collected by their ids, whatever else is asked.
  const beginning = names.includes('prefix')
    ? `WITH beginning AS MATERIALIZED (SELECT * FROM orders WHERE id >= ${placeholder()} AND id < ${placeholder()})`
    : ''
  const asked = names.filter(isCondition).map((name) => conditions[name](placeholder))
  return readStatement({
    name: `order.find/${suffix}`,
    columns,
    sql: `${beginning} SELECT ${namesOf(columns)} FROM ${beginning === '' ? 'orders' : 'beginning'}
      ${asked.length > 0 ? `WHERE ${asked.join(' AND ')}` : ''}
      ORDER BY placed_at ${direction}, id ${direction} LIMIT ${placeholder()}`,
  })
})

function walk(
  store: Reader,
  filter: OrderFilter,
  { idBeginning, account }: Meaning,
  position: TimePosition | null,
  limit: number,
): Promise<FoundOrder[]> {
  const isOldestFirst = filter.sort === 'oldest'
  const { names, values } = given<Part>([
    ...(isOldestFirst ? [['oldest'] as const] : []),
    idBeginning?.length === 1
      ? ['letter', idBeginning]
      : ['prefix', idBeginning, idBeginning && `${idBeginning}~`],
    ['search', account],
    ['state', filter.state],
    ['account', filter.account],
    ['from', filter.placedFrom && Date.parse(filter.placedFrom)],
    ['before', filter.placedBefore && Date.parse(filter.placedBefore)],
    [isOldestFirst ? 'since' : 'after', ...(position ?? [null])],
  ])
  return store.all({ statement: statementFor(names), values: [...values, limit] })
}
