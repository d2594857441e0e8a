import type { Facts, Kind, Part, Steps } from '../../../compatibility/index.ts'
import { openChooser } from '../fit/chooser.ts'
import type { Plan } from '../value/purposes.ts'
import { boxedCoolerScore, coolerScore, coolerWatts } from '../value/score.ts'
import { wattsToCool, worthOf } from '../value/value.ts'
import type { Candidate } from './candidates.ts'
import type { Place } from './places.ts'

/** How many candidates of a place are tried when a later place finds none that fits. */
const tries: { [K in Kind]?: number } = { motherboard: 4, case: 8 }

export interface Filler {
  /** Fills the places one after another, each with the best candidate that fits at a price of money. */
  fill(places: readonly Place[], chosen: readonly Part[], level: number): Steps<Candidate[] | undefined>
}

/**
 * Fills places greedily: at each level, a krone costs `prices[level]` points of value, and the best candidate is the one
 * that is worth most after its price. Strictly, only candidates without a doubt are taken; leniently, doubtful ones
 * where no other fits.
 */
export function openFiller(plan: Plan, prices: readonly number[], isLenient: boolean): Filler {
  const rankings = new Map<string, readonly (Candidate | null)[]>()

  const gain = ({ worth, price }: Candidate, level: number) => worth - (prices[level] as number) * price.gross

  const sorted = (candidates: readonly Candidate[], level: number) =>
    candidates.toSorted((a, b) => gain(b, level) - gain(a, level))

  function ranked(place: Place, chosen: readonly Part[], level: number): readonly (Candidate | null)[] {
    const watts = place.kind === 'cooler' ? wattsToCool(chosen) : 0
    const isBoxed = place.kind === 'cooler' && place.isOptional && hasBoxedCooler(chosen)
    const key = `${place.group} ${place.isOptional} ${level} ${watts} ${isBoxed}`
    let ranking = rankings.get(key)
    if (!ranking) {
      const candidates = place.kind === 'cooler' && watts > 0 ? coolersFor(place, watts) : place.candidates
      ranking = sorted(candidates, level)
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

  function coolersFor({ candidates }: Place, watts: number): Candidate[] {
    const rated = candidates.map((candidate) => {
      const carried = coolerWatts(candidate.part.facts as Facts<'cooler'>) ?? 0
      return { ...candidate, carried, worth: worthOf('cooler', coolerScore(carried || 1, watts, plan), plan) }
    })
    const enough = rated.filter(({ carried }) => carried >= watts)
    return enough.length > 0 ? enough : rated
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
    const fitOf = openChooser(chosen, place.kind)
    let left = tries[place.kind] ?? 1
    let doubtful: Candidate | undefined
    let isTried = false
    for (const candidate of again(place, chosen, ranked(place, chosen, level))) {
      const fit = candidate ? fitOf(candidate.part) : 'fits'
      if (fit === 'doubtful') doubtful ??= candidate ?? undefined
      if (fit !== 'fits') continue
      isTried = true
      const found = yield* fill(rest, candidate ? [...chosen, candidate.part] : chosen, level)
      if (found) return candidate ? [candidate, ...found] : found
      if (--left === 0) break
    }
    yield
    if (isTried || !isLenient || !doubtful) return undefined
    const found = yield* fill(rest, [...chosen, doubtful.part], level)
    return found && [doubtful, ...found]
  }

  return { fill }
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
  return cpus.length > 0 && cpus.every(({ facts }) => facts.includesCooler === true)
}

const hasSupply = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      (part.kind === 'case' && (part as Part<'case'>).facts.includesPsu === true) ||
      (part.kind === 'motherboard' && (part as Part<'motherboard'>).facts.includesPowerAdapter === true),
  )
