// How surely an M.2 slot takes a drive.
import { unplaced } from '../engine/matching.ts'
import type { M2Slot } from '../facts/motherboard.ts'
import type { StorageFacts } from '../facts/storage.ts'

export type Drive = Pick<StorageFacts, 'interface' | 'm2Size'>

const lengthOf = (size: string): number => Number(size.slice(2))

/** For certain. */
export const certain = 3
/** Only without its screw. */
export const loose = 2
/** Only if something unknown is right. */
export const possible = 1

/** 0 if the slot does not take the drive. */
export const surety = (drive: Drive, slot: M2Slot): number => {
  if (slot.key === 'E') return 0
  // Drives that speak NVMe are notched for M; a B-key slot takes only SATA drives.
  if (slot.key === 'B' && drive.interface === 'NVMe') return 0
  if (drive.interface && slot.interfaces && !slot.interfaces.some((speech) => speech === drive.interface))
    return 0
  const { m2Size } = drive
  const known = slot.key && slot.interfaces && slot.sizes && m2Size && drive.interface
  if (!m2Size || !slot.sizes || slot.sizes.includes(m2Size)) return known ? certain : possible
  const longest = Math.max(...slot.sizes.map(lengthOf))
  if (lengthOf(m2Size) > longest) return 0
  return known ? loose : possible
}

/**
 * The slots that drives use if they are placed to cost the least: slots in the order of what they cost, each one used if it
 * holds one more drive.
 */
export const cheapestSlots = (
  drives: readonly { readonly facts: Drive }[],
  slots: readonly M2Slot[],
  cost: (slot: M2Slot) => number,
): readonly M2Slot[] => {
  const used: M2Slot[] = []
  let left = drives.length
  for (const slot of slots.toSorted((a, b) => cost(a) - cost(b))) {
    const without = unplaced(
      drives,
      [...used, slot],
      ({ facts }, place) => surety(facts, place) >= possible,
    ).length
    if (without === left) continue
    used.push(slot)
    left = without
  }
  return used
}
