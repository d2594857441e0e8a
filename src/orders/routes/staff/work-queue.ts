// The work queue of the warehouse: open orders by the time at which they should leave, oldest promise first. Filters and counts
// are answered from the index of open orders; only the orders of the page are read.
import { integer, type RowOf, text } from '../../../platform/store/row.ts'
import { perEngine, readStatement } from '../../../platform/store/statement.ts'
import type { Reader, Value } from '../../../platform/store/store.ts'
import { variants } from '../../../platform/store/variants.ts'
import { isQueued, openOrders } from '../../open-orders.ts'
import { readOrderIdBeginning } from '../../order-id.ts'

export interface QueueFilter {
  state: string | null
  account: string | null
  placedFrom: string | null
  placedBefore: string | null
  search: string | null
  /** The id of a carrier service. */
  carrier: string | null
}

/** Of the orders that leave on the same day, the one that was placed first comes first. */
export interface QueuePosition {
  leavesAt: number
  placedAt: number
  id: string
}

/** Writes the next placeholder. */
type Place = () => string

const conditions = {
  state: (place: Place) => `state = ${place()}`,
  account: (place: Place) => `account = ${place()}`,
  from: (place: Place) => `placed_at >= ${place()}`,
  before: (place: Place) => `placed_at < ${place()}`,
  named: (place: Place) => `account = ${place()}`,
  code: (place: Place) => `(account = ${place()} OR (id >= ${place()} AND id < ${place()}))`,
  carrier: (place: Place) => `carrier = ${place()}`,
}
type Condition = keyof typeof conditions

/** What is asked for, and the values of the conditions. */
interface Wanted {
  parts: Condition[]
  values: Value[]
}

/** `place` goes on after the conditions. */
const asked = (parts: readonly Condition[]) => {
  let number = 0
  const place = () => `$${++number}`
  return { where: [isQueued, ...parts.map((part) => conditions[part](place))].join(' AND '), place }
}

const columns = {
  id: text,
  state: text,
  version: integer,
  placed_at: integer,
  leaves_at: integer,
  /** The order as JSON. */
  body: text,
}
export type QueuedOrder = RowOf<typeof columns>

const pageOf = variants((parts: readonly Condition[], suffix) => {
  const { where, place } = asked(parts)
  const after = `(${place()}, ${place()}, ${place()})`
  const limit = place()
  return readStatement({
    name: `order.queue/${suffix}`,
    columns,
    sql: perEngine(
      (engine) => `SELECT ${Object.keys(columns).map((name) => `o.${name}`)} FROM (
        SELECT id FROM ${openOrders(engine)} WHERE ${where} AND (leaves_at, placed_at, id) > ${after}
        ORDER BY leaves_at, placed_at, id LIMIT ${limit}) page CROSS JOIN orders o WHERE o.id = page.id
        ORDER BY o.leaves_at, o.placed_at, o.id`,
    ),
  })
})

/** The name of a carrier service is that of any of its orders. */
const carriersOf = variants((parts: readonly Condition[], suffix) =>
  readStatement({
    name: `order.carriers/${suffix}`,
    columns: { carrier: text, name: text, orders: integer },
    sql: perEngine(
      (engine) => `SELECT c.carrier, o.carrier_name AS name, c.orders FROM (
        SELECT carrier, COUNT(*) AS orders, MIN(id) AS id FROM ${openOrders(engine)}
        WHERE ${asked(parts).where} AND leaves_at >= 0 GROUP BY carrier) c CROSS JOIN orders o WHERE o.id = c.id
        ORDER BY c.orders DESC, c.carrier`,
    ),
  }),
)

/** Before all others: those that have left have no time, and are not walked over. */
const start: QueuePosition = { leavesAt: -1, placedAt: 0, id: '' }

export async function readWorkQueue(
  reader: Reader,
  filter: QueueFilter,
  after: QueuePosition | null,
  limit: number,
) {
  const all = wantedOf(filter)
  const ofCarrier = filter.carrier === null ? all : wantedOf(filter, filter.carrier)
  const { leavesAt, placedAt, id } = after ?? start
  // One more than the page shows whether there is a next page.
  const [found, carriers] = await Promise.all([
    reader.all({
      statement: pageOf(ofCarrier.parts),
      values: [...ofCarrier.values, leavesAt, placedAt, id, limit + 1],
    }),
    // Of every carrier, whichever one is asked for.
    reader.all({ statement: carriersOf(all.parts), values: all.values }),
  ])
  const orders = found.slice(0, limit)
  const last = orders.at(-1)
  return { orders, next: last && found.length > limit ? positionOf(last) : null, carriers }
}

const positionOf = ({ leaves_at, placed_at, id }: QueuedOrder): QueuePosition => ({
  leavesAt: leaves_at,
  placedAt: placed_at,
  id,
})

function wantedOf(filter: QueueFilter, carrier: string | null = null): Wanted {
  const wanted: Wanted = { parts: [], values: [] }
  const when = (part: Condition, ...values: (Value | undefined)[]) => {
    const given = values.filter((value) => value != null)
    if (given.length === 0) return
    wanted.parts.push(part)
    wanted.values.push(...given)
  }
  when('state', filter.state)
  when('account', filter.account)
  when('from', timeOf(filter.placedFrom))
  when('before', timeOf(filter.placedBefore))
  const search = filter.search?.trim() || null
  const beginning = search === null ? undefined : readOrderIdBeginning(search)
  if (beginning === undefined) when('named', search)
  else when('code', search, beginning, `${beginning}~`)
  when('carrier', carrier)
  return wanted
}

const timeOf = (date: string | null) => date && Date.parse(date)
