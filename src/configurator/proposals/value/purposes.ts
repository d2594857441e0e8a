import type { Purpose } from '../../../contract/purpose.ts'

/** The kinds of part that a score tells apart. */
export const scoredKinds = [
  'cpu',
  'graphicsCard',
  'memory',
  'storage',
  'motherboard',
  'cooler',
  'powerSupply',
  'case',
] as const
export type ScoredKind = (typeof scoredKinds)[number]

export interface Plan {
  /** How much each kind counts; the sum is 1. */
  weights: Record<ScoredKind, number>
  /** How much more cores help, up to how many they are useful: 0 is not at all, 1 is in full. Null: as in games. */
  cores: { exponent: number; useful: number } | null
  /** Up to how many points a CPU is useful. */
  usefulCpu: number
  /** Up to how many points of its chip a graphics card is useful. */
  usefulGraphics: number
  /** How much more graphics memory helps. */
  graphicsMemory: number
  /** What graphics inside the CPU are worth, in points of a graphics card; for office work more than any card is useful. */
  integratedGraphics: number
  /** How much a low power draw counts for the CPU and the graphics card, and a strong cooler for the CPU. */
  quietness: number
  /** Whether the slots and connections of the dearest chipsets help. */
  expands: boolean
  /** Memory in gigabytes: never less where the catalog has it; beyond comfort, more helps little, beyond useful nothing. */
  memory: { floor: number; comfort: number; beyond: number; useful: number }
  /** The system drive in gigabytes, solid state; beyond useful, more belongs on a second drive. */
  drive: { floor: number; comfort: number; useful: number }
}

/**
 * How each purpose weighs the parts. These are this project's estimates of what a PC of its kind gains from a better
 * part, not measurements.
 */
export const plans: Record<Purpose, Plan> = {
  gaming: {
    weights: {
      graphicsCard: 0.44,
      cpu: 0.22,
      memory: 0.1,
      storage: 0.08,
      motherboard: 0.04,
      cooler: 0.04,
      powerSupply: 0.04,
      case: 0.04,
    },
    cores: null,
    usefulCpu: Number.POSITIVE_INFINITY,
    usefulGraphics: Number.POSITIVE_INFINITY,
    graphicsMemory: 0.12,
    integratedGraphics: 5,
    quietness: 0,
    expands: true,
    memory: { floor: 16, comfort: 32, beyond: 0.06, useful: 64 },
    drive: { floor: 500, comfort: 2000, useful: 4000 },
  },
  office: {
    weights: {
      graphicsCard: 0.06,
      cpu: 0.3,
      memory: 0.18,
      storage: 0.18,
      motherboard: 0.07,
      cooler: 0.07,
      powerSupply: 0.07,
      case: 0.07,
    },
    cores: { exponent: 0.25, useful: 8 },
    usefulCpu: 95,
    usefulGraphics: 60,
    graphicsMemory: 0.05,
    integratedGraphics: 80,
    quietness: 0.1,
    expands: false,
    memory: { floor: 8, comfort: 16, beyond: 0.06, useful: 32 },
    drive: { floor: 500, comfort: 1000, useful: 2000 },
  },
  workstation: {
    weights: {
      graphicsCard: 0.2,
      cpu: 0.34,
      memory: 0.2,
      storage: 0.1,
      motherboard: 0.05,
      cooler: 0.04,
      powerSupply: 0.04,
      case: 0.03,
    },
    cores: { exponent: 0.85, useful: 64 },
    usefulCpu: Number.POSITIVE_INFINITY,
    usefulGraphics: Number.POSITIVE_INFINITY,
    graphicsMemory: 0.3,
    integratedGraphics: 20,
    quietness: 0,
    expands: true,
    memory: { floor: 32, comfort: 64, beyond: 0.35, useful: 512 },
    drive: { floor: 500, comfort: 2000, useful: 4000 },
  },
  quiet: {
    weights: {
      graphicsCard: 0.14,
      cpu: 0.22,
      memory: 0.12,
      storage: 0.12,
      motherboard: 0.06,
      cooler: 0.14,
      powerSupply: 0.11,
      case: 0.09,
    },
    cores: { exponent: 0.35, useful: 8 },
    usefulCpu: 120,
    usefulGraphics: Number.POSITIVE_INFINITY,
    graphicsMemory: 0.1,
    integratedGraphics: 60,
    quietness: 0.35,
    expands: true,
    memory: { floor: 16, comfort: 32, beyond: 0.12, useful: 64 },
    drive: { floor: 500, comfort: 1000, useful: 4000 },
  },
}
