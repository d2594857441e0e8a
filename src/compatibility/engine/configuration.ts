import { kinds } from '../facts/index.ts'
import type { Part, PartKind } from './part.ts'
import type { Build } from './rule.ts'

const partKinds: readonly PartKind[] = [...kinds, 'unknownProduct', 'notAComponent']

/** Groups the parts of a configuration by kind, each group in the order of the configuration. */
export const groupByKind = (parts: readonly Part[]): Build => {
  const groups = Object.fromEntries(partKinds.map((kind) => [kind, [] as Part[]])) as Record<PartKind, Part[]>
  for (const part of parts) groups[part.kind].push(part)
  return groups as unknown as Build
}

/** Each product of a configuration once, in its order. Findings refer to products by their position in this list. */
export const distinctProducts = (parts: readonly Part[]): readonly Part[] => {
  const products = new Map<string, Part>()
  for (const part of parts) if (!products.has(part.productId)) products.set(part.productId, part)
  return [...products.values()]
}

/** The position of each product by productId. */
export type Positions = ReadonlyMap<string, number>

export const positionsOf = (products: readonly Part[]): Positions =>
  new Map(products.map((part, place) => [part.productId, place]))

/** Up to here, inserting is cheaper than sorting. */
const shortList = 16

/** Each product once, in the order of the configuration. A product without a position is the candidate and comes last. */
export const inConfigurationOrder = (parts: readonly Part[], positions: Positions): readonly Part[] => {
  if (parts.length < 2) return parts
  const place = (part: Part): number => positions.get(part.productId) ?? positions.size
  if (parts.length > shortList) {
    const byPlace = new Map(parts.map((part) => [place(part), part]))
    return [...byPlace].sort(([a], [b]) => a - b).map(([, part]) => part)
  }
  const ordered: Part[] = []
  for (const part of parts) {
    // Insertion from the end: rules mostly name products in order, and only a few.
    let at = ordered.length
    while (at > 0 && place(ordered[at - 1] as Part) > place(part)) at--
    if (at > 0 && ordered[at - 1]?.productId === part.productId) continue
    ordered.splice(at, 0, part)
  }
  return ordered
}
