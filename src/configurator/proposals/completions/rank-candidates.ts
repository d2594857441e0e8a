// The order in which candidates of a place are tried: those worth most after their price first.
import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { type Fit, refused } from '../fit/doubts.ts'
import { boardsBySocket } from '../fit/sockets.ts'
import {
  type Class,
  classOf,
  deadPortOf,
  mostSupplyWatts,
  openBalance,
  plainBoardWatts,
} from '../value/balance.ts'
import { type Plan, plans } from '../value/purposes.ts'
import { boxedCoolerScore, carriesWell, coolerPoints, coolerWatts, isPlain } from '../value/score.ts'
import { unknownScore, wattsToCool, worthOf } from '../value/value.ts'
import type { Candidate } from './candidates.ts'
import type { Place } from './places.ts'

/** Coolers that carry nearly as much as the strongest are as good as it, because the figures are estimates. */
const nearlyBest = 0.9

/** Kinds of which a CPU refuses most candidates, by their socket. These are left out before the others are ranked. */
const decidedByCpu: ReadonlySet<Kind> = new Set<Kind>(['motherboard', 'cooler'])

/** Kinds chosen after the graphics card of which its class asks something. */
const balanced: ReadonlySet<Kind> = new Set<Kind>(['cooler', 'powerSupply', 'storage'])

/** How the parts of a kind fit with chosen ones. */
export type ChooserFor = (chosen: readonly Part[], kind: Kind) => (part: Part<Kind>) => Fit

/** The candidates of a place at a level, in the order in which they are tried; null is to choose none. Rankings are kept. */
export type Rank = (place: Place, chosen: readonly Part[], level: number) => readonly (Candidate | null)[]

export function openRanking(purpose: Purpose, prices: readonly number[], chooserFor: ChooserFor): Rank {
  const plan = plans[purpose]
  const boardsOf = new Map<readonly Candidate[], (cpu: Part) => Candidate[]>()
  const rankings = new Map<string, readonly (Candidate | null)[]>()

  const gain = ({ worth, price }: Candidate, level: number) => worth - (prices[level] as number) * price.gross

  const sorted = (candidates: readonly Candidate[], level: number) =>
    candidates
      .map((candidate) => ({ candidate, gain: gain(candidate, level), lacks: Number(candidate.lacks) }))
      .sort((a, b) => a.lacks - b.lacks || b.gain - a.gain)
      .map(({ candidate }) => candidate)

  /** Worth less by what the PC loses because they are too little for the class of its graphics card. */
  const inClass = (candidates: readonly Candidate[], cardClass: Class | undefined): readonly Candidate[] =>
    cardClass
      ? candidates.map((each) => ({
          ...each,
          worth: each.worth - openBalance([each.part], purpose)(cardClass),
        }))
      : candidates

  /** Worth less by a front port that the board does not feed. */
  const besideBoard = (candidates: readonly Candidate[], boards: readonly Part[]): readonly Candidate[] =>
    candidates.map((each) => ({ ...each, worth: each.worth - deadPortOf([...boards, each.part]) }))

  /** The cooler in the box takes its place in the order: worth a little, at no price. */
  function withBoxed(ranking: readonly Candidate[], level: number): (Candidate | null)[] {
    const worth = worthOf('cooler', boxedCoolerScore(plan), plan)
    const better = ranking.filter((each) => gain(each, level) > worth)
    return [...better, null, ...ranking.slice(better.length)]
  }

  /** The candidates that the CPUs do not refuse; boards are compared by socket only. */
  function mountedOn(cpus: readonly Part[], { kind, candidates }: Place): readonly Candidate[] {
    if (kind === 'motherboard') {
      const boards = boardsOf.getOrInsertComputed(candidates, boardsBySocket)(cpus[0] as Part)
      const sturdy =
        wattsToCool(cpus) > plainBoardWatts
          ? boards.filter(({ part }) => !isPlain(part.facts as Facts<'motherboard'>))
          : []
      return sturdy.length > 0 ? sturdy : boards
    }
    const fitOf = chooserFor(cpus, kind)
    return candidates.filter(({ part }) => fitOf(part) < refused)
  }

  return (place, chosen, level) => {
    const watts = place.kind === 'cooler' ? wattsToCool(chosen) : 0
    const isBoxed = place.kind === 'cooler' && place.isOptional && hasBoxedCooler(chosen)
    const most = place.kind === 'powerSupply' ? mostSupplyWatts(chosen) : 0
    const cpus = decidedByCpu.has(place.kind) ? chosen.filter(({ kind }) => kind === 'cpu') : []
    const card = balanced.has(place.kind) ? chosen.find(({ kind }) => kind === 'graphicsCard') : undefined
    const cardClass = classOf(card, purpose)
    const boards = place.kind === 'case' ? chosen.filter(({ kind }) => kind === 'motherboard') : []
    const isFed = (boards as Part<'motherboard'>[]).every(({ facts }) => facts.usbCHeaders !== 0)
    const key = `${place.group} ${place.isOptional} ${level} ${watts} ${isBoxed} ${most} ${cardClass?.from} ${isFed} ${cpus.map(({ productId }) => productId)}`
    let ranking = rankings.get(key)
    if (!ranking) {
      const mounted = cpus.length > 0 ? mountedOn(cpus, place) : place.candidates
      const suited = watts > 0 ? coolersFor(mounted, watts, plan) : mounted
      ranking = sorted(isFed ? inClass(suited, cardClass) : besideBoard(suited, boards), level)
      if (most > 0) ranking = smallestOfLarge(ranking as Candidate[], most)
      if (isBoxed) ranking = withBoxed(ranking as Candidate[], level)
      rankings.set(key, ranking)
    }
    return ranking
  }
}

/** The coolers that carry the CPUs, hot ones with room to spare; where none does, the strongest. */
function coolersFor(mounted: readonly Candidate[], watts: number, plan: Plan): Candidate[] {
  const rated = mounted.map((candidate) => {
    const facts = candidate.part.facts as Facts<'cooler'>
    const points = coolerPoints(facts, watts, plan) ?? unknownScore
    return { ...candidate, carried: coolerWatts(facts) ?? 0, worth: worthOf('cooler', points, plan) }
  })
  const enough = rated.filter(({ carried }) => carriesWell(carried, watts))
  if (enough.length > 0) return enough
  const most = Math.max(...rated.map(({ carried }) => carried))
  return rated.filter(({ carried }) => carried >= nearlyBest * most)
}

/** Power supplies that are far too large come last, the smallest of them first. */
function smallestOfLarge(ranking: readonly Candidate[], mostWatts: number): Candidate[] {
  const wattsOf = ({ part }: Candidate) => (part.facts as Facts<'powerSupply'>).ratedWatts ?? 0
  const [usual, large] = [true, false].map((isUsual) =>
    ranking.filter((each) => wattsOf(each) <= mostWatts === isUsual),
  ) as [Candidate[], Candidate[]]
  return [...usual, ...large.sort((a, b) => wattsOf(a) - wattsOf(b))]
}

const hasBoxedCooler = (parts: readonly Part[]): boolean => {
  const cpus = parts.filter((part): part is Part<'cpu'> => part.kind === 'cpu')
  const isInCase = parts.some((part) => part.kind === 'case' && (part as Part<'case'>).facts.includesCooler)
  return isInCase || (cpus.length > 0 && cpus.every(({ facts }) => facts.includesCooler === true))
}
