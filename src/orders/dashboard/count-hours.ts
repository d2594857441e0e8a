import { setImmediate as nextTurn } from 'node:timers/promises'
import { integer } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { settledAfterMs } from '../settled.ts'

const hour = 3_600_000
/** The longest requested window; older hours are removed. */
export const maxHours = 168

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
export function hourCounter() {
  const settled = new Map<number, HourCounts>()

  async function countsOf(store: Reader, start: number, now: number): Promise<HourCounts> {
    const known = settled.get(start)
    if (known) return known
    const counts = await countHour(store, start)
    // Also on a replica, which is behind for a minute at most.
    if (start + hour + settledAfterMs < now) settled.set(start, counts)
    await nextTurn()
    return counts
  }

  /** The current hour and those before it, oldest first. */
  return async (store: Reader, hours: number, now: number) => {
    const running = Math.floor(now / hour) * hour
    for (const start of settled.keys()) if (start <= running - maxHours * hour) settled.delete(start)
    const counted = []
    for (let start = running - (hours - 1) * hour; start <= running; start += hour) {
      counted.push({ hour: isoDate(start), ...(await countsOf(store, start, now)) })
    }
    return counted
  }
}

async function countHour(store: Reader, start: number): Promise<HourCounts> {
  const values = [start, start + hour]
  const [placed, cancelled] = await Promise.all([
    first(store, { statement: countPlaced, values }),
    first(store, { statement: countCancelled, values }),
  ])
  return { placed: placed?.count ?? 0, cancelled: cancelled?.count ?? 0 }
}
