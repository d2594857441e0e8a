// PostgreSQL has a clock of its own, which all processes share: the time is that of the process plus the measured difference.
import { integer } from '../store/row.ts'
import { perEngine, readStatement } from '../store/statement.ts'
import { first } from '../store/store.ts'
import type { ClockOptions, DatabaseClock } from './database-clock.ts'
import { spanText } from './span-text.ts'

const selectTime = readStatement({
  name: 'clock.time',
  columns: { now: integer },
  sql: perEngine((engine) =>
    engine === 'postgres'
      ? 'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now'
      : `SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now`,
  ),
})

export function followServerTime({ store, clock, toleranceMs }: ClockOptions): DatabaseClock {
  let aheadMs = 0
  const now = () => clock() - aheadMs
  return {
    now,
    expiryNow: now,
    check: async () => {
      const before = clock()
      const row = await first(store, { statement: selectTime })
      if (row) aheadMs = aheadOf(row.now, before, clock())
    },
    differenceMs: () => aheadMs,
    fault: () => (Math.abs(aheadMs) > toleranceMs ? faultText(aheadMs) : undefined),
  }
}

/** The server read its clock between the two times. Only what is certain counts, so a slow answer is no difference. */
export const aheadOf = (serverTime: number, before: number, after: number): number =>
  serverTime < before ? before - serverTime : serverTime > after ? after - serverTime : 0

const faultText = (aheadMs: number) =>
  `The clock of this process is ${spanText(Math.abs(aheadMs))} ${aheadMs > 0 ? 'ahead of' : 'behind'} that of PostgreSQL, so nothing old is removed. Synchronize both clocks (NTP); the process recovers by itself.`
