import type { Store } from '../platform/store/store.ts'
import { loadSoldOut } from './stock.ts'

/**
 * Caches the sold-out products for a short time, because every price list needs them. Commits of this process are visible
 * at once, those of other processes after the polling interval of the snapshots.
 */
export function soldOutCache(store: Store, keptMs: number) {
  let kept: { soldOut: Promise<ReadonlySet<string>>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    load: (): Promise<ReadonlySet<string>> => {
      if (kept && performance.now() < kept.until) return kept.soldOut
      const soldOut = loadSoldOut(store)
      kept = { soldOut, until: performance.now() + keptMs }
      // A failure is not cached.
      soldOut.catch(forget)
      return soldOut
    },
  }
}
