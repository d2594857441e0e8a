// Gives events their positions, after they were committed. A number drawn inside the transaction would not do: on
// PostgreSQL a later number can commit first, and a reader who has passed it would never see the earlier one. Here
// one batch at a time, guarded by the counter, numbers the committed events; later commits get later numbers.
import { setTimeout as pause } from 'node:timers/promises'
import { integer, namesOf } from '../platform/store/row.ts'
import { readStatement, type WriteStatement, writeStatement } from '../platform/store/statement.ts'
import { Conflict, first, type Store, type Write, write } from '../platform/store/store.ts'
import type { EventRow } from './cloud-event.ts'
import { eventColumns } from './event.ts'

/** The counter of the newest position whose event was removed. */
export const removedCounter = 'event.removed'
/** Orders whose events get positions in one batch. */
const ordersAtOnce = 200
/** Each webhook adds a delivery per event, and a batch must stay short. */
const writesAtOnce = 2000
/** More rounds than contention can cause: each lost round means that another process assigned positions. */
const maxRounds = 1000
/** The process that was faster numbered the events that both saw, so this one hardly has anything to do. */
const maxPauseMs = 50

/** Additional writes per event, such as webhook deliveries, in the same batch as its position. */
export interface FanOut {
  /** Writes per event at most. */
  size: number
  writesFor: (event: EventRow, position: number) => Write[]
}

/** Passed in by app/, because webhooks import events. */
export type LoadFanOut = () => Promise<FanOut>

/**
 * All visible events of an order without a position are numbered together: a version is never committed before the
 * previous version, so none is missed, also if the clocks of the processes differ.
 */
const selectUnplaced = readStatement({
  name: 'event.unplaced',
  columns: eventColumns,
  sql: `SELECT ${namesOf(eventColumns)} FROM event WHERE position IS NULL AND order_id IN
    (SELECT order_id FROM event WHERE position IS NULL ORDER BY occurred_at LIMIT ${ordersAtOnce})`,
})

const selectHead = readStatement({
  name: 'event.head',
  columns: { value: integer },
  sql: `SELECT value FROM counter WHERE name = 'event'`,
})

/** Before removals were counted, all events before the oldest one had been removed. */
const selectBounds = readStatement({
  name: 'event.bounds',
  columns: { head: integer, removed: integer },
  sql: `SELECT value AS head, COALESCE((SELECT value FROM counter WHERE name = '${removedCounter}'),
      (SELECT MIN(position) - 1 FROM event), value) AS removed
    FROM counter WHERE name = 'event'`,
})

const advanceHead = writeStatement({
  name: 'event.advanceHead',
  isRaced: true,
  sql: `UPDATE counter SET value = $2 WHERE name = 'event' AND value = $1`,
})

/** Assigns positions to every event committed before the call. Calls `onPlaced` after each batch. */
export async function placeEvents(
  store: Store,
  loadFanOut: LoadFanOut,
  onPlaced: () => void = () => {},
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const rows = await store.all({ statement: selectUnplaced })
    if (rows.length === 0) return
    // Read after the events, so that a webhook created before an event receives it.
    const fanOut = await loadFanOut()
    const head = await readHead(store)
    const most = Math.ceil(writesAtOnce / (1 + fanOut.size))
    try {
      await store.batch(placing(inOrder(rows).slice(0, most), head, fanOut))
      onPlaced()
      // All events that were committed by then have positions. Later ones are left to their own commit or reader.
      if (rows.length < ordersAtOnce && rows.length <= most) return
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      await pause(Math.random() * maxPauseMs)
    }
  }
}

/** The position of the newest event that has one. */
export async function readHead(store: Store): Promise<number> {
  const row = await first(store, { statement: selectHead })
  return row?.value ?? 0
}

/** The newest position, and the newest one whose event was removed: 0 if none was. */
export async function readBounds(store: Store): Promise<{ head: number; removed: number }> {
  return (await first(store, { statement: selectBounds })) ?? { head: 0, removed: 0 }
}

/** By time, but the versions of one order always ascending, also if clocks differ. */
export function inOrder<Row extends Pick<EventRow, 'id' | 'order_id' | 'order_version' | 'occurred_at'>>(
  rows: Row[],
): Row[] {
  const latest = new Map<string, number>()
  return rows
    .toSorted((a, b) => a.order_version - b.order_version)
    .map((row) => {
      const time = Math.max(row.occurred_at, latest.get(row.order_id) ?? 0)
      latest.set(row.order_id, time)
      return { row, time }
    })
    .sort(
      (a, b) =>
        a.time - b.time || a.row.order_version - b.row.order_version || (a.row.id < b.row.id ? -1 : 1),
    )
    .map(({ row }) => row)
}

/** One batch: the counter, the positions, and the writes of the fan-out. */
export function placing(rows: EventRow[], head: number, { writesFor }: FanOut): Write[] {
  const advance: Write = write(advanceHead, [head, head + rows.length])
  const placed = rows.map((row, index) => ({ row, position: head + 1 + index }))
  const notifications = placed.flatMap(({ row, position }) => writesFor(row, position))
  return [advance, ...inPowersOfTwo(placed).map(givePositions), ...notifications]
}

interface Placed {
  row: EventRow
  position: number
}

/** Several rows per statement: on PostgreSQL a statement costs as much as the row it changes. */
const givePositions = (placed: readonly Placed[]): Write =>
  write(
    givingPositions.get(placed.length) as WriteStatement,
    placed.flatMap(({ row, position }) => [row.id, position]),
    placed.length,
  )

const largest = 64
/** By how many positions they give. */
const givingPositions = new Map([1, 2, 4, 8, 16, 32, largest].map((count) => [count, givingStatement(count)]))

function givingStatement(count: number): WriteStatement {
  const places = Array.from({ length: count }, (_, index) => {
    const [id, position] = [2 * index + 1, 2 * index + 2]
    return `(CAST($${id} AS TEXT), CAST($${position} AS BIGINT))`
  })
  return writeStatement({
    name: `event.givePositions/${count}`,
    sql: `WITH given (id, position) AS (VALUES ${places.join(', ')})
      UPDATE event SET position = given.position FROM given WHERE event.id = given.id AND event.position IS NULL`,
  })
}

/** In chunks of few sizes, so that a few prepared statements are needed. */
export function inPowersOfTwo<T>(list: readonly T[]): T[][] {
  const pieces: T[][] = []
  for (let start = 0, length = largest; start < list.length; start += length) {
    while (length > list.length - start) length /= 2
    pieces.push(list.slice(start, start + length))
  }
  return pieces
}
