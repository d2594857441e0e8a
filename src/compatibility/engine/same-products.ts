import type { Part } from './part.ts'

/** Whether two short lists name the same products, in any order. */
export const sameProducts = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every((part) => b.some((other) => other.productId === part.productId))

/** Finds the warning about a set of products: its index among the kept findings, or that it was left out. */
export interface SeenProducts {
  keep(parts: readonly Part[], place: number): void
  leaveOut(parts: readonly Part[]): void
  placeOf(parts: readonly Part[]): number | 'left out' | undefined
}

/** Larger than any number of products, and small enough that a pair of the first thousands is a small integer. */
const pairFactor = 2 ** 20

export const openSeenProducts = (): SeenProducts => {
  const numbers = new Map<string, number>()
  const kept = new Map<number | string, number>()
  const leftOut = new Set<number | string>()
  // Almost all omitted warnings are about pairs, possibly hundreds of thousands: one bit for each.
  const pairs = openPairs()

  const numberOf = ({ productId }: Part): number => {
    let number = numbers.get(productId)
    if (number === undefined) {
      number = numbers.size + 1
      numbers.set(productId, number)
    }
    return number
  }
  const keyOf = (parts: readonly Part[]): number | string => {
    const [first, second] = parts
    if (!first) return 0
    if (!second) return numberOf(first)
    if (parts.length > 2)
      return parts
        .map(numberOf)
        .sort((a, b) => a - b)
        .join()
    const [a, b] = [numberOf(first), numberOf(second)]
    return Math.max(a, b) * pairFactor + Math.min(a, b)
  }
  const isPair = (key: number | string): key is number => typeof key === 'number' && key >= pairFactor

  return {
    keep(parts, place) {
      kept.set(keyOf(parts), place)
    },
    leaveOut(parts) {
      const key = keyOf(parts)
      if (isPair(key)) pairs.add(Math.floor(key / pairFactor), key % pairFactor)
      else leftOut.add(key)
    },
    placeOf(parts) {
      const key = keyOf(parts)
      const place = kept.get(key)
      if (place !== undefined) return place
      const isLeftOut = isPair(key)
        ? pairs.has(Math.floor(key / pairFactor), key % pairFactor)
        : leftOut.has(key)
      return isLeftOut ? 'left out' : undefined
    },
  }
}

/** A set of pairs of small numbers, the larger one first. */
const openPairs = () => {
  const rows: (Uint8Array | undefined)[] = []
  return {
    add(large: number, small: number): void {
      const row = rows[large] ?? new Uint8Array((large >> 3) + 1)
      rows[large] = row
      row[small >> 3] = (row[small >> 3] as number) | (1 << (small & 7))
    },
    has: (large: number, small: number): boolean =>
      (((rows[large]?.[small >> 3] ?? 0) >> (small & 7)) & 1) === 1,
  }
}
