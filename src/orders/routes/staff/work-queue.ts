// The work queue of the warehouse: open orders by the time at which they should leave, oldest promise first. The time and the
// carrier are part of the text of an order, so each order is read once per version and remembered; a request reads the ids
// and versions of the open orders along an index, a bounded number of them.
import { integer, namesOf, type RowOf, text } from '../../../platform/store/row.ts'
import { readStatement } from '../../../platform/store/statement.ts'
import type { Reader } from '../../../platform/store/store.ts'
import { nextTurn } from '../../../platform/turns/take-turns.ts'
import { type Departure, departureOf, queueStates } from '../../departure.ts'
import { loadOrders, type OrderPosition, type StoredOrder } from '../../order.ts'
import { readOrderIdBeginning } from '../../order-id.ts'
import type { OrderState } from '../../states.ts'

/** Orders read between two pauses: a few milliseconds. */
const page = 200
/** Orders that one request sorts at most: those nearest to shipping, and of each state the oldest. */
const usualMost = 20_000
const statesToRead = queueStates.toReversed()

const columns = { id: text, account: text, version: integer, placed_at: integer }
type QueuedRow = RowOf<typeof columns>

const selectPage = readStatement({
  name: 'workQueue.page',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM orders
    WHERE state = $1 AND (placed_at, id) > ($2, $3) ORDER BY placed_at, id LIMIT ${page}`,
})

export interface QueueFilter {
  state: string | null
  account: string | null
  placedFrom: string | null
  placedBefore: string | null
  search: string | null
  /** The id of a carrier service. */
  carrier: string | null
}

type Known = Departure & { version: number }

interface Queued extends QueuedRow, Departure {
  state: OrderState
}

export interface QueuePage {
  orders: { stored: StoredOrder; leavesAt: number | null }[]
  next: OrderPosition | null
  carriers: { carrier: string; name: string; orders: number }[]
}

export function workQueue(mostQueued = usualMost) {
  /** Per state, what was found at its last reading: orders that left it are forgotten. */
  const known = new Map<OrderState, Map<string, Known>>()

  async function readOpen(reader: Reader, only: string | null): Promise<Queued[]> {
    const queued: Queued[] = []
    for (const state of statesToRead.filter((each) => only === null || each === only)) {
      if (queued.length >= mostQueued) break
      const before = known.get(state)
      const found = new Map<string, Known>()
      let after: OrderPosition = { placedAt: -1, id: '' }
      for (;;) {
        const rows = await reader.all({ statement: selectPage, values: [state, after.placedAt, after.id] })
        const changed = rows.filter(({ id, version }) => before?.get(id)?.version !== version)
        for (const stored of await loadOrders(
          reader,
          changed.map(({ id }) => id),
        )) {
          found.set(stored.id, { ...departureOf(stored), version: stored.version })
        }
        for (const row of rows) {
          const departure = found.get(row.id) ?? before?.get(row.id)
          if (!departure) continue
          found.set(row.id, departure)
          queued.push({ ...row, ...departure, state })
        }
        const last = rows.at(-1)
        if (!last || rows.length < page || queued.length >= mostQueued) break
        after = { placedAt: last.placed_at, id: last.id }
        await nextTurn()
      }
      known.set(state, found)
    }
    return queued
  }

  return async (
    reader: Reader,
    filter: QueueFilter,
    after: OrderPosition | null,
    limit: number,
  ): Promise<QueuePage> => {
    const queued = await readOpen(reader, filter.state)
    const others = queued.filter((order) => isWanted(order, filter))
    const found = others
      .filter(({ carrier }) => filter.carrier === null || carrier === filter.carrier)
      .map((order) => ({ ...order, key: order.leavesAt ?? Number.MAX_SAFE_INTEGER, tie: tieOf(order) }))
      .filter(
        ({ key, tie }) =>
          after === null || key > after.placedAt || (key === after.placedAt && tie > after.id),
      )
      .sort((a, b) => a.key - b.key || (a.tie < b.tie ? -1 : 1))
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const byId = new Map(
      (
        await loadOrders(
          reader,
          shown.map(({ id }) => id),
        )
      ).map((stored) => [stored.id, stored]),
    )
    return {
      orders: shown.flatMap(({ id, leavesAt }) => {
        const stored = byId.get(id)
        return stored ? [{ stored, leavesAt }] : []
      }),
      next: last && found.length > limit ? { placedAt: last.key, id: last.tie } : null,
      carriers: countCarriers(others),
    }
  }
}

/** Of the orders that leave on the same day, the one that was placed first. */
const tieOf = ({ placed_at, id }: QueuedRow) => `${String(placed_at).padStart(16, '0')} ${id}`

function isWanted({ id, account, placed_at }: Queued, filter: QueueFilter): boolean {
  const search = filter.search?.trim() ?? ''
  const beginning = readOrderIdBeginning(search)
  return (
    (filter.account === null || account === filter.account) &&
    (filter.placedFrom === null || placed_at >= Date.parse(filter.placedFrom)) &&
    (filter.placedBefore === null || placed_at < Date.parse(filter.placedBefore)) &&
    (search === '' || account === search || (beginning !== undefined && id.startsWith(beginning)))
  )
}

function countCarriers(queued: Queued[]): QueuePage['carriers'] {
  const byCarrier = Map.groupBy(queued, ({ carrier }) => carrier)
  return [...byCarrier]
    .map(([carrier, orders]) => ({ carrier, name: orders[0]?.carrierName ?? carrier, orders: orders.length }))
    .sort((a, b) => b.orders - a.orders || (a.carrier < b.carrier ? -1 : 1))
}
