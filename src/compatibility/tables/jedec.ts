import type { MemoryFacts } from '../facts/memory.ts'
import type { MemoryType } from '../facts/vocabulary.ts'

/** The fastest standard CAS latency per speed, from the JEDEC bins. Faster kits reach it by a profile. */
const bins: Partial<Record<MemoryType, Readonly<Record<number, number>>>> = {
  DDR3: { 1066: 7, 1333: 9, 1600: 11, 1866: 13 },
  DDR4: { 2133: 15, 2400: 17, 2666: 19, 2933: 21, 3200: 22 },
  DDR5: { 4800: 40, 5200: 42, 5600: 46, 6000: 48, 6400: 52 },
}

/** Whether a kit runs by the standard alone: it has no profile, or its latency is that of a JEDEC bin. */
export const isJedec = ({
  type,
  speedMts,
  casLatency,
  profiles,
}: Pick<MemoryFacts, 'type' | 'speedMts' | 'casLatency' | 'profiles'>): boolean => {
  if (profiles) return profiles.length === 0
  const standard = type && speedMts && bins[type]?.[speedMts]
  return Boolean(standard && casLatency !== undefined && casLatency >= standard)
}
