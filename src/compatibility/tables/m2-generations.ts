// The PCI Express generation of M.2 slots, as far as the platform decides it.
import type { ChipsetName } from './chipsets.ts'
import type { GenerationName } from './generations.ts'

interface Platform {
  /** The fastest that boards wire from the CPU to an M.2 slot. */
  cpu: number
  /** The fastest M.2 slot behind the chipset. */
  chipset: number
}

const third: Platform = { cpu: 3, chipset: 3 }
const fourthFromCpu: Platform = { cpu: 4, chipset: 3 }
const fourth: Platform = { cpu: 4, chipset: 4 }
const fifth: Platform = { cpu: 5, chipset: 4 }

/**
 * Platforms by chipset. A chipset is absent if its boards differ in more than this, or are too old for M.2. Whether a
 * board of the last row has a slot of the fifth generation is a fact of its slots.
 */
const platforms: Partial<Record<ChipsetName, Platform>> = {
  ...of(third, [
    'H110',
    'B150',
    'H170',
    'Z170',
    'Q170',
    'B250',
    'H270',
    'Z270',
    'Q270',
    'X99',
    'X299',
    'X399',
  ]),
  ...of(third, ['H310', 'B360', 'H370', 'Z370', 'Q370', 'B365', 'Z390', 'H410', 'B460']),
  ...of(third, ['A320', 'B350', 'X370', 'B450', 'X470', 'A520']),
  ...of(fourthFromCpu, ['H470', 'Z490', 'W480', 'B560', 'H570', 'Q570', 'W580', 'Z590', 'B550']),
  ...of(fourth, ['X570', 'TRX40', 'WRX80', 'H610', 'B660', 'H670', 'B760', 'H770', 'A620', 'A620A', 'B840']),
  ...of(fifth, ['Z690', 'Z790', 'B650', 'B650E', 'X670', 'X670E', 'B850', 'X870', 'X870E', 'B860', 'Z890']),
}

/** CPUs whose own lanes are slower than their boards could use. */
const slowerCpus: Partial<Record<GenerationName, number>> = {
  'Comet Lake': 3,
  'Raven Ridge': 3,
  'Pinnacle Ridge': 3,
  Picasso: 3,
  Renoir: 3,
  Cezanne: 3,
  Phoenix: 4,
}

/** The fastest generation that an M.2 slot of such a PC can have; undefined if the chipset does not decide it. */
export function fastestM2(
  chipset: ChipsetName | undefined,
  cpu: GenerationName | undefined,
): number | undefined {
  const platform = chipset && platforms[chipset]
  if (!platform) return undefined
  return Math.max(platform.chipset, Math.min(platform.cpu, (cpu && slowerCpus[cpu]) ?? platform.cpu))
}

function of(platform: Platform, names: ChipsetName[]) {
  return Object.fromEntries(names.map((name) => [name, platform]))
}
