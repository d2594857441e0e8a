import type { Store } from '../platform/store/store.ts'
import { loadSoldOut } from './stock.ts'

/**
 * Keeps what is sold out for a moment, because price lists ask for it again and again. What this process commits is
 * seen at once, what others commit as soon as everything else that is followed.
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
      // A failure is not kept.
      soldOut.catch(forget)
      return soldOut
    },
  }
}
