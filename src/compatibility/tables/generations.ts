import type { MemoryType } from '../facts/vocabulary.ts'

/** What a CPU's generation tells about every CPU of it. */
export interface Generation {
  maker: 'Intel' | 'AMD'
  /** How a buyer would say it. */
  known: string
  /** On Microsoft's list for Windows 11; absent where the list is not uniform within the generation. */
  windows11: boolean | undefined
  /** Rated data rate per memory type in MT/s, with one module per channel. A CPU's own fact wins over it. */
  memoryMts: Partial<Record<MemoryType, number>> | undefined
  /** Rated DDR5 data rate with two modules per channel. */
  fullDdr5Mts: number | undefined
}

const intel = (
  known: string,
  windows11: boolean | undefined,
  memoryMts?: Generation['memoryMts'],
  fullDdr5Mts?: number,
): Generation => ({ maker: 'Intel', known, windows11, memoryMts, fullDdr5Mts })

const amd = (
  known: string,
  windows11: boolean | undefined,
  memoryMts?: Generation['memoryMts'],
  fullDdr5Mts?: number,
): Generation => ({ maker: 'AMD', known, windows11, memoryMts, fullDdr5Mts })

/** CPU generations by code name. Adding one is a row here and a mention in the chipset table. */
export const generations = {
  Lynnfield: intel('1st generation Core', false, { DDR3: 1333 }),
  Clarkdale: intel('1st generation Core', false, { DDR3: 1333 }),
  Nehalem: intel('1st generation Core i7', false, { DDR3: 1066 }),
  Westmere: intel('1st generation Core i7', false, { DDR3: 1333 }),
  'Sandy Bridge': intel('2nd generation Core', false, { DDR3: 1333 }),
  'Ivy Bridge': intel('3rd generation Core', false, { DDR3: 1600 }),
  Haswell: intel('4th generation Core', false, { DDR3: 1600 }),
  'Haswell Refresh': intel('4th generation Core', false, { DDR3: 1600 }),
  Broadwell: intel('5th generation Core', false, { DDR3: 1600 }),
  Skylake: intel('6th generation Core', false, { DDR4: 2133, DDR3: 1600 }),
  'Kaby Lake': intel('7th generation Core', false, { DDR4: 2400, DDR3: 1600 }),
  'Skylake-WS': intel('Xeon E3 v5', false, { DDR4: 2133, DDR3: 1600 }),
  'Kaby Lake-WS': intel('Xeon E3 v6', false, { DDR4: 2400, DDR3: 1600 }),
  'Coffee Lake': intel('8th generation Core', true, { DDR4: 2666 }),
  'Coffee Lake Refresh': intel('9th generation Core', true, { DDR4: 2666 }),
  'Coffee Lake-WS': intel('Xeon E-2100', true, { DDR4: 2666 }),
  'Coffee Lake Refresh-WS': intel('Xeon E-2200', true, { DDR4: 2666 }),
  'Comet Lake': intel('10th generation Core', true, { DDR4: 2933 }),
  'Rocket Lake': intel('11th generation Core', true, { DDR4: 3200 }),
  'Alder Lake': intel('12th generation Core', true, { DDR4: 3200, DDR5: 4800 }, 4000),
  'Raptor Lake': intel('13th generation Core', true, { DDR4: 3200, DDR5: 5600 }, 4400),
  'Raptor Lake Refresh': intel('14th generation Core', true, { DDR4: 3200, DDR5: 5600 }, 4400),
  'Arrow Lake': intel('Core Ultra 200S', true, { DDR5: 5600 }, 4800),
  'Arrow Lake Refresh': intel('Core Ultra 200S Plus', true, { DDR5: 5600 }, 4800),
  'Sandy Bridge-E': intel('Core i7-3900, Xeon E5', false, { DDR3: 1600 }),
  'Ivy Bridge-E': intel('Core i7-4900, Xeon E5 v2', false, { DDR3: 1866 }),
  'Haswell-E': intel('Core i7-5000X, Xeon E5 v3', false, { DDR4: 2133 }),
  'Broadwell-E': intel('Core i7-6000X, Xeon E5 v4', false, { DDR4: 2400 }),
  'Skylake-X': intel('Core X 7000 and 9000', true, { DDR4: 2666 }),
  'Kaby Lake-X': intel('Core X 7000 (four cores)', undefined, { DDR4: 2666 }),
  'Cascade Lake-X': intel('Core X 10000', true, { DDR4: 2933 }),
  'Skylake-SP': intel('Xeon Scalable', undefined, { DDR4: 2666 }),
  'Cascade Lake-SP': intel('2nd generation Xeon Scalable', true, { DDR4: 2933 }),
  K10: amd('Phenom II, Athlon II', false, { DDR3: 1333, DDR2: 800 }),
  Zambezi: amd('FX 4100 to 8150', false, { DDR3: 1866 }),
  Vishera: amd('FX 4300 to 9590', false, { DDR3: 1866 }),
  'Abu Dhabi': amd('Opteron 6300', false, { DDR3: 1866 }),
  Llano: amd('A-series 3000', false, { DDR3: 1866 }),
  Trinity: amd('A-series 5000', false, { DDR3: 1866 }),
  Richland: amd('A-series 6000', false, { DDR3: 2133 }),
  Kaveri: amd('A-series 7000', false, { DDR3: 2133 }),
  Godavari: amd('A-series 7000 refresh', false, { DDR3: 2133 }),
  Carrizo: amd('Athlon X4 800', false, { DDR3: 2133 }),
  Kabini: amd('Athlon 5000, Sempron', false, { DDR3: 1600 }),
  'Bristol Ridge': amd('A-series 9000', false, { DDR4: 2400 }),
  'Summit Ridge': amd('Ryzen 1000', false, { DDR4: 2666 }),
  'Raven Ridge': amd('Ryzen 2000G', false, { DDR4: 2933 }),
  'Pinnacle Ridge': amd('Ryzen 2000', true, { DDR4: 2933 }),
  Picasso: amd('Ryzen 3000G', true, { DDR4: 2933 }),
  Matisse: amd('Ryzen 3000', true, { DDR4: 3200 }),
  Renoir: amd('Ryzen 4000', true, { DDR4: 3200 }),
  Vermeer: amd('Ryzen 5000', true, { DDR4: 3200 }),
  Cezanne: amd('Ryzen 5000G', true, { DDR4: 3200 }),
  Raphael: amd('Ryzen 7000', true, { DDR5: 5200 }, 3600),
  Phoenix: amd('Ryzen 8000', true, { DDR5: 5200 }, 3600),
  'Granite Ridge': amd('Ryzen 9000', true, { DDR5: 5600 }, 3600),
  Whitehaven: amd('Threadripper 1000', false, { DDR4: 2666 }),
  Colfax: amd('Threadripper 2000', true, { DDR4: 2933 }),
  'Castle Peak': amd('Threadripper 3000', true, { DDR4: 3200 }),
  Chagall: amd('Threadripper PRO 5000', true, { DDR4: 3200 }),
  'Storm Peak': amd('Threadripper 7000', true, { DDR5: 5200 }),
  'Storm Peak PRO': amd('Threadripper PRO 7000', true, { DDR5: 5200 }),
  'Shimada Peak': amd('Threadripper 9000', true, { DDR5: 6400 }),
  'Shimada Peak PRO': amd('Threadripper PRO 9000', true, { DDR5: 6400 }),
} as const satisfies Record<string, Generation>

export type GenerationName = keyof typeof generations

/** The names alone, for the facts' value set. */
export const generationNames = Object.keys(generations) as GenerationName[]

/** What is known of a generation. */
export const generation = (name: GenerationName): Generation => generations[name]
