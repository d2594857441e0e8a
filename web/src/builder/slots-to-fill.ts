import { type FilledSlot, incompleteSlots, type SlotAssignment } from './assign-slots'
import type { Verdict } from './findings'

/**
 * The slots to fill next: those that the bundle requires, then those that a PC needs although the bundle does not
 * require them.
 */
export function slotsToFill(places: SlotAssignment, verdict: Verdict | undefined): FilledSlot[] {
  const lacking = incompleteSlots(places)
  if (lacking.length > 0) return lacking
  const isIncomplete = verdict?.warnings.some(({ category }) => category === 'Completeness') ?? false
  return isIncomplete ? places.slots.filter(({ isEssential, count }) => isEssential && count === 0) : []
}
