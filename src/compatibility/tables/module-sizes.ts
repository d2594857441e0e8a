import type { MotherboardFacts } from '../facts/motherboard.ts'
import type { MemoryType } from '../facts/vocabulary.ts'

/** Unbuffered modules that were once the largest of their generation, and the largest that came later, in GB. */
const largest: Partial<Record<MemoryType, { once: readonly number[]; later: number }>> = {
  DDR3: { once: [4], later: 8 },
  DDR4: { once: [8, 16], later: 32 },
  DDR5: { once: [32, 48], later: 64 },
}

/**
 * If a board's maximum is its slots times what was once the largest module: that module, and the largest of today. Then
 * the maximum says what could be tested, not what the board can do.
 */
export const datedModuleGb = ({
  memoryMaxGb,
  memorySlots,
  memoryTypes,
}: Pick<MotherboardFacts, 'memoryMaxGb' | 'memorySlots' | 'memoryTypes'>) => {
  const [type, other] = memoryTypes ?? []
  const sizes = type && !other ? largest[type] : undefined
  if (!sizes || memoryMaxGb === undefined || memorySlots === undefined) return undefined
  const moduleGb = memoryMaxGb / memorySlots
  return sizes.once.includes(moduleGb) ? { moduleGb, laterGb: sizes.later } : undefined
}
