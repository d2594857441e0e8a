// Cached free units per product: those of the last read, minus units claimed since. Other processes change the stock as
// well, so the value may be stale; it is good enough to place an order, because the claim changes no row if the units are
// gone.
import { freeUnits, type StockLevel } from '../../inventory/availability.ts'

export interface StockMemory {
  /** Subtracts these units and returns the stock to decide with; undefined if the database must be read. */
  claim(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, StockLevel> | undefined
  /** Called after every read of the stock. */
  learn(levels: ReadonlyMap<string, StockLevel>): void
}

/** Free units need no purchase orders, so the supply is not needed. */
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
