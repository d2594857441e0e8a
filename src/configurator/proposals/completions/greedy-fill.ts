import type { Facts, Kind, Part, Steps } from '../../../compatibility/index.ts'
import { openChooser } from '../fit/chooser.ts'
import { type Fit, fits, refused } from '../fit/doubts.ts'
import { boardsBySocket } from '../fit/sockets.ts'
import { mostSupplyWatts, plainBoardWatts } from '../value/balance.ts'
import type { Plan } from '../value/purposes.ts'
import { boxedCoolerScore, carriesWell, coolerScore, coolerWatts, isPlain } from '../value/score.ts'
import { wattsToCool, worthOf } from '../value/value.ts'
import type { Candidate } from './candidates.ts'
import type { Place } from './places.ts'

/** How many candidates of a place are tried when a later place finds none that fits. */
const tries: { [K in Kind]?: number } = { motherboard: 4, case: 8 }

/** How many doubtful candidates of a place are tried, the least doubtful first. */
const doubtfulTries = 2

/** Coolers that carry nearly as much as the strongest are as good as it, because the figures are estimates. */
const nearlyBest = 0.9

/** Kinds of which a CPU refuses most candidates, by their socket. These are left out before the others are ranked. */
const decidedByCpu: ReadonlySet<Kind> = new Set<Kind>(['motherboard', 'cooler'])

export interface Filler {
  /** Says how parts of a kind fit; kept, because levels often choose the same parts before it. */
  chooserFor(chosen: readonly Part[], kind: Kind): (part: Part<Kind>) => Fit
  /** Fills the places one after another, each with the best candidate that fits at a price of money. */
  fill(places: readonly Place[], chosen: readonly Part[], level: number): Steps<Candidate[] | undefined>
}

/**
 * Fills places greedily: at each level, a krone costs `prices[level]` points of value, and the best candidate is the one
 * that is worth most after its price. Doubtful candidates are taken where no other leads to a whole PC, the least
 * doubtful first, and only with doubts up to the tolerance.
 */
export function openFiller(plan: Plan, prices: readonly number[], tolerance: Fit): Filler {
  const choosers = new Map<string, (part: Part<Kind>) => Fit>()
  const chooserFor = (chosen: readonly Part[], kind: Kind): ((part: Part<Kind>) => Fit) => {
    const key = `${kind} ${chosen.map(({ productId }) => productId).join()}`
    const chooser = choosers.get(key) ?? openChooser(chosen, kind)
    choosers.set(key, chooser)
    return chooser
  }
  const boardsOf = new Map<readonly Candidate[], (cpu: Part) => Candidate[]>()
  const rankings = new Map<string, readonly (Candidate | null)[]>()

  const gain = ({ worth, price }: Candidate, level: number) => worth - (prices[level] as number) * price.gross

  const sorted = (candidates: readonly Candidate[], level: number) =>
    candidates
      .map((candidate) => ({ candidate, gain: gain(candidate, level), lacks: Number(candidate.lacks) }))
      .sort((a, b) => a.lacks - b.lacks || b.gain - a.gain)
      .map(({ candidate }) => candidate)

  function ranked(place: Place, chosen: readonly Part[], level: number): readonly (Candidate | null)[] {
    const watts = place.kind === 'cooler' ? wattsToCool(chosen) : 0
    const isBoxed = place.kind === 'cooler' && place.isOptional && hasBoxedCooler(chosen)
    const most = place.kind === 'powerSupply' ? mostSupplyWatts(chosen) : 0
    const cpus = decidedByCpu.has(place.kind) ? chosen.filter(({ kind }) => kind === 'cpu') : []
    const key = `${place.group} ${place.isOptional} ${level} ${watts} ${isBoxed} ${most} ${cpus.map(({ productId }) => productId)}`
    let ranking = rankings.get(key)
    if (!ranking) {
      const mounted = cpus.length > 0 ? mountedOn(cpus, place) : place.candidates
      ranking = sorted(watts > 0 ? coolersFor(mounted, watts) : mounted, level)
      if (most > 0) ranking = smallestOfLarge(ranking as Candidate[], most)
      if (isBoxed) ranking = withBoxed(ranking as Candidate[], level)
      rankings.set(key, ranking)
    }
    return ranking
  }

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

  /** The coolers that carry the CPUs, hot ones with room to spare; where none does, the strongest. */
  function coolersFor(mounted: readonly Candidate[], watts: number): Candidate[] {
    const rated = mounted.map((candidate) => {
      const carried = coolerWatts(candidate.part.facts as Facts<'cooler'>) ?? 0
      return { ...candidate, carried, worth: worthOf('cooler', coolerScore(carried || 1, watts, plan), plan) }
    })
    const enough = rated.filter(({ carried }) => carriesWell(carried, watts))
    if (enough.length > 0) return enough
    const most = Math.max(...rated.map(({ carried }) => carried))
    return rated.filter(({ carried }) => carried >= nearlyBest * most)
  }

  function* fill(
    places: readonly Place[],
    chosen: readonly Part[],
    level: number,
  ): Steps<Candidate[] | undefined> {
    const [place, ...rest] = places
    if (!place) return []
    if (place.kind === 'powerSupply' && place.isOptional && hasSupply(chosen))
      return yield* fill(rest, chosen, level)
    const fitOf = chooserFor(chosen, place.kind)
    const doubtful: { candidate: Candidate; fit: Fit }[] = []
    let left = tries[place.kind] ?? 1
    const take = function* (candidate: Candidate | null): Steps<Candidate[] | undefined> {
      const found = yield* fill(rest, candidate ? [...chosen, candidate.part] : chosen, level)
      return found && (candidate ? [candidate, ...found] : found)
    }
    for (const candidate of again(place, chosen, ranked(place, chosen, level))) {
      const fit = candidate ? fitOf(candidate.part) : fits
      if (fit > fits && fit <= tolerance && candidate) doubtful.push({ candidate, fit })
      if (fit !== fits) continue
      const found = yield* take(candidate)
      if (found) return found
      if (--left === 0) break
    }
    yield
    doubtful.sort((a, b) => a.fit - b.fit)
    for (const { candidate } of doubtful.slice(0, doubtfulTries)) {
      const found = yield* take(candidate)
      if (found) return found
    }
    return undefined
  }

  return { fill, chooserFor }
}

/** Power supplies that are far too large come last, the smallest of them first. */
function smallestOfLarge(ranking: readonly Candidate[], mostWatts: number): Candidate[] {
  const wattsOf = ({ part }: Candidate) => (part.facts as Facts<'powerSupply'>).ratedWatts ?? 0
  const [usual, large] = [true, false].map((isUsual) =>
    ranking.filter((each) => wattsOf(each) <= mostWatts === isUsual),
  ) as [Candidate[], Candidate[]]
  return [...usual, ...large.sort((a, b) => wattsOf(a) - wattsOf(b))]
}

/** Two of a kind should be the same: a matched pair. */
function again(
  { kind, candidates }: Place,
  chosen: readonly Part[],
  ranking: readonly (Candidate | null)[],
): readonly (Candidate | null)[] {
  const own = chosen.filter((part) => part.kind === kind)
  if (own.length === 0) return ranking
  const same = candidates.filter(({ part }) => own.some(({ productId }) => productId === part.productId))
  return same.length > 0 ? [...same, ...ranking] : ranking
}

const hasBoxedCooler = (parts: readonly Part[]): boolean => {
  const cpus = parts.filter((part): part is Part<'cpu'> => part.kind === 'cpu')
  const isInCase = parts.some((part) => part.kind === 'case' && (part as Part<'case'>).facts.includesCooler)
  return isInCase || (cpus.length > 0 && cpus.every(({ facts }) => facts.includesCooler === true))
}

const hasSupply = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      (part.kind === 'case' && (part as Part<'case'>).facts.includesPsu === true) ||
      (part.kind === 'motherboard' && (part as Part<'motherboard'>).facts.includesPowerAdapter === true),
  )
