// Changes of a build, as lists of product ids with one entry per unit.
import type { Schemas } from '@buildorder/client'

type Change = Schemas['Change']

export const withPart = (productIds: string[], added: string): string[] => [...productIds, added]

/** Removes one unit and keeps the others. */
export function withoutPart(productIds: string[], removed: string): string[] {
  const at = productIds.indexOf(removed)
  return at === -1 ? productIds : productIds.toSpliced(at, 1)
}

/** The new part takes the position of the old one. */
export function withReplaced(productIds: string[], removed: string, added: string): string[] {
  const at = productIds.indexOf(removed)
  return at === -1 ? withPart(productIds, added) : productIds.with(at, added)
}

/** Applies a proposal to a build that may have changed since the proposal was made. */
export const withChanges = (productIds: string[], changes: Change[]): string[] =>
  changes.reduce((ids, { remove, add }) => {
    if (remove !== null && add !== null) return withReplaced(ids, remove, add)
    if (remove !== null) return withoutPart(ids, remove)
    return add === null ? ids : withPart(ids, add)
  }, productIds)
