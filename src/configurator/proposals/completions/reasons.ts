import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { graphicsPerformance } from '../value/performance.ts'

interface Circumstances {
  purpose: Purpose
  level: string | null
  shareOfBudget: number | null
  doubts: Doubts
  /** Whether every part is in stock or expected by a date. */
  isDated: boolean
}

/** What had to be accepted to find anything: nothing, warnings, or parts of which deciding facts are not known. */
export type Doubts = 'none' | 'warnings' | 'facts'

const doubtWords: Record<Doubts, string> = {
  none: '',
  warnings: 'it has warnings, because nothing without them fits',
  facts: 'the cheapest that fits, as nothing better known does; check what is not verified',
}

const purposeWords: Record<Purpose, string> = {
  gaming: 'gaming',
  office: 'office work',
  workstation: 'work on many cores',
  quiet: 'a quiet desk',
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
const fewOfBudget = 0.8

export interface Summary {
  /** "Balanced for 1440p gaming". */
  headline: string
  /** The parts that matter most, in short. */
  highlights: string[]
  /** What else a customer should know. */
  remarks: string[]
}

/** Why a PC is proposed, made of what is in it. */
export function summaryFor(parts: readonly Part[], circumstances: Circumstances): Summary {
  const { purpose, level, shareOfBudget, doubts, isDated } = circumstances
  const dateWords = isDated ? '' : 'some of its parts have no delivery date yet'
  return {
    headline: `${levelWords[level ?? ''] ?? 'Balanced for'} ${resolutionOf(parts, purpose)}${purposeWords[purpose]}`,
    highlights: [cardWords(parts), cpuWords(parts), memoryWords(parts), driveWords(parts)].filter(Boolean),
    remarks: [shareWords(shareOfBudget, purpose), doubtWords[doubts], dateWords].filter(Boolean),
  }
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
  const gigabytes = ofKind(parts, 'memory').map(
    ({ facts: { modules = 0, moduleGb = 0 } }: { facts: Facts<'memory'> }) => modules * moduleGb,
  )
  const sum = gigabytes.reduce((total, each) => total + each, 0)
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

function shareWords(share: number | null, purpose: Purpose): string {
  if (share === null) return ''
  const percent = `${Math.round(share * 100)} % of the budget`
  return share < fewOfBudget
    ? `${percent}, as the rest would gain little for ${purposeWords[purpose]}`
    : percent
}
