import type { Part, Steps } from '../../../compatibility/index.ts'
import type { SearchLimits } from '../limits.ts'
import { shortagesOf } from '../value/balance.ts'
import { openFiller } from './greedy-fill.ts'
import type { Place } from './places.ts'
import { bestFirst, isBetter, type Proposal, proposalOf } from './proposal.ts'
import { type LessWithin, openLessWithin, withRestLevels } from './rest-levels.ts'
import { cheapestOf, type PoolQuestion, type Seed, seedsOf, stagesOf } from './seeds.ts'

export interface Pool {
  /** The best PCs within a price, best first, all different; fewer when there are no more. */
  best(limit: number, count: number): Steps<Proposal[]>
  /** The cheapest PC. */
  cheapest(): Steps<Proposal | undefined>
  /** The cheapest PC of which no part falls short of its graphics card; undefined when there is none. */
  cheapestBalanced(): Steps<Proposal | undefined>
  /** Whether the time was over before everything was known. */
  readonly isCut: boolean
}

/** The first level looks at the price alone; each further one pays more for value, by this factor. */
const levelRatio = 1.5
const mostLevels = 30

/**
 * The PCs to propose from. The pool does not depend on the budget: for each level of spending and each of the best
 * sockets it has one CPU with board and memory, combined with every graphics card of the range; the other parts follow.
 * So a larger budget chooses from the same PCs and more, and never gets one of lower value.
 *
 * The pool is described at once and computed as needed: a seed whose bounds cannot beat what was found stays a seed.
 */
export function* openPool(question: PoolQuestion, limits: SearchLimits): Steps<Pool> {
  const { places } = question
  const prices = levelPrices(places)
  const filler = openFiller(question.purpose, prices, question.tolerance)
  const { rest } = stagesOf(places)
  const { seeds: platforms, isCut } = yield* seedsOf(question, prices, filler, limits)
  const seeds = withRestLevels(platforms, prices.length)
  const grown = new Map<Seed, Proposal | null>()

  function* grow(seed: Seed): Steps<Proposal | null> {
    const known = grown.get(seed)
    if (known !== undefined) return known
    const lacksPicture = seed.chosen.every(({ kind }) => kind !== 'graphicsCard') && !hasPicture(seed.chosen)
    const filled = lacksPicture ? undefined : yield* filler.fill(rest, seed.chosen, seed.level)
    const proposal = filled ? proposalOf(question, [...seed.added, ...filled]) : null
    grown.set(seed, proposal)
    return proposal
  }

  return poolOf(question, { seeds, grow, isCut, lessWithin: openLessWithin(rest) }, limits)
}

/** Where the PCs of a pool come from. */
interface Source {
  seeds: readonly Seed[]
  grow: (seed: Seed) => Steps<Proposal | null>
  isCut: boolean
  lessWithin: LessWithin
}

export function poolOf(
  { given, purpose }: Pick<PoolQuestion, 'given' | 'purpose'>,
  { seeds, grow, isCut: isSeedingCut, lessWithin }: Source,
  limits: SearchLimits,
): Pool {
  let isCut = isSeedingCut

  function* cheapestOfSeeds(sorted: readonly Seed[], isWanted: (parts: readonly Part[]) => boolean) {
    let cheapest: Proposal | undefined
    for (const seed of sorted) {
      if (cheapest && (seed.least >= cheapest.price || limits.isOver('improving'))) break
      if (!isWanted(seed.chosen)) continue
      const proposal = yield* grow(seed)
      if (!proposal || (cheapest && proposal.price >= cheapest.price)) continue
      if (isWanted([...given, ...proposal.added.map(({ part }) => part)])) cheapest = proposal
    }
    return cheapest
  }

  const byLeast = seeds.toSorted((a, b) => a.least - b.least)
  const frugal = byLeast.filter(({ level }) => level === 0)

  /** The seeds that a price allows, with the most that they can be worth within it, highest first. */
  const within = (limit: number) =>
    seeds
      .filter(({ least }) => least <= limit)
      .map((seed) => ({ seed, most: seed.most - lessWithin(limit - seed.least) }))
      .sort((a, b) => b.most - a.most || a.seed.least - b.seed.least)

  return {
    *best(limit, count) {
      const found = new Map<string, Proposal>()
      let last = Number.NEGATIVE_INFINITY
      for (const { seed, most } of within(limit)) {
        if (found.size >= count && most <= last) break
        if (found.size > 0 && limits.isOver('improving')) {
          isCut = true
          break
        }
        const proposal = yield* grow(seed)
        if (!proposal || proposal.price > limit) continue
        const before = found.get(proposal.key)
        if (before && !isBetter(proposal, before)) continue
        found.set(proposal.key, proposal)
        last = [...found.values()].sort(bestFirst)[count - 1]?.value ?? Number.NEGATIVE_INFINITY
      }
      return [...found.values()].sort(bestFirst).slice(0, count)
    },
    *cheapest() {
      const all = () => true
      return (yield* cheapestOfSeeds(frugal, all)) ?? (yield* cheapestOfSeeds(byLeast, all))
    },
    cheapestBalanced: () => cheapestOfSeeds(byLeast, (parts) => shortagesOf(parts, purpose).length === 0),
    get isCut() {
      return isCut
    },
  }
}

/** What a krone costs in value at each level: from where only the price counts to where it hardly does. */
export function levelPrices(places: readonly Place[]): number[] {
  const least = places.reduce(
    (sum, { candidates }) => sum + (candidates.length ? cheapestOf(candidates) : 0),
    0,
  )
  const most = places.reduce(
    (sum, { candidates }) => sum + Math.max(0, ...candidates.map(({ price }) => price.gross)),
    0,
  )
  if (least <= 0) return [1]
  const levels = [100 / least]
  for (let price = 3 / least; price > 0.05 / most && levels.length < mostLevels; price /= levelRatio)
    levels.push(price)
  return levels
}

/** Whether a CPU drives a screen, as far as is known. */
const hasPicture = (parts: readonly Part[]): boolean => {
  const cpus = parts.filter((part): part is Part<'cpu'> => part.kind === 'cpu')
  return cpus.length === 0 || cpus.some(({ facts }) => facts.integratedGraphics === true)
}
