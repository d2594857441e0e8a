// The time of the database: expiry, clean-up and leases go by it, so that a process with a wrong clock deletes nothing.
import type { Store } from '../store/store.ts'
import { followKeptTime } from './kept-time.ts'
import { followServerTime } from './server-time.ts'

export interface DatabaseClock {
  now(): number
  /** By which things expire: not later than `now`. It stands still while the clock of an embedded database is in doubt. */
  expiryNow(): number
  /** Compares the clock of this process with the database. */
  check(): Promise<void>
  /** How far the clock of this process is ahead of the database; 0 while they agree. */
  differenceMs(): number
  /** Why nothing may be removed, as one sentence for the operator; undefined while the clocks agree. */
  fault(): string | undefined
}

export interface ClockOptions {
  store: Store
  /** The clock of this process. */
  clock: () => number
  /** Differences up to it are usual. */
  toleranceMs: number
}

export const followDatabaseClock = (options: ClockOptions): DatabaseClock =>
  options.store.engine === 'postgres' ? followServerTime(options) : followKeptTime(options)

/** A clock that process and database share: for tests, and for data that are made for another time. */
export const onlyClock = (clock: () => number): DatabaseClock => ({
  now: clock,
  expiryNow: clock,
  check: async () => {},
  differenceMs: () => 0,
  fault: () => undefined,
})
