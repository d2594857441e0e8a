import { unplaced } from '../engine/matching.ts'
import { message } from '../engine/message.ts'
import { defineRule, distinct } from '../engine/rule.ts'
import type { M2Slot } from '../facts/motherboard.ts'
import { fastestM2 } from '../tables/m2-generations.ts'
import { possible, surety } from './m2-fit.ts'

/** Faster than any slot, so that an unknown slot limits no drive. */
const unlimited = 9

export const driveGeneration = defineRule({
  number: 52,
  name: 'DriveGeneration',
  subject: 'Storage',
  title: 'Speed of M.2 slots',
  checks:
    'An NVMe drive has an M.2 slot of its own PCI Express generation. A slower slot takes the drive, at about half the speed per generation. Nothing is said where the generation of the slots is not known.',
  source:
    "PCI Express base specification: generations are compatible, and each doubles the data rate. AMD's and Intel's chipset pages: lanes of CPUs and chipsets.",
  needs: {
    storage: ['form', 'interface', 'm2Size', 'pcieGeneration'],
    motherboard: ['m2Slots', 'chipset'],
    cpu: ['generation'],
  },
  each: 'motherboard',
  verdicts: [{ verdict: 'Performance', when: 'every free slot is of an older generation than the drive' }],
  judge({ storage, motherboard, cpu }, verdicts) {
    const drives = storage.filter(({ facts }) => facts.form === 'M.2' && facts.pcieGeneration !== undefined)
    if (drives.length === 0) return
    for (const board of distinct(motherboard)) {
      const limit = fastestM2(board.facts.chipset, cpu[0]?.facts.generation) ?? unlimited
      const slots: readonly M2Slot[] =
        board.facts.m2Slots?.filter(({ key }) => key !== 'E') ?? drives.map(() => ({}))
      const generationOf = (slot: M2Slot) => Math.min(slot.pcieGeneration ?? unlimited, limit)
      const best = Math.max(0, ...slots.map(generationOf))
      const slow = unplaced(
        drives,
        slots,
        ({ facts }, slot) =>
          surety(facts, slot) >= possible && generationOf(slot) >= (facts.pcieGeneration ?? 0),
      )
      // A drive without any slot is a matter of the rule M2Slots.
      const homeless = unplaced(drives, slots, ({ facts }, slot) => surety(facts, slot) >= possible)
      for (const drive of distinct(slow.filter((drive) => !homeless.includes(drive)))) {
        const { pcieGeneration = 0 } = drive.facts
        const reason =
          pcieGeneration > best ? `the M.2 slots have PCIe ${best}.0 at most` : 'the faster slots are taken'
        verdicts.give(
          'Performance',
          `PCIe ${pcieGeneration}.0 drive, ${pcieGeneration > best ? `PCIe ${best}.0 slots` : 'slower slot'}`,
          message`${drive} is a PCIe ${pcieGeneration}.0 drive, and on ${board} ${reason}: it works, but more slowly than it could. A drive of an older generation costs less, or choose a board with faster slots.`,
          drive,
          board,
        )
      }
    }
  },
})
