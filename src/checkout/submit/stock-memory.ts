// How many units of a product were free at the last look, less those claimed since. Others claim and count as well, so
// this is a hope; it is enough to place an order by, because the claim itself touches no row when the units are gone.
import { freeUnits, type StockLevel } from '../../inventory/availability.ts'

export interface StockMemory {
  /** Counts these units as claimed, and tells the stock to decide by; undefined when it is better to look. */
  claim(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, StockLevel> | undefined
  /** After every look. */
  learn(levels: ReadonlyMap<string, StockLevel>): void
}

/** Nobody waits for what is free, so nothing is decided by what is to come. */
const freeOnly = { reserved: 0, waiting: 0, isDiscontinued: false, supply: [], supplyVersion: 0 }

export function rememberStock(): StockMemory {
  const free = new Map<string, number>()
  const isFree = (productId: string, units: number) => (free.get(productId) ?? 0) >= units

  return {
    claim(wanted) {
      if (!wanted.entries().every(([productId, units]) => isFree(productId, units))) return undefined
      const levels = new Map<string, StockLevel>()
      for (const [productId, units] of wanted) {
        const onHand = free.get(productId) as number
        levels.set(productId, { ...freeOnly, onHand })
        free.set(productId, onHand - units)
      }
      return levels
    },
    learn(levels) {
      for (const [productId, level] of levels) free.set(productId, freeUnits(level))
    },
  }
}
