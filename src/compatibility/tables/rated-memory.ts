import type { CpuFacts } from '../facts/cpu.ts'
import { type MemoryType, memoryTypes } from '../facts/vocabulary.ts'
import { generation } from './generations.ts'

/** The memory generations a CPU speaks: its own fact, else its generation's. */
export const memoryTypesOf = (
  cpu: Pick<CpuFacts, 'memoryTypes' | 'generation'>,
): readonly MemoryType[] | undefined => {
  if (cpu.memoryTypes) return cpu.memoryTypes
  const rated = cpu.generation && generation(cpu.generation).memoryMts
  return rated && (Object.keys(rated) as MemoryType[])
}

/**
 * The speed a CPU is rated for with this memory: its own fact, which is about the newest memory it speaks, else its
 * generation's.
 */
export const ratedSpeedMts = (
  cpu: Pick<CpuFacts, 'memorySpeedMts' | 'memoryTypes' | 'generation'>,
  type: MemoryType,
): number | undefined => {
  const isOlder = memoryTypesOf(cpu)?.some((other) => memoryTypes.indexOf(other) > memoryTypes.indexOf(type))
  const ofGeneration = cpu.generation && generation(cpu.generation).memoryMts?.[type]
  return isOlder ? (ofGeneration ?? cpu.memorySpeedMts) : (cpu.memorySpeedMts ?? ofGeneration)
}

/** Memory channels: its own fact; a generation with a rating for full DDR5 slots is a desktop one with two. */
export const channelsOf = (cpu: Pick<CpuFacts, 'memoryChannels' | 'generation'>): number | undefined =>
  cpu.memoryChannels ?? (cpu.generation && generation(cpu.generation).fullDdr5Mts ? 2 : undefined)
