import type { Sized, SizesBench } from '../worlds/sizes.ts'

/** How many per second, by what was measured. */
export type Rates = Record<string, number>

/** Something that is measured at each size. */
export interface Operation {
  about: string
  /** Rounds that do not count. */
  warmUps: number
  /** If a round takes long. */
  maxRounds?: number
  measure(bench: SizesBench, sized: Sized): Promise<Rates>
}
