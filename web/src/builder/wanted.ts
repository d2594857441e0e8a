import type { Verdict } from './findings'
import { type FilledSlot, lackingSlots, type Places } from './places'

/**
 * The slots that people should fill next: those that the bundle asks for, and after them what a PC needs although
 * the bundle leaves it open.
 */
export function wantedSlots(places: Places, verdict: Verdict | undefined): FilledSlot[] {
  const lacking = lackingSlots(places)
  if (lacking.length > 0) return lacking
  const isIncomplete = verdict?.warnings.some(({ category }) => category === 'Completeness') ?? false
  return isIncomplete ? places.slots.filter(({ isEssential, count }) => isEssential && count === 0) : []
}
