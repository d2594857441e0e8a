import {
  type CompatibilityWarning,
  type Facts,
  type Kind,
  kindWords,
  type Part,
} from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { cautionWords } from '../fit/cautious.ts'
import { type Doubt, doubtOf } from '../fit/doubts.ts'
import { driveGb, hasFewLanes, memoryGb, nearly, type Shortage, shortagesOf } from '../value/balance.ts'
import { graphicsPerformance } from '../value/performance.ts'
import { plans } from '../value/purposes.ts'
import { purposeWords } from '../value/words.ts'
import { floorWords } from './floors.ts'

interface Circumstances {
  purpose: Purpose
  level: string | null
  shareOfBudget: number | null
  /** Whether no PC that fits is better, whatever it costs. */
  isBest: boolean
  /** The kinds of which nothing better on offer fits. */
  fastest: readonly Kind[]
  /** Whether there is no graphics card because none fits. */
  isWithoutCard: boolean
  /** Whether every part is in stock or expected by a date. */
  isDated: boolean
  warnings: readonly CompatibilityWarning[]
}

/** What had to be accepted, because nothing without it fits. Checks that could not be made are counted instead. */
const doubtWords: Record<Exclude<Doubt, 'check' | 'unknown'>, string> = {
  firmware: 'the board may need a firmware update first',
  adapter: 'its graphics card needs the 16-pin adapter in its box',
  kit: 'the cooler needs a mounting kit',
  clearance: 'some parts fit tightly or need a bracket, see the warnings',
  cooling: 'the cooler is weak for the CPU',
  power: 'the power supply has little to spare, see the warnings',
}

const levelWords: Record<string, string> = {
  entry: 'Entry level for',
  balanced: 'Balanced for',
  high: 'High end for',
}

/** From how many points on a chip is meant for a resolution; an estimate as the points are. */
const resolutions: [points: number, name: string][] = [
  [230, '4K'],
  [150, '1440p'],
  [85, '1080p'],
]

/** Below this share, a customer would ask what became of the rest. */
export const fewOfBudget = 0.8

export interface Summary {
  /** "Balanced for 1440p gaming". */
  headline: string
  /** The parts that matter most, in short. */
  highlights: string[]
  /** What else a customer should know. */
  remarks: string[]
}

/** Why a PC is proposed, made of what is in it. */
export function summaryFor(
  given: readonly Part[],
  added: readonly Part<Kind>[],
  circumstances: Circumstances,
): Summary {
  const { purpose, level, isDated, isWithoutCard, warnings } = circumstances
  const parts = [...given, ...added]
  return {
    headline: `${levelWords[level ?? ''] ?? 'Balanced for'} ${resolutionOf(parts, purpose)}${purposeWords[purpose]}`,
    highlights: [cardWords(parts), cpuWords(parts), memoryWords(parts), driveWords(parts)].filter(Boolean),
    remarks: [
      shareWords(given, parts, circumstances),
      isWithoutCard ? 'without a graphics card, because none on offer fits' : '',
      ...shortageWords(given, added, purpose),
      lanesWords(parts),
      ...floorWords(added, plans[purpose], given),
      ...warningWords(warnings),
      ...cautionsOf(warnings),
      isDated ? '' : 'some of its parts have no delivery date yet',
    ].filter(Boolean),
  }
}

/** Why there is no faster graphics card: the CPU has too few lanes for it. */
function lanesWords(parts: readonly Part[]): string {
  const [cpu] = ofKind(parts, 'cpu')
  if (!hasFewLanes(cpu) || ofKind(parts, 'graphicsCard').length === 0) return ''
  return `${cpu?.name} has ${cpu?.facts.graphicsLanes} lanes for a graphics card, too few for a faster one`
}

/** What falls short of the graphics card, because it is kept or because the budget allows no more. */
function shortageWords(given: readonly Part[], added: readonly Part[], purpose: Purpose): string[] {
  return [...shortagesOf([...given, ...added], purpose)].flatMap((kind) => {
    const [own] = given.filter((part) => part.kind === kind)
    if (own) return statesNoEfficiency(own) ? [] : `${own.name} ${keptWords[kind]}`
    return shortWords[kind] ?? []
  })
}

/** A supply that states no efficiency may be as good as any. */
const statesNoEfficiency = ({ kind, facts }: Part): boolean =>
  kind === 'powerSupply' && (facts as Facts<'powerSupply'>).efficiency === undefined

const keptWords: Record<Shortage, string> = {
  cpu: 'holds its graphics card back',
  memory: 'is little memory for its graphics card',
  storage: 'is a small drive for its graphics card',
  powerSupply: 'is a plain power supply for its graphics card',
  cooler: 'is a modest cooler beside its graphics card',
}

const shortWords: Partial<Record<Shortage, string>> = {
  cpu: 'its graphics card deserves a faster CPU',
  memory: 'its graphics card deserves more memory',
  storage: 'its graphics card deserves a larger drive',
  powerSupply: 'its graphics card deserves a better power supply',
}

/** Where the case leaves a check open, what was chosen instead of guessing. */
const cautionsOf = (warnings: readonly CompatibilityWarning[]): string[] =>
  warnings.flatMap(({ ruleName, category }) =>
    category === 'Unverified' ? (cautionWords[ruleName] ?? []) : [],
  )

function warningWords(warnings: readonly CompatibilityWarning[]): string[] {
  const doubts = warnings.flatMap(({ ruleName, category }) => doubtOf(ruleName, category) ?? [])
  return [...new Set(doubts)].flatMap((doubt) => doubtWords[doubt as keyof typeof doubtWords] ?? [])
}

/** The summary as items of a list: each begins with a capital, unless it begins with the name of a part. */
export function asItems({ headline, highlights, remarks }: Summary, parts: readonly Part[]): Summary {
  const asItem = (text: string) =>
    parts.some(({ name }) => text.startsWith(name)) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return { headline, highlights: highlights.map(asItem), remarks: remarks.map(asItem) }
}

/** The summary as one sentence. */
export const reasonOf = ({ headline, highlights, remarks }: Summary): string =>
  `${[`${headline}: ${highlights.join(', ')}`, ...remarks].join('; ')}.`

const ofKind = <K extends Kind>(parts: readonly Part[], kind: K): Part<K>[] =>
  parts.filter((part): part is Part<K> => part.kind === kind)

function resolutionOf(parts: readonly Part[], purpose: Purpose): string {
  const chip = ofKind(parts, 'graphicsCard')[0]?.facts.chip
  if (purpose !== 'gaming' || !chip) return ''
  const [points] = graphicsPerformance[chip]
  const name = resolutions.find(([least]) => points >= least)?.[1]
  return name ? `${name} ` : ''
}

function cardWords(parts: readonly Part[]): string {
  const [card] = ofKind(parts, 'graphicsCard')
  if (!card) return 'graphics of the CPU'
  const { chip, memoryGb } = card.facts
  return `${chip ?? card.name}${chip && memoryGb ? ` with ${memoryGb} GB` : ''}`
}

const cpuWords = (parts: readonly Part[]): string => ofKind(parts, 'cpu')[0]?.name ?? ''

function memoryWords(parts: readonly Part[]): string {
  const sum = memoryGb(parts)
  return sum > 0 ? `${sum} GB of memory` : ''
}

function driveWords(parts: readonly Part[]): string {
  const sizes = ofKind(parts, 'storage').flatMap(({ facts }) =>
    facts.solidState && facts.capacityGb ? [facts.capacityGb] : [],
  )
  const largest = Math.max(0, ...sizes)
  if (largest === 0) return ''
  return largest >= 1000 ? `${Math.round(largest / 100) / 10} TB SSD` : `${largest} GB SSD`
}

/** How much of the budget is used, and why not more: the PC is the best that fits, or none better was found that costs no more. */
function shareWords(
  given: readonly Part[],
  parts: readonly Part[],
  { shareOfBudget: share, purpose, isBest, fastest }: Circumstances,
): string {
  if (share === null) return ''
  const percent = `${Math.max(1, Math.round(share * 100))} % of the budget`
  if (share >= fewOfBudget) return percent
  if (!isBest) return `${percent}, as no better PC was found for the rest of it`
  const which = given.length > 0 ? 'that goes with the products kept ' : ''
  const ceilings = [fastestWords(fastest, purpose, given), enoughWords(parts, purpose)]
    .filter(Boolean)
    .join(', and ')
  return `${percent}, as nothing dearer on offer ${which}is better for ${purposeWords[purpose]}${ceilings && `: ${ceilings}`}`
}

/** What is the fastest of its kind, where speed alone decides. */
function fastestWords(fastest: readonly Kind[], purpose: Purpose, given: readonly Part[]): string {
  const { quietness, usefulCpu } = plans[purpose]
  const kinds = (['graphicsCard', 'cpu'] as const).filter((kind) => fastest.includes(kind))
  if (quietness > 0 || Number.isFinite(usefulCpu) || kinds.length === 0) return ''
  const names = kinds.map((kind) => kindWords[kind].one).join(' or ')
  return `no faster ${names} ${given.length > 0 ? 'on offer fits' : 'is on offer'}`
}

/** Memory and drive, where the purpose uses no more. */
function enoughWords(parts: readonly Part[], purpose: Purpose): string {
  const { memory, drive } = plans[purpose]
  const isAll = memoryGb(parts) >= memory.useful && driveGb(parts) >= drive.useful * nearly
  return isAll ? `${memoryWords(parts)} and a ${driveWords(parts)} are all that it uses` : ''
}
