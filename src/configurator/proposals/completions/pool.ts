import type { Facts, Part, Steps } from '../../../compatibility/index.ts'
import { openChooser } from '../fit/chooser.ts'
import type { SearchLimits } from '../limits.ts'
import type { Offer } from '../offer.ts'
import { type Plan, type ScoredKind, scoredKinds } from '../value/purposes.ts'
import { coolerScore } from '../value/score.ts'
import { buildValue, worthOf } from '../value/value.ts'
import type { Candidate } from './candidates.ts'
import { openFiller } from './greedy-fill.ts'
import type { Place } from './places.ts'

/** A whole PC of the pool. */
export interface Proposal {
  added: readonly Offer[]
  /** Gross, of everything. */
  price: number
  value: number
  /** What distinguishes it from others: its CPU and its graphics chip. */
  key: string
}

/** A PC of which CPU, board, memory and graphics card are chosen, and the rest follows from the level. */
interface Seed {
  level: number
  added: readonly Candidate[]
  chosen: readonly Part[]
  /** No PC that comes of it costs less or is worth more. */
  least: number
  most: number
  proposal?: Proposal | null
}

export interface Pool {
  /** The best PCs within a price, best first, all different; fewer when there are no more. */
  best(limit: number, count: number): Steps<Proposal[]>
  /** The cheapest PC. */
  cheapest(): Steps<Proposal | undefined>
  /** Whether the time was over before everything was known. */
  readonly isCut: boolean
}

/** The first level looks at the price alone; each further one pays more for value, by this factor. */
const levelRatio = 1.3
const mostLevels = 40

/** How many sockets are followed at each level. */
const linesPerLevel = 6

/** How many graphics cards are combined with each CPU, board and memory. */
const cardsPerSeed = 8

const platformKinds: readonly ScoredKind[] = ['cpu', 'motherboard', 'memory', 'graphicsCard']
const restKinds: readonly ScoredKind[] = scoredKinds.filter((kind) => !platformKinds.includes(kind))

export interface PoolQuestion {
  given: readonly Part[]
  /** Gross, of the products given. */
  givenPrice: number
  places: readonly Place[]
  plan: Plan
  /** Whether doubtful parts are taken where no others fit. */
  isLenient: boolean
}

/**
 * The PCs to propose from. The pool does not depend on the budget: for each level of spending and each of the best
 * sockets it has one CPU with board and memory, combined with every graphics card of the range; the other parts follow.
 * So a larger budget chooses from the same PCs and more, and never gets one of lower value.
 *
 * The pool is described at once and computed as needed: a seed whose bounds cannot beat what was found stays a seed.
 */
export function* openPool(
  { given, givenPrice, places, plan, isLenient }: PoolQuestion,
  { isOver }: SearchLimits,
): Steps<Pool> {
  const prices = levelPrices(places)
  const { fill } = openFiller(plan, prices, isLenient)
  const cpuPlace = places.find(({ kind }) => kind === 'cpu')
  const cardPlace = places.find(({ kind }) => kind === 'graphicsCard')
  const platform = places.filter(({ kind }) => kind === 'motherboard' || kind === 'memory')
  const rest = places.filter(
    (place) => place !== cpuPlace && place !== cardPlace && !platform.includes(place),
  )
  const restLeast = rest.reduce(
    (sum, { isOptional, candidates }) => sum + (isOptional ? 0 : cheapestOf(candidates)),
    0,
  )
  const restMost = mostOf(rest, given, plan)
  const lines = cpuPlace ? linesOf(cpuPlace.candidates) : []
  const seeds: Seed[] = []
  const hopeless = new Set<readonly Candidate[]>()
  let isCut = false

  for (let level = 0; level < prices.length; level++) {
    if (level > 0 && isOver('improving')) {
      isCut = true
      break
    }
    const gain = ({ worth, price }: Candidate) => worth - (prices[level] as number) * price.gross
    const heads: { line: readonly Candidate[]; cpu: Candidate }[] = lines
      .filter((line) => !hopeless.has(line))
      .map((line) => ({ line, cpu: line.reduce((best, each) => (gain(each) > gain(best) ? each : best)) }))
      .toSorted((a, b) => gain(b.cpu) - gain(a.cpu))
    let followed = 0
    for (const head of cpuPlace ? heads : [undefined]) {
      const cpus = head ? [head.cpu] : []
      const seated = [...given, ...cpus.map(({ part }) => part)]
      const fitOf = head && openChooser(given, 'cpu')
      const fit = head && fitOf ? fitOf(head.cpu.part) : 'fits'
      const filled =
        fit === 'fits' || (isLenient && fit === 'doubtful') ? yield* fill(platform, seated, level) : undefined
      if (!filled) {
        // What does not fit when only the price counts, rarely fits later: boards and memory for it are missing.
        if (head && level === 0) hopeless.add(head.line)
        continue
      }
      const added = [...cpus, ...filled]
      yield* addSeeds(level, added, [...given, ...added.map(({ part }) => part)])
      if (++followed === linesPerLevel) break
    }
  }

  function* addSeeds(level: number, added: readonly Candidate[], chosen: readonly Part[]): Steps<void> {
    const price = givenPrice + priceOf(added) + restLeast
    const withoutCard = buildValue(chosen, plan, platformKinds) + restMost
    const none = buildValue(chosen, plan, ['graphicsCard'])
    if (!cardPlace || cardPlace.isOptional)
      seeds.push({ level, added, chosen, least: price, most: withoutCard })
    if (!cardPlace) return
    const fitOf = openChooser(chosen, 'graphicsCard')
    const cost = prices[level] as number
    const gain = ({ worth, price }: Candidate) => worth - cost * price.gross
    let taken = 0
    for (const card of cardPlace.candidates.toSorted((a, b) => gain(b) - gain(a))) {
      if (taken === cardsPerSeed) break
      const fit = fitOf(card.part)
      if (fit !== 'fits' && !(isLenient && fit === 'doubtful')) continue
      taken++
      seeds.push({
        level,
        added: [...added, card],
        chosen: [...chosen, card.part],
        least: price + card.price.gross,
        most: withoutCard - none + card.worth,
      })
    }
    yield
  }

  function* grow(seed: Seed): Steps<Proposal | null> {
    if (seed.proposal !== undefined) return seed.proposal
    const isDark = seed.chosen.every(({ kind }) => kind !== 'graphicsCard') && !hasPicture(seed.chosen)
    const filled = isDark ? undefined : yield* fill(rest, seed.chosen, seed.level)
    seed.proposal = filled ? proposalOf([...seed.added, ...filled]) : null
    return seed.proposal
  }

  function proposalOf(added: readonly Candidate[]): Proposal {
    const parts = [...given, ...added.map(({ part }) => part)]
    return {
      added,
      price: givenPrice + priceOf(added),
      value: buildValue(parts, plan),
      key: keyOf(parts),
    }
  }

  const byValue = seeds.toSorted((a, b) => b.most - a.most || a.least - b.least)
  const frugal = seeds.filter(({ level }) => level === 0).toSorted((a, b) => a.least - b.least)

  return {
    *best(limit, count) {
      const found = new Map<string, Proposal>()
      let last = Number.NEGATIVE_INFINITY
      for (const seed of byValue) {
        if (found.size >= count && seed.most <= last) break
        if (seed.least > limit) continue
        if (found.size > 0 && isOver('improving')) {
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
      let cheapest: Proposal | undefined
      for (const seed of frugal) {
        if (cheapest && seed.least >= cheapest.price) break
        const proposal = yield* grow(seed)
        if (proposal && (!cheapest || proposal.price < cheapest.price)) cheapest = proposal
      }
      return cheapest
    },
    get isCut() {
      return isCut
    },
  }
}

const bestFirst = (a: Proposal, b: Proposal): number => b.value - a.value || a.price - b.price

const isBetter = (a: Proposal, b: Proposal): boolean => bestFirst(a, b) < 0

const priceOf = (added: readonly Candidate[]): number =>
  added.reduce((sum, { price }) => sum + price.gross, 0)

const cheapestOf = (candidates: readonly Candidate[]): number =>
  Math.min(...candidates.map(({ price }) => price.gross))

/** What a krone costs in value at each level: from where only the price counts to where it hardly does. */
function levelPrices(places: readonly Place[]): number[] {
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

/** CPUs by what their choice decides: the socket, and whether a graphics card is needed. */
function linesOf(cpus: readonly Candidate[]): (readonly Candidate[])[] {
  const lines = Map.groupBy(cpus, ({ part }) => {
    const { socket, integratedGraphics } = part.facts as Facts<'cpu'>
    return `${socket} ${integratedGraphics}`
  })
  return [...lines.values()]
}

/** The most that the kinds chosen last can be worth. */
function mostOf(rest: readonly Place[], given: readonly Part[], plan: Plan): number {
  return restKinds.reduce((sum, kind) => {
    const place = rest.find((each) => each.kind === kind)
    if (kind === 'cooler') return sum + worthOf('cooler', coolerScore(10, 1, plan), plan)
    if (!place) return sum + Math.max(buildValue(given, plan, [kind]), 0)
    const worths = place.candidates.map(({ worth }) => worth)
    return sum + Math.max(...worths, place.isOptional ? 0 : Number.NEGATIVE_INFINITY)
  }, 0)
}

/** Whether a CPU drives a screen, as far as is known. */
const hasPicture = (parts: readonly Part[]): boolean => {
  const cpus = parts.filter((part): part is Part<'cpu'> => part.kind === 'cpu')
  return cpus.length === 0 || cpus.some(({ facts }) => facts.integratedGraphics === true)
}

/** Two proposals with the same CPU and graphics chip are variants of one. */
const keyOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ kind }) => kind === 'cpu' || kind === 'graphicsCard')
    .map(({ kind, productId, facts }) =>
      kind === 'graphicsCard' ? ((facts as Facts<'graphicsCard'>).chip ?? productId) : productId,
    )
    .join()
