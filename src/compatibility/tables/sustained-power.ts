import type { CpuFacts } from '../facts/cpu.ts'
import type { GenerationName } from './generations.ts'
import type { Socket } from './sockets.ts'

/** The power a CPU may draw for long, in watts, and the base power it was derived from if it is not its own fact. */
export interface SustainedPower {
  watts: number
  derivedFrom: number | undefined
}

type Cpu = Pick<CpuFacts, 'sustainedWatts' | 'tdpWatts' | 'generation' | 'socket' | 'cores'>

/** AMD's package power limits (PPT) for AM4 and AM5, by base power: 1.35 times as much. */
const amdClasses: Readonly<Record<number, number>> = { 65: 88, 95: 128, 105: 142, 120: 162, 170: 230 }

const ryzen = new Set<GenerationName>([
  'Summit Ridge',
  'Raven Ridge',
  'Pinnacle Ridge',
  'Picasso',
  'Matisse',
  'Renoir',
  'Vermeer',
  'Cezanne',
  'Raphael',
  'Phoenix',
  'Granite Ridge',
])

/** AMD's limit is the base power: Threadrippers, and CPUs whose turbo stays within it (APM). */
const threadripper = new Set<Socket | undefined>(['TR4', 'sTRX4', 'sWRX8', 'sTR5'])
const withinBasePower = new Set<GenerationName>([
  'Zambezi',
  'Vishera',
  'Trinity',
  'Richland',
  'Kaveri',
  'Godavari',
])

/** Intel recommends 1.25 times the base power as PL2 for these. */
const quarterMore = new Set<GenerationName>([
  'Sandy Bridge',
  'Ivy Bridge',
  'Haswell',
  'Haswell Refresh',
  'Broadwell',
  'Skylake',
  'Kaby Lake',
  'Skylake-WS',
  'Kaby Lake-WS',
  'Coffee Lake',
  'Coffee Lake Refresh',
  'Coffee Lake-WS',
  'Coffee Lake Refresh-WS',
])

/** Intel's PL2, later called maximum turbo power, by base power and cores. */
type ByCores = Readonly<Record<number, number>>
const intelClasses: Partial<Record<GenerationName, Readonly<Record<number, ByCores>>>> = {
  'Comet Lake': {
    125: { 6: 182, 8: 229, 10: 250 },
    65: { 4: 90, 6: 134, 8: 224, 10: 224 },
    35: { 4: 55, 6: 92, 8: 123, 10: 123 },
  },
  'Rocket Lake': { 125: { 6: 251, 8: 251 }, 65: { 6: 154, 8: 224 } },
  'Alder Lake': {
    150: { 16: 241 },
    125: { 10: 150, 12: 190, 16: 241 },
    65: { 6: 117, 12: 180, 16: 202 },
    35: { 4: 69, 6: 74, 12: 99, 16: 106 },
  },
  'Raptor Lake': {
    150: { 24: 253 },
    125: { 14: 181, 16: 253, 24: 253 },
    65: { 10: 148, 14: 154, 16: 219, 24: 219 },
    35: { 4: 69, 10: 82, 14: 92, 16: 106, 24: 106 },
  },
  'Raptor Lake Refresh': {
    150: { 24: 253 },
    125: { 14: 181, 20: 253, 24: 253 },
    65: { 10: 148, 14: 154, 20: 219, 24: 219 },
    35: { 4: 69, 10: 82, 14: 92, 20: 106, 24: 106 },
  },
  'Arrow Lake': { 125: { 14: 159, 20: 250, 24: 250 }, 65: { 10: 121, 14: 121, 20: 182, 24: 182 } },
}

const derivedWatts = ({ tdpWatts, generation, socket, cores }: Cpu): number | undefined => {
  if (tdpWatts === undefined) return undefined
  if (threadripper.has(socket)) return tdpWatts
  if (generation === undefined) return undefined
  // The Ryzen 5600, 5600X, 5700 and 5700X have a lower limit than others of their base power.
  if (generation === 'Vermeer' && tdpWatts === 65 && (cores ?? 0) <= 8) return 76
  if (ryzen.has(generation)) return amdClasses[tdpWatts]
  if (withinBasePower.has(generation)) return tdpWatts
  if (quarterMore.has(generation)) return Math.round(tdpWatts * 1.25)
  return cores === undefined ? undefined : intelClasses[generation]?.[tdpWatts]?.[cores]
}

/** The sustained power of a CPU: its own fact, else what its maker documents for its family; undefined if neither. */
export const sustainedPower = (cpu: Cpu): SustainedPower | undefined => {
  if (cpu.sustainedWatts !== undefined) return { watts: cpu.sustainedWatts, derivedFrom: undefined }
  const watts = derivedWatts(cpu)
  return watts === undefined ? undefined : { watts, derivedFrom: cpu.tdpWatts }
}
