import type { MotherboardFacts } from '../facts/motherboard.ts'
import type { ChipsetName } from './chipsets.ts'

/** Server and workstation chipsets whose boards take registered memory. */
const takes = new Set<ChipsetName>([
  '5520',
  'C602',
  'C602J',
  'C606',
  'C612',
  'C621',
  'TRX50',
  'WRX80',
  'WRX90',
  'SR5690',
])

/** Chipsets where it depends on the board and on the CPU. */
const depends = new Set<ChipsetName>(['X58', 'X79', 'X99'])

/** Platforms whose memory controllers take registered modules only. */
const registeredOnly = new Set<ChipsetName>(['C621', 'TRX50', 'WRX90'])

/** Whether a board takes unbuffered memory: its own fact, else what its chipset says. */
export const unbufferedMemory = (
  board: Pick<MotherboardFacts, 'unbufferedMemory' | 'chipset'>,
): boolean | undefined => board.unbufferedMemory ?? (board.chipset && !registeredOnly.has(board.chipset))

/** Whether a board takes registered memory: its own fact, else what its chipset says. */
export const registeredMemory = (
  board: Pick<MotherboardFacts, 'registeredMemory' | 'chipset'>,
): boolean | undefined => {
  if (board.registeredMemory !== undefined) return board.registeredMemory
  if (!board.chipset || depends.has(board.chipset)) return undefined
  return takes.has(board.chipset)
}
