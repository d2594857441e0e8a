// The work queue of the warehouse: open orders by the time at which they should leave, oldest promise first. Filters and counts
// are answered from the index of open orders; only the orders of the page are read.
import { isCount, isPairOf, isTimePosition } from '../../../platform/http/route/cursor.ts'
import type { TimePosition } from '../../../platform/store/listing.ts'
import { integer, orNull, type RowOf, text } from '../../../platform/store/row.ts'
import { perEngine, readStatement } from '../../../platform/store/statement.ts'
import type { Reader } from '../../../platform/store/store.ts'
import { given, type Placeholder, placeholders, variants } from '../../../platform/store/variants.ts'
import { isQueued, openOrders } from '../../open-orders.ts'
import { positionOf } from '../../order.ts'
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
export type QueuePosition = [leavesAt: number, TimePosition]

export const isQueuePosition = isPairOf(isCount, isTimePosition)

export const queuePositionOf = (
  order: Pick<QueuedOrder, 'leaves_at' | 'placed_at' | 'id'>,
): QueuePosition => [order.leaves_at, positionOf(order)]

const conditions = {
  state: (placeholder: Placeholder) => `state = ${placeholder()}`,
  account: (placeholder: Placeholder) => `account = ${placeholder()}`,
  from: (placeholder: Placeholder) => `placed_at >= ${placeholder()}`,
  before: (placeholder: Placeholder) => `placed_at < ${placeholder()}`,
  named: (placeholder: Placeholder) => `account = ${placeholder()}`,
  code: (placeholder: Placeholder) =>
    `(account = ${placeholder()} OR (id >= ${placeholder()} AND id < ${placeholder()}))`,
  carrier: (placeholder: Placeholder) => `carrier = ${placeholder()}`,
}
type Condition = keyof typeof conditions

/** `placeholder` goes on after the conditions. */
const asked = (names: readonly Condition[]) => {
  const placeholder = placeholders()
  return {
    where: [isQueued, ...names.map((name) => conditions[name](placeholder))].join(' AND '),
    placeholder,
  }
}

const columns = {
  id: text,
  state: text,
  version: integer,
  placed_at: integer,
  leaves_at: integer,
  /** The order as JSON. */
  body: text,
  /** As JSON; null if nothing is in a return. */
  returned: orNull(text),
}
export type QueuedOrder = RowOf<typeof columns>

const pageOf = variants((names: readonly Condition[], suffix) => {
  const { where, placeholder } = asked(names)
  const after = `(${placeholder()}, ${placeholder()}, ${placeholder()})`
  const limit = placeholder()
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
const carriersOf = variants((names: readonly Condition[], suffix) =>
  readStatement({
    name: `order.carriers/${suffix}`,
    columns: { carrier: text, name: text, orders: integer },
    sql: perEngine(
      (engine) => `SELECT c.carrier, o.carrier_name AS name, c.orders FROM (
        SELECT carrier, COUNT(*) AS orders, MIN(id) AS id FROM ${openOrders(engine)}
        WHERE ${asked(names).where} AND leaves_at >= 0 GROUP BY carrier) c CROSS JOIN orders o WHERE o.id = c.id
        ORDER BY c.orders DESC, c.carrier`,
    ),
  }),
)

/** Before all others: those that have left have no time, and are not walked over. */
const start: QueuePosition = [-1, [0, '']]

export async function readWorkQueue(
  reader: Reader,
  filter: QueueFilter,
  after: QueuePosition | null,
  limit: number,
) {
  const all = wantedOf(filter)
  const ofCarrier = filter.carrier === null ? all : wantedOf(filter, filter.carrier)
  const [leavesAt, placed] = after ?? start
  const [orders, carriers] = await Promise.all([
    reader.all({
      statement: pageOf(ofCarrier.names),
      values: [...ofCarrier.values, leavesAt, ...placed, limit],
    }),
    // Of every carrier, whichever one is asked for.
    reader.all({ statement: carriersOf(all.names), values: all.values }),
  ])
  return { orders, carriers }
}

function wantedOf(filter: QueueFilter, carrier: string | null = null) {
  const search = filter.search?.trim() || null
  const beginning = search === null ? undefined : readOrderIdBeginning(search)
  return given<Condition>([
    ['state', filter.state],
    ['account', filter.account],
    ['from', timeOf(filter.placedFrom)],
    ['before', timeOf(filter.placedBefore)],
    beginning === undefined ? ['named', search] : ['code', search, beginning, `${beginning}~`],
    ['carrier', carrier],
  ])
}

const timeOf = (date: string | null) => date && Date.parse(date)
