// A process that works on a row has a lease on it. Leases are short and renewed while the work goes on, so that another process
// takes over soon after a kill. They go by the clock of the database.
import { repeat } from '../background.ts'
import type { Store, Write } from '../store/store.ts'

/** No lease is longer: a later end was written by a wrong clock. */
export const maxLeaseMs = 15_000
const renewEveryMs = 4_000

/** For work that ends after a time limit: shorter if that is enough. */
export const leaseFor = (timeoutMs: number) => Math.min(maxLeaseMs, 2 * timeoutMs + 5_000)

/** `renewals` are the writes for the items that are held; each changes no row if another process has the item. */
export function keepLeases<Item>(store: Store, renewals: (items: Item[]) => Write[]) {
  const held = new Set<Item>()
  let renewing: Promise<void> = Promise.resolve()
  const renewal = repeat(
    renewEveryMs,
    () => {
      const writes = renewals([...held])
      if (writes.length > 0) renewing = store.batch(writes)
      return renewing
    },
    // Then the leases lapse, and the work may be done twice.
    () => {},
  )
  return {
    /** Renews the lease during the work, and not while its result is stored. */
    hold: async <T>(item: Item, work: () => Promise<T>): Promise<T> => {
      held.add(item)
      try {
        return await work()
      } finally {
        held.delete(item)
        await renewing.catch(() => {})
      }
    },
    stop: renewal.stop,
  }
}
