// What is scanned of open orders, kept in the browser until it is shipped: a reload or an empty battery loses no unit.
import { hasUnits, type Packing } from './packing'

export interface Kept {
  at: number
  /** Deliveries that the order had: with another one, it is not known which units are in it. */
  deliveries: number
  items: Pick<Packing['items'][number], 'lineNumber' | 'productId' | 'asksSerial' | 'units'>[]
}

/** Later, the box was unpacked. */
const maxAgeMs = 24 * 3_600_000

const isFresh = (kept: Kept, now: number) => now - kept.at < maxAgeMs

/** Undefined if nothing is scanned. */
export const keptOf = (packing: Packing, now: number): Kept | undefined =>
  hasUnits(packing)
    ? {
        at: now,
        deliveries: packing.deliveries,
        items: packing.items.map(({ lineNumber, productId, asksSerial, units }) => ({
          lineNumber,
          productId,
          asksSerial,
          // A unit without the serial number that it needs is scanned again.
          units: asksSerial ? units.filter((serial) => serial !== null) : units,
        })),
      }
    : undefined

/** The order with the units that were scanned before, as far as they still can ship. */
export function restored(packing: Packing, kept: Kept | undefined, now: number): Packing {
  if (!kept || !isFresh(kept, now) || kept.deliveries !== packing.deliveries) return packing
  return {
    ...packing,
    items: packing.items.map((item) => {
      const before = kept.items.find(
        ({ lineNumber, productId }) => lineNumber === item.lineNumber && productId === item.productId,
      )
      if (!before || before.units.length > item.wanted) return item
      return { ...item, asksSerial: item.asksSerial && before.asksSerial, units: before.units }
    }),
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem'>
const key = 'scan.kept'

function readAll(store: Store): Record<string, Kept> {
  try {
    return JSON.parse(store.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export const loadKept = (store: Store, orderId: string): Kept | undefined => readAll(store)[orderId]

/** Undefined removes it; old ones of other orders go too. */
export function saveKept(store: Store, orderId: string, kept: Kept | undefined, now: number): void {
  const others = Object.entries(readAll(store)).filter(([id, each]) => id !== orderId && isFresh(each, now))
  try {
    store.setItem(key, JSON.stringify(Object.fromEntries(kept ? [...others, [orderId, kept]] : others)))
  } catch {
    // Without storage, scanning goes on as before.
  }
}
