import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import { type Prices, pricesAt } from './prices.ts'

/**
 * Price rules begin and end while nothing changes in the database: `advance` replaces the prices when one is due, after
 * `use` has passed them on.
 */
export function pricesByClock(
  loaded: LiveSnapshot<Prices>,
  clock: () => number,
  use: (prices: Prices) => Promise<void>,
): LiveSnapshot<Prices> & { advance: () => Promise<void> } {
  let source = loaded.current
  let valid = source
  const newest = () => {
    if (loaded.current !== source) {
      source = loaded.current
      valid = source
    }
    return valid
  }
  return {
    get current() {
      return newest()
    },
    advance: async () => {
      const before = newest()
      const next = pricesAt(before, clock())
      if (next === before) return
      await use(next)
      if (newest() === before) valid = next
      // They were loaded again in the meantime, and may have been passed on first.
      else await use(newest())
    },
  }
}
