import { texts } from '../texts'
import type { Bundle } from './build'

/** The bundle with its slots named in the singular: a PC has one processor, its group is "Processors". */
export const withSlotNames = (bundle: Bundle, kindOfGroup: ReadonlyMap<string, string>): Bundle => ({
  ...bundle,
  groups: bundle.groups.map((slot) => ({
    ...slot,
    name: texts.builder.slots[kindOfGroup.get(slot.productGroupId) ?? ''] ?? slot.name,
  })),
})
