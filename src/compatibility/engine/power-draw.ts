import type { CpuFacts } from '../facts/cpu.ts'
import type { FanFacts } from '../facts/fan.ts'
import type { GraphicsCardFacts } from '../facts/graphics-card.ts'
import { sustainedPower } from '../tables/sustained-power.ts'
import type { Part } from './part.ts'
import { distinct, type FactRef, fact } from './rule.ts'

/** Parts and facts of a power estimate. */
export interface Consumers {
  readonly cpu: readonly Part<
    'cpu',
    Pick<CpuFacts, 'sustainedWatts' | 'tdpWatts' | 'generation' | 'socket' | 'cores'>
  >[]
  readonly graphicsCard: readonly Part<'graphicsCard', Pick<GraphicsCardFacts, 'boardPowerWatts'>>[]
  readonly storage: readonly Part[]
  readonly fan: readonly Part<'fan', Pick<FanFacts, 'quantity'>>[]
}

/** An estimate of the power a PC draws under full load, and the facts that are missing from it. */
export interface PowerDraw {
  cpuWatts: number
  graphicsWatts: number
  /** Board, memory, drives, fans: estimated, because data sheets rarely name it. */
  restWatts: number
  totalWatts: number
  unknown: readonly FactRef[]
}

const boardAndMemory = 50
const perDrive = 8
const perFan = 3

/**
 * Estimates the power of a PC. A CPU whose sustained power is neither known nor derived counts with its base power, as a
 * floor.
 */
export const powerDraw = ({ cpu, graphicsCard, storage, fan }: Consumers): PowerDraw => {
  const unknown: FactRef[] = []
  let cpuWatts = 0
  for (const { facts } of cpu) cpuWatts += sustainedPower(facts)?.watts ?? facts.tdpWatts ?? 0
  let graphicsWatts = 0
  for (const card of graphicsCard) graphicsWatts += card.facts.boardPowerWatts ?? 0
  for (const chip of distinct(cpu))
    if (!sustainedPower(chip.facts)) unknown.push(fact(chip, 'sustainedWatts'))
  for (const card of distinct(graphicsCard))
    if (card.facts.boardPowerWatts === undefined) unknown.push(fact(card, 'boardPowerWatts'))
  let fans = 0
  for (const pack of fan) fans += pack.facts.quantity ?? 1
  const restWatts = boardAndMemory + perDrive * storage.length + perFan * fans
  return { cpuWatts, graphicsWatts, restWatts, totalWatts: cpuWatts + graphicsWatts + restWatts, unknown }
}
