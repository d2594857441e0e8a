import { unplaced } from '../engine/matching.ts'
import { counted, does, message } from '../engine/message.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import type { M2Slot } from '../facts/motherboard.ts'
import { certain, loose, possible, surety } from './m2-fit.ts'

/** What the slots list that take a drive without its screw: the others are taken. */
const longerSizes = (drive: Parameters<typeof surety>[0], slots: readonly M2Slot[]): string =>
  [...new Set(slots.flatMap((slot) => (surety(drive, slot) === loose ? (slot.sizes ?? []) : [])))].join(', ')

export const m2Slots = defineRule({
  number: 26,
  name: 'M2Slots',
  subject: 'Storage',
  title: 'M.2 slots',
  checks:
    'Every M.2 drive has a slot of its own that takes its length and speaks its language; E-key slots are for Wi-Fi.',
  needs: { storage: ['form', 'interface', 'm2Size'], motherboard: ['m2Slots'] },
  each: 'motherboard',
  verdicts: [
    { verdict: 'Blocking', when: 'the drives cannot all be placed' },
    { verdict: 'Clearance', when: 'a drive is shorter than the lengths its slot lists' },
    { verdict: 'Unverified', when: 'it depends on something not known' },
  ],
  judge({ storage, motherboard }, verdicts) {
    const drives = storage.filter((drive) => drive.facts.form === 'M.2')
    if (drives.length === 0) return
    for (const board of distinct(motherboard)) {
      const slots = board.facts.m2Slots
      if (!slots) {
        verdicts.unverified(...distinct(drives).map(relatedPart), fact(board, 'm2Slots'))
        continue
      }
      const left = (level: number) =>
        unplaced(drives, slots, (drive, slot) => surety(drive.facts, slot) >= level)
      const homeless = left(possible)
      if (homeless.length > 0) {
        const forDrives = slots.filter((slot) => slot.key !== 'E').length
        verdicts.give(
          'Blocking',
          drives.length > forDrives
            ? `${counted(drives.length, 'M.2 drive')}, ${counted(forDrives, 'slot')}`
            : 'No M.2 slot fits',
          message`${drives} ${does(drives, 'need')} ${counted(drives.length, 'M.2 slot')}, ${board} has ${forDrives} for drives; no place is left for ${homeless}${homeless.map((drive) => (drive.facts.m2Size ? ` (${drive.facts.interface ?? 'M.2'} ${drive.facts.m2Size})` : '')).join('')}. Choose a SATA drive, another size or interface, or a board with more slots.`,
          ...drives,
          board,
        )
      } else if (left(loose).length > 0) {
        const doubtful = distinct(left(certain))
        verdicts.unverified(
          ...doubtful.flatMap((drive) => [fact(drive, 'interface'), fact(drive, 'm2Size')]),
          // The slot list is there; what is missing is a key, size or interface within it.
          {
            ...fact(board, 'm2Slots'),
            known: doubtful.some((drive) => !drive.facts.interface || !drive.facts.m2Size),
          },
        )
      } else
        for (const drive of distinct(left(certain)))
          verdicts.give(
            'Clearance',
            `${drive.facts.m2Size} not listed`,
            message`${drive} is M.2 ${drive.facts.m2Size ?? ''}, the free slots of ${board} list only longer drives: it plugs in, but may have no screw post. Check the manual, or take a drive of a size that the free slots list (${longerSizes(drive.facts, slots)}).`,
            drive,
            board,
          )
    }
  },
})
