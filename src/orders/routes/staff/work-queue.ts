// The work queue of the warehouse: open orders by the time at which they should leave, oldest promise first. The time and the
// carrier are part of the text of an order, so each order is read once per version and remembered; a request reads the ids
// and versions of the open orders along an index, a bounded number of them.
import type { Reader } from '../../../platform/store/store.ts'
import { type Departure, departureOf, queueStates } from '../../departure.ts'
import { type OpenOrder, openOrderReader } from '../../open-orders.ts'
import { loadOrders, type OrderPosition, type StoredOrder } from '../../order.ts'
import { readOrderIdBeginning } from '../../order-id.ts'

/** Orders that one request sorts at most: those nearest to shipping, and of each state the oldest. */
const maxQueuedOrders = 20_000
const statesToRead = queueStates.toReversed()

export interface QueueFilter {
  state: string | null
  account: string | null
  placedFrom: string | null
  placedBefore: string | null
  search: string | null
  /** The id of a carrier service. */
  carrier: string | null
}

type Queued = OpenOrder & Departure

export interface QueuePage {
  orders: { stored: StoredOrder; leavesAt: number | null }[]
  next: OrderPosition | null
  carriers: { carrier: string; name: string; orders: number }[]
}

export function workQueue(maxQueued = maxQueuedOrders) {
  const readState = openOrderReader(departureOf)

  async function readOpen(reader: Reader, only: string | null): Promise<Queued[]> {
    const queued: Queued[] = []
    for (const state of statesToRead.filter((each) => only === null || each === only)) {
      for await (const orders of readState(reader, { state })) {
        for (const { computed, ...order } of orders) queued.push({ ...order, ...computed })
        if (queued.length >= maxQueued) return queued.slice(0, maxQueued)
      }
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
const tieOf = ({ placed_at, id }: OpenOrder) => `${String(placed_at).padStart(16, '0')} ${id}`

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
