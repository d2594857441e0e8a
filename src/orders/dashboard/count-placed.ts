// How many orders there are. Orders are never removed, so the number of those that were placed before some time is kept in
// the database, and only younger ones are counted.
import { loadCounters, saveCounter } from '../../platform/store/counters.ts'
import type { Reader, Store } from '../../platform/store/store.ts'
import { settledAfterMs } from '../settled.ts'
import { countPlacedBetween, slice } from './slices.ts'

const names = { until: 'dashboard.placedUntil', count: 'dashboard.placedCount' }

export interface CountOptions {
  now: number
  /** Where to keep a count; the orders may be read from a replica. */
  store: Store
  /** With fewer orders since the last kept count, no other is kept. Set by tests. */
  keptAfter?: number
}

export async function countPlaced(
  reader: Reader,
  { now, store, keptAfter = slice }: CountOptions,
): Promise<number> {
  const [until = 0, count = 0] = await loadCounters(reader, [names.until, names.count])
  // Kept by a process whose clock was wrong: orders may still be placed before that time.
  const kept = until > now ? { until: 0, count: 0 } : { until, count }
  const settledUntil = Math.max(kept.until, now - settledAfterMs)
  const settled = await countPlacedBetween(reader, kept.until, settledUntil)
  const young = await countPlacedBetween(reader, settledUntil, Number.MAX_SAFE_INTEGER)
  if (settled >= keptAfter) {
    const writes = [saveCounter(names.until, settledUntil), saveCounter(names.count, kept.count + settled)]
    // If it fails, a later count is kept.
    await store.batch(writes).catch(() => {})
  }
  return kept.count + settled + young
}
