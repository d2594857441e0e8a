// Changes of a build, as lists of product ids with one entry for each unit.
import type { Schemas } from '../api/client'

type Change = Schemas['Change']

export const withPart = (productIds: string[], added: string): string[] => [...productIds, added]

/** One of it goes, the others stay. */
export function withoutPart(productIds: string[], removed: string): string[] {
  const at = productIds.indexOf(removed)
  return at === -1 ? productIds : productIds.toSpliced(at, 1)
}

/** The new part stands where the old one stood. */
export function withReplaced(productIds: string[], removed: string, added: string): string[] {
  const at = productIds.indexOf(removed)
  return at === -1 ? withPart(productIds, added) : productIds.with(at, added)
}

/** What a proposal changes, on a build that may have moved on since it was made. */
export const withChanges = (productIds: string[], changes: Change[]): string[] =>
  changes.reduce((ids, { remove, add }) => {
    if (remove !== null && add !== null) return withReplaced(ids, remove, add)
    if (remove !== null) return withoutPart(ids, remove)
    return add === null ? ids : withPart(ids, add)
  }, productIds)
