// Filters and order of each slot, kept while the build is open.
import { type Filters, noFilters } from './filters'
import type { SortOrder } from './sort'

interface Kept {
  filters: Filters
  order: SortOrder
}

const unset: Kept = { filters: noFilters, order: 'fit' }

/** Of one bundle only: another PC begins without filters. */
let kept: { bundleId: string; slots: Map<string, Kept> } | undefined

export const keptPicker = (bundleId: string, productGroupId: string): Kept =>
  (kept?.bundleId === bundleId ? kept.slots.get(productGroupId) : undefined) ?? unset

export function keepPicker(bundleId: string, productGroupId: string, state: Kept): void {
  if (kept?.bundleId !== bundleId) kept = { bundleId, slots: new Map() }
  kept.slots.set(productGroupId, state)
}

/** Called when the builder is left. */
export const forgetPickers = (): void => {
  kept = undefined
}
