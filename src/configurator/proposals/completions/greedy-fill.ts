import type { Facts, Kind, Part, Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { openChooser } from '../fit/chooser.ts'
import { type Fit, fits } from '../fit/doubts.ts'
import type { Candidate } from './candidates.ts'
import type { Place } from './places.ts'
import { type ChooserFor, openRanking } from './rank-candidates.ts'

/** How many candidates of a place are tried when a later place finds none that fits. */
const tries: { [K in Kind]?: number } = { motherboard: 4, case: 8 }

/** How many doubtful candidates of a place are tried, the least doubtful first. */
const doubtfulTries = 2

export interface Filler {
  /** Says how parts of a kind fit; kept, because levels often choose the same parts before it. */
  chooserFor: ChooserFor
  /** Fills the places one after another, each with the best candidate that fits at a price of money. */
  fill(places: readonly Place[], chosen: readonly Part[], level: number): Steps<Candidate[] | undefined>
}

/**
 * Fills places greedily: at each level, a krone costs `prices[level]` points of value, and the best candidate is the one
 * that is worth most after its price. Doubtful candidates are taken where no other leads to a whole PC, the least
 * doubtful first, and only with doubts up to the tolerance.
 */
export function openFiller(purpose: Purpose, prices: readonly number[], tolerance: Fit): Filler {
  const choosers = new Map<string, (part: Part<Kind>) => Fit>()
  const chooserFor: ChooserFor = (chosen, kind) => {
    const key = `${kind} ${chosen.map(({ productId }) => productId).join()}`
    const chooser = choosers.get(key) ?? openChooser(chosen, kind)
    choosers.set(key, chooser)
    return chooser
  }
  const rank = openRanking(purpose, prices, chooserFor)

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
    for (const candidate of again(place, chosen, rank(place, chosen, level))) {
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

const hasSupply = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      (part.kind === 'case' &&
        (part as Part<'case'>).facts.includesPsu === true &&
        parts.every(({ facts }) => (facts as Facts<'motherboard'>).dcInput !== true)) ||
      (part.kind === 'motherboard' && (part as Part<'motherboard'>).facts.includesPowerAdapter === true),
  )
