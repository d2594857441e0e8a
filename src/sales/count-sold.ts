// Counts what was sold, hour by hour. A past hour changes only when units of its orders are cancelled: it is read once, and again after
// events of that kind.
import { removedCounter } from '../events/sequence.ts'
import { settledAfterMs } from '../orders/settled.ts'
import { loadCounters } from '../platform/store/counters.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import { addOrder, addSold, type SoldByCurrency, type SoldOrder } from './sold.ts'

const hourMs = 3_600_000
/** Orders that are read at once: a few milliseconds. */
const slice = 100
const eventsAtOnce = 1000
/** More would take seconds to read, and much memory. */
const defaultMaxOrders = 50_000

const selectPlaced = readStatement({
  name: 'sales.placed',
  columns: { id: text, placed_at: integer, body: text },
  sql: `SELECT id, placed_at, body FROM orders WHERE (placed_at, id) < ($1, $2) AND placed_at >= $3
    ORDER BY placed_at DESC, id DESC LIMIT ${slice}`,
})

const selectCancelled = readStatement({
  name: 'sales.cancelled',
  columns: { position: integer, placed_at: integer },
  sql: `SELECT event.position, orders.placed_at FROM event JOIN orders ON orders.id = event.order_id
    WHERE event.position > $1 AND event.type IN ('order.cancelled', 'order.lineCancelled')
    ORDER BY event.position LIMIT ${eventsAtOnce}`,
})

export interface Counted {
  /** Orders from this time on are counted. */
  from: number
  /** By the start of the hour, the newest first; also hours without orders. */
  hours: Map<number, SoldByCurrency>
}

/** Counts the orders that were placed since a time; only the newest ones, if there are more than `maxOrders`. */
export function soldCounter(maxOrders = defaultMaxOrders) {
  const settled = new Map<number, SoldByCurrency>()
  /** Of the last event that was read. */
  let position = 0
  let running: Promise<unknown> = Promise.resolve()

  async function forgetChanged(reader: Reader): Promise<void> {
    const [head = 0, removed = 0] = await loadCounters(reader, ['event', removedCounter])
    if (settled.size === 0 || position < removed) {
      settled.clear()
      position = head
      return
    }
    for (;;) {
      const rows = await reader.all({ statement: selectCancelled, values: [position] })
      for (const { placed_at } of rows) settled.delete(hourOf(placed_at))
      position = rows.at(-1)?.position ?? position
      if (rows.length < eventsAtOnce) break
    }
    // The events up to here are read, also those of other types.
    position = Math.max(position, head)
  }

  async function count(reader: Reader, since: number, now: number): Promise<Counted> {
    await forgetChanged(reader)
    const first = hourOf(since)
    for (const hour of settled.keys()) if (hour < first) settled.delete(hour)
    const hours = new Map<number, SoldByCurrency>()
    const fresh = new Map<number, SoldByCurrency>()
    let left = maxOrders
    for (let hour = hourOf(now); hour >= first; hour -= hourMs) {
      if (!settled.has(hour) && !fresh.has(hour)) {
        const gap = { from: startOfGap(settled, hour, first), until: hour + hourMs }
        await readHours(reader, gap, left, fresh)
      }
      const sold = settled.get(hour) ?? fresh.get(hour)
      left -= sold ? ordersIn(sold) : 0
      if (!sold || left < 0) return { from: hour + hourMs, hours }
      if (hour + hourMs + settledAfterMs < now) settled.set(hour, sold)
      hours.set(hour, sold)
    }
    return { from: first, hours }
  }

  /** One after the other: they share what is settled. */
  return (reader: Reader, since: number, now: number): Promise<Counted> => {
    const counting = running.then(() => count(reader, since, now))
    running = counting.catch(() => {})
    return counting
  }
}

/** The first of the hours up to this one that are not known. */
function startOfGap(known: ReadonlyMap<number, unknown>, last: number, first: number): number {
  let start = last
  while (start > first && !known.has(start - hourMs)) start -= hourMs
  return start
}

/** Adds every hour whose orders were all read, the newest first, until there are more orders than wanted. */
async function readHours(
  reader: Reader,
  { from, until }: { from: number; until: number },
  maxOrders: number,
  hours: Map<number, SoldByCurrency>,
): Promise<void> {
  let open: { hour: number; sold: SoldByCurrency } = { hour: until - hourMs, sold: new Map() }
  const closeUntil = (hour: number) => {
    while (open.hour > hour) {
      hours.set(open.hour, open.sold)
      open = { hour: open.hour - hourMs, sold: new Map() }
    }
  }
  // No id is as great.
  let before: [placedAt: number, id: string] = [until - 1, '~']
  for (let read = 0; read <= maxOrders; read += slice) {
    const rows = await reader.all({ statement: selectPlaced, values: [...before, from] })
    for (const { placed_at, body } of rows) {
      closeUntil(hourOf(placed_at))
      addOrder(open.sold, readable(body))
    }
    const last = rows.at(-1)
    if (!last || rows.length < slice) return closeUntil(from - hourMs)
    before = [last.placed_at, last.id]
    await nextTurn()
  }
}

const hourOf = (time: number) => Math.floor(time / hourMs) * hourMs

const ordersIn = (sold: SoldByCurrency) => [...sold.values()].reduce((sum, { orders }) => sum + orders, 0)

/** The command `check` names orders that cannot be read; they must not keep the others from being counted. */
function readable(body: string): SoldOrder {
  try {
    return JSON.parse(body)
  } catch {
    return { currency: null, references: null, orderLines: [] }
  }
}

/** The sum of the hours from one time on and before another, from the oldest. */
export function sumOf(
  hours: ReadonlyMap<number, SoldByCurrency>,
  from: number,
  until: number,
): SoldByCurrency {
  const sum: SoldByCurrency = new Map()
  for (const [hour, sold] of [...hours].reverse()) if (hour >= from && hour < until) addSold(sum, sold)
  return sum
}
