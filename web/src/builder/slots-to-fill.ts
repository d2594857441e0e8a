import { type FilledSlot, incompleteSlots, type SlotAssignment } from './assign-slots'

/**
 * The slots to fill next: those that the bundle requires, then those of the kinds that the PC cannot run without, as the
 * service says.
 */
export function slotsToFill(places: SlotAssignment, missing: readonly string[]): FilledSlot[] {
  const lacking = incompleteSlots(places)
  if (lacking.length > 0) return lacking
  return places.slots.filter(({ kind }) => kind !== undefined && missing.includes(kind))
}

/** The missing kinds for which the bundle itself does not require a part. */
export const missingBeside = (places: SlotAssignment, missing: readonly string[]): string[] =>
  missing.filter((missed) => !incompleteSlots(places).some(({ kind }) => kind === missed))
