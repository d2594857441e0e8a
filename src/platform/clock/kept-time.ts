// An embedded database has no clock but that of its process. It keeps the newest time that it has seen, also while the service is
// stopped: an earlier time, or one that is days later, is doubted until the clock is right again or a person accepts it.
import { loadCounters, saveCounter } from '../store/counters.ts'
import type { Write } from '../store/store.ts'
import type { ClockOptions, DatabaseClock } from './database-clock.ts'
import { spanText } from './span-text.ts'

const name = 'clock'
/** A machine may sleep or be off for a long weekend. */
export const maxGapMs = 4 * 86_400_000
/** How often the time is stored: the database of an idle service hardly changes. */
const keepEveryMs = 3_600_000

/** The counter of a database that has just seen this time. */
export const clockCounter = (now: number): [name: string, value: number] => [name, now]

/** Accepts a time as right, for a database that doubts it. */
export const acceptTime = (now: number): Write => saveCounter(name, now)

export function followKeptTime({ store, clock, toleranceMs }: ClockOptions): DatabaseClock {
  /** The newest time known to be right; undefined before the first check, and if the database has seen none. */
  let newest: number | undefined
  let stored: number | undefined
  /** Also if it failed: a full disk is not tried every second. */
  let triedAt = Number.NEGATIVE_INFINITY
  let differenceMs = 0

  const isDoubtful = (now: number) =>
    newest !== undefined && (now < newest - toleranceMs || now > newest + maxGapMs)

  return {
    now: clock,
    expiryNow: () => (isDoubtful(clock()) && newest !== undefined ? newest : clock()),
    check: async () => {
      // Before the first check, and while a person may accept the time.
      if (newest === undefined || differenceMs !== 0) {
        const [found] = await loadCounters(store, [name])
        if (found !== stored) newest = found
        stored = found
      }
      const now = clock()
      differenceMs = isDoubtful(now) ? now - (newest ?? now) : 0
      if (differenceMs !== 0) return
      newest = Math.max(now, newest ?? now)
      if (now - Math.max(stored ?? 0, triedAt) < keepEveryMs) return
      triedAt = now
      await store.batch([saveCounter(name, newest)])
      stored = newest
    },
    differenceMs: () => differenceMs,
    fault: () => (differenceMs === 0 ? undefined : faultText(differenceMs)),
  }
}

const faultText = (differenceMs: number) =>
  `The clock is ${spanText(Math.abs(differenceMs))} ${differenceMs > 0 ? 'after' : 'before'} the newest time in the database, so nothing old is removed. Correct the clock, or, if it is right, run: buildorder accept-clock`
