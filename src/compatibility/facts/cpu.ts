import Type from 'typebox'
import { generationNames } from '../tables/generations.ts'
import { sockets } from '../tables/sockets.ts'
import {
  count,
  type FactsOf,
  flag,
  gigabytes,
  gigahertz,
  megabytes,
  megatransfers,
  memoryTypes,
  oneOf,
  someOf,
  watts,
  year,
} from './vocabulary.ts'

export const CpuFacts = Type.Object(
  {
    socket: oneOf('The socket it fits', sockets),
    generation: oneOf(
      'Code name of its generation, which decides about chipsets and Windows 11',
      generationNames,
    ),
    memoryTypes: someOf('Memory generations its controller speaks', memoryTypes),
    memoryChannels: count('Memory channels', 1, 12),
    memoryMaxGb: gigabytes('Most memory it addresses', 1, 8192),
    memorySpeedMts: megatransfers(
      'Rated speed of the newest memory it speaks, with one module per channel',
      400,
      12000,
    ),
    eccSupport: flag('Its memory controller corrects errors with ECC memory'),
    integratedGraphics: flag('Has graphics of its own that drive a screen'),
    includesCooler: flag('A cooler is in the box'),
    tdpWatts: watts('Base power', 1, 1000),
    sustainedWatts: watts('Power it may draw for long: PPT, PL2 or "maximum turbo power"', 1, 1500),
    graphicsLanes: count('PCI Express lanes it has for a graphics card, where fewer than 16', 1, 8),
    unlocked: flag('Its multiplier is free for overclocking'),
    cores: count('Cores, performance and efficiency cores together', 1, 256),
    performanceCores: count('Performance cores, when there are two kinds', 1, 256),
    threads: count('Threads', 1, 512),
    baseGhz: gigahertz('Base clock', 0.5, 7),
    boostGhz: gigahertz('Highest boost clock', 0.5, 8),
    cacheMb: megabytes('Level 3 cache', 0.5, 1200),
    releaseYear: year('Year of release'),
  },
  { additionalProperties: false },
)
export type CpuFacts = FactsOf<typeof CpuFacts>
