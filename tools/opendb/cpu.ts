import {
  type CpuFacts,
  generation,
  type MemoryType,
  memoryTypes,
  type Socket,
} from '../../src/compatibility/index.ts'
import { count, figure, positive } from './figure.ts'
import { generationOf } from './generations.ts'
import { socketsOf } from './sockets.ts'
import type { Source } from './source.ts'

export function readCpu(source: Source): CpuFacts {
  const socket = socketOf(source)
  const generation = generationOf(source, socket)
  const graphics = source.text('specifications.integratedGraphics.model')
  return {
    socket,
    generation,
    memoryTypes: memoryTypesOf(source, generation),
    memoryChannels: count(source, 'specifications.memory.channels', 'memory channels', 12, 1),
    // 1 and 2 are terabytes by mistake, 375 is nothing that modules add up to.
    memoryMaxGb: figure(source, 'specifications.memory.maxSupport', 'the most memory of a CPU', 4, 8192),
    // No is the default of the field: plain Ryzens say it too, whose controllers do correct errors.
    eccSupport: source.flag('specifications.eccSupport') || undefined,
    integratedGraphics: graphics === undefined ? undefined : !['None', '0'].includes(graphics),
    includesCooler: readIncludesCooler(source, socket),
    tdpWatts: figure(source, 'specifications.tdp', 'the base power', 4, 500),
    sustainedWatts: figure(source, 'specifications.ppt', 'the sustained power', 4, 800),
    graphicsLanes: source.derive('graphicsLanes', graphicsLanesOf(source.name)),
    unlocked: unlockedOf(source),
    cores: count(source, 'cores.total', 'the cores', 256, 1),
    performanceCores: source.number('cores.efficiency') ? positive(source, 'cores.performance') : undefined,
    threads: count(source, 'cores.threads', 'the threads', 512, 1),
    baseGhz: figure(source, 'clocks.performance.base', 'the base clock', 0.5, 7),
    boostGhz: figure(source, 'clocks.performance.boost', 'the boost clock', 0.5, 8),
    cacheMb: figure(source, 'cache.l3', 'the level 3 cache', 0.5, 1200),
    releaseYear: positive(source, 'metadata.releaseYear', 1995, 2100),
  }
}

/** The small chip of the Ryzen 8000G has four lanes for a graphics card, the large one eight. */
const fewLanes: readonly (readonly [name: RegExp, lanes: number])[] = [
  [/\bRyzen [35] (PRO )?8[345]00(G|F|GE)\b/i, 4],
  [/\bRyzen [57] (PRO )?8[67]00(G|F|GE)\b/i, 8],
]

const graphicsLanesOf = (name: string): number | undefined =>
  fewLanes.find(([words]) => words.test(name))?.[1]

/** Sold without a cooler, as the makers name them. For all others a no may be the default of the field. */
const bareNames =
  /OEM|Tray|Threadripper|EPYC|Xeon|Ryzen \d (3\d{3}XT|5600X3D|5700X|58\d{2}X(?!T)|59\d{2}X|[79]\d{3}X)/i
const bareIntel = /Core (i\d[- ]\d{4,5}|Ultra \d 2\d{2})(K|KF|KS|X|XE)\b/i
const boxedOnce: readonly (Socket | undefined)[] = ['LGA 1155', 'LGA 1150']

function readIncludesCooler(source: Source, socket: Socket | undefined): boolean | undefined {
  const field = source.flag('specifications.includesCooler')
  if (field !== false) return field
  const isBare = bareNames.test(source.name) || (bareIntel.test(source.name) && !boxedOnce.includes(socket))
  if (!isBare) source.repair('no cooler in the box: no means not known', source.name)
  return isBare ? false : undefined
}

function socketOf(source: Source): Socket | undefined {
  const spelling = source.text('socket') ?? ''
  const socket = socketsOf(spelling)[0]
  if (socket !== 'LGA 2011' || !/\bE5\b.*\bv[34]\b/i.test(source.name)) return socket
  source.repair('a Xeon E5 v3 or v4 is LGA 2011-3, not LGA 2011', source.name)
  return 'LGA 2011-3'
}

/** A list that leaves out what the whole generation speaks would refuse boards that run it. */
function memoryTypesOf(source: Source, of: CpuFacts['generation']): MemoryType[] | undefined {
  const listed = source.texts('specifications.memory.types')
  const known = memoryTypes.filter((type) => listed.includes(type))
  if (known.length === 0) return undefined
  const spoken = Object.keys((of && generation(of).memoryMts) ?? {}) as MemoryType[]
  const missing = spoken.filter((type) => !known.includes(type))
  if (missing.length > 0) source.repair('memory types of the generation were missing', missing.join(', '))
  return memoryTypes.filter((type) => known.includes(type) || missing.includes(type))
}

/** Whether the multiplier is unlocked, by the model name; undefined if the name does not show it. */
const lockNames: [RegExp, boolean][] = [
  [/Intel Core.*\b(\d{4,5}(K|KF|KS|X|XE)|2\d{2}KF?)\b/i, true],
  [/Intel (Core|Pentium|Celeron)/i, false],
  [/Ryzen.*(\bPRO\b|\b5\d{3}X3D)/i, false],
  [/Ryzen|\bFX\b|AMD.*\b\d{3,4}K\b/i, true],
]

const unlockedOf = (source: Source) => lockNames.find(([pattern]) => pattern.test(source.name))?.[1]
