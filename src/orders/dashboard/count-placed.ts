// How many orders there are. Orders are never removed, so the number of those that were placed before some time is kept in
// the database, and only younger ones are counted.
import { loadCounters, saveCounter } from '../../platform/store/counters.ts'
import type { Reader, Write } from '../../platform/store/store.ts'
import { countPlacedBetween, slice } from './slices.ts'

/** Within a day, every order of an earlier time is stored, also one whose commit waited for a synchronous standby. */
const countedAfterMs = 86_400_000

const names = { until: 'dashboard.placedUntil', count: 'dashboard.placedCount' }

export interface CountOptions {
  now: number
  /** Keeps a count for later; the orders may be read from a replica. */
  keep: (writes: Write[]) => unknown
  /** With fewer orders since the last kept count, no other is kept. Set by tests. */
  keptAfter?: number
}

/** The orders that were placed before a time. */
export async function countPlaced(
  reader: Reader,
  before: number,
  { now, keep, keptAfter = slice }: CountOptions,
): Promise<number> {
  const [until = 0, count = 0] = await loadCounters(reader, [names.until, names.count])
  // Kept by a process whose clock was wrong: orders may still be placed before that time.
  const kept = until > now ? { until: 0, count: 0 } : { until, count }
  const settledUntil = Math.max(kept.until, now - countedAfterMs)
  const settled = await countPlacedBetween(reader, kept.until, settledUntil)
  const young = await countPlacedBetween(reader, settledUntil, before)
  if (settled >= keptAfter) {
    await keep([saveCounter(names.until, settledUntil), saveCounter(names.count, kept.count + settled)])
  }
  return kept.count + settled + young
}
