import { setImmediate as nextTurn } from 'node:timers/promises'
import { integer } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Store } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'

const hour = 3_600_000
/** Longer than any request and any clock difference: an hour that ended before does not change any more. */
const patience = 300_000
/** The longest requested window; older hours are removed. */
export const mostHours = 168

const countPlaced = readStatement({
  name: 'dashboard.countPlaced',
  columns: { count: integer },
  sql: 'SELECT COUNT(*) AS count FROM orders WHERE placed_at >= $1 AND placed_at < $2',
})

const countCancelled = readStatement({
  name: 'dashboard.countCancelled',
  columns: { count: integer },
  sql: `SELECT COUNT(*) AS count FROM event
    WHERE type = 'order.cancelled' AND occurred_at >= $1 AND occurred_at < $2`,
})

interface HourCounts {
  placed: number
  cancelled: number
}

/**
 * Counts the orders of the last hours. The counts of a past hour do not change, so every hour is counted once, and after
 * that only the current one.
 */
export function hourCounter(store: Store) {
  const settled = new Map<number, HourCounts>()

  async function countsOf(start: number, now: number): Promise<HourCounts> {
    const known = settled.get(start)
    if (known) return known
    const counts = await countHour(store, start)
    if (start + hour + patience < now) settled.set(start, counts)
    await nextTurn()
    return counts
  }

  /** The current hour and those before it, oldest first. */
  return async (hours: number, now: number) => {
    const running = Math.floor(now / hour) * hour
    for (const start of settled.keys()) if (start <= running - mostHours * hour) settled.delete(start)
    const counted = []
    for (let start = running - (hours - 1) * hour; start <= running; start += hour) {
      counted.push({ hour: isoDate(start), ...(await countsOf(start, now)) })
    }
    return counted
  }
}

async function countHour(store: Store, start: number): Promise<HourCounts> {
  const values = [start, start + hour]
  const [placed, cancelled] = await Promise.all([
    first(store, { statement: countPlaced, values }),
    first(store, { statement: countCancelled, values }),
  ])
  return { placed: placed?.count ?? 0, cancelled: cancelled?.count ?? 0 }
}
