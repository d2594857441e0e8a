import type { Facts, Part, Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import type { Fit } from '../fit/doubts.ts'
import type { SearchLimits } from '../limits.ts'
import type { Offer } from '../offer.ts'
import { type Class, classOf, imbalanceOf, openBalance } from '../value/balance.ts'
import { type Plan, type ScoredKind, scoredKinds } from '../value/purposes.ts'
import { coolerScore } from '../value/score.ts'
import { buildValue, worthOf } from '../value/value.ts'
import type { Candidate } from './candidates.ts'
import type { Filler } from './greedy-fill.ts'
import { openPlace, type Place } from './places.ts'
import { priceOf } from './proposal.ts'

/** A PC of which CPU, board, memory and graphics card are chosen, and the rest follows from the level. */
export interface Seed {
  level: number
  added: readonly Offer[]
  chosen: readonly Part[]
  /** No PC that comes of it costs less or is worth more. */
  least: number
  most: number
}

export interface PoolQuestion {
  given: readonly Part[]
  /** Gross, of the products given. */
  givenPrice: number
  places: readonly Place[]
  plan: Plan
  purpose: Purpose
  /** How much doubt about a part is accepted where no other fits. */
  tolerance: Fit
}

/** How many sockets are followed at each level. */
const linesPerLevel = 4

/** How many CPUs of a socket are tried at a level until one has a board and memory. */
const cpusPerLine = 3

/** How many graphics cards are combined with each CPU, board and memory. */
const cardsPerSeed = 8

const platformKinds: readonly ScoredKind[] = ['cpu', 'motherboard', 'memory', 'graphicsCard']
const restKinds: readonly ScoredKind[] = scoredKinds.filter((kind) => !platformKinds.includes(kind))

/** The places by when they are filled. */
export function stagesOf(places: readonly Place[]) {
  const cpu = places.find(({ kind }) => kind === 'cpu')
  const card = places.find(({ kind }) => kind === 'graphicsCard')
  const platform = places.filter(({ kind }) => kind === 'motherboard' || kind === 'memory')
  const rest = places.filter((place) => place !== cpu && place !== card && !platform.includes(place))
  return { cpu, card, platform, rest }
}

/**
 * For each level of spending and each of the best sockets one CPU with board and memory, combined with the best graphics
 * cards. `prices` has what a krone costs at each level. First come the lowest and the highest level: when neither
 * finds a board and memory, no other level does.
 */
export function* seedsOf(
  question: PoolQuestion,
  prices: readonly number[],
  { fill, chooserFor }: Filler,
  { isOver }: SearchLimits,
): Steps<{ seeds: Seed[]; isCut: boolean }> {
  const { given, places, tolerance } = question
  const { cpu, card, platform, rest } = stagesOf(places)
  const lines = cpu ? linesOf(cpu.candidates) : []
  const cpuFit = openPlace(given, 'cpu')
  const cards = (card?.candidates ?? []).map((each) => ({
    card: each,
    cardClass: classOf(each.part, question.purpose),
  }))
  const bounds = { least: leastOf(rest), most: mostOf(rest, given, question.plan) }
  const seeds: Seed[] = []
  const hopeless = new Set<readonly Candidate[]>()
  /** CPUs for which no board and memory were found; other levels choose from the same. */
  const unseated = new Set<Candidate>()

  function* platformsAt(level: number): Steps<void> {
    const gain = gainAt(prices, level)
    const heads = lines
      .filter((line) => !hopeless.has(line))
      .map((line) => ({
        line,
        cpus: mostOfAll(
          line.filter((each) => !unseated.has(each)),
          gain,
          cpusPerLine,
        ),
      }))
      .filter(({ cpus }) => cpus.length > 0)
      .toSorted((a, b) => gain(b.cpus[0] as Candidate) - gain(a.cpus[0] as Candidate))
    let followed = 0
    for (const head of cpu ? heads : [undefined]) {
      let found: Candidate[] | undefined
      for (const each of head ? head.cpus : [undefined]) {
        if (each && cpuFit(each.part) > tolerance) continue
        const own = each ? [each] : []
        const filled = yield* fill(platform, [...given, ...own.map(({ part }) => part)], level)
        found = filled && [...own, ...filled]
        if (found) break
        if (each) unseated.add(each)
      }
      // What does not fit when only the price counts, rarely fits later: boards and memory for it are missing.
      if (!found && head && level === 0) hopeless.add(head.line)
      if (!found) continue
      seeds.push(...seedsWithCards(question, { card, cards, gain, level, bounds, chooserFor }, found))
      yield
      if (++followed === linesPerLevel) break
    }
  }

  const last = prices.length - 1
  yield* platformsAt(0)
  if (last > 0) yield* platformsAt(last)
  if (seeds.length === 0) return { seeds, isCut: false }
  for (const level of spread(1, last - 1)) {
    if (isOver('improving')) return { seeds, isCut: true }
    yield* platformsAt(level)
  }
  return { seeds, isCut: false }
}

/** A level of spending: what a candidate gains at it, and what the parts chosen last cost and are worth at the most. */
interface Level {
  card: Place | undefined
  cards: readonly { card: Candidate; cardClass: Class | undefined }[]
  gain: (candidate: Candidate) => number
  level: number
  bounds: { least: number; most: number }
  chooserFor: Filler['chooserFor']
}

function seedsWithCards(
  { given, givenPrice, plan, purpose, tolerance }: PoolQuestion,
  { card: place, cards, gain, level, bounds, chooserFor }: Level,
  added: readonly Candidate[],
): Seed[] {
  const chosen = [...given, ...added.map(({ part }) => part)]
  const least = givenPrice + priceOf(added) + bounds.least
  const seedWith = (cards: readonly Candidate[], lost: number): Seed => {
    const parts = [...chosen, ...cards.map(({ part }) => part)]
    const most = buildValue(parts, plan, platformKinds) + bounds.most - lost
    return { level, added: [...added, ...cards], chosen: parts, least: least + priceOf(cards), most }
  }
  const seeds = !place || place.isOptional ? [seedWith([], imbalanceOf(chosen, purpose))] : []
  if (!place) return seeds
  const fitOf = chooserFor(chosen, 'graphicsCard')
  const lostWith = openBalance(chosen, purpose)
  const ranked = cards
    .map(({ card, cardClass }) => {
      const lost = lostWith(cardClass)
      return { card, lost, gained: gain(card) - lost }
    })
    .sort((a, b) => b.gained - a.gained)
  let taken = 0
  for (const { card, lost } of ranked) {
    if (taken === cardsPerSeed) break
    if (fitOf(card.part) > tolerance) continue
    taken++
    seeds.push(seedWith([card], lost))
  }
  return seeds
}

/** The few items of the highest rank, highest first; sorting all would take most of the time of a search. */
function mostOfAll<Item>(items: readonly Item[], rankOf: (item: Item) => number, count: number): Item[] {
  const top: { item: Item; rank: number }[] = []
  for (const item of items) {
    const rank = rankOf(item)
    if (top.length === count && rank <= (top[count - 1] as { rank: number }).rank) continue
    const place = top.findIndex((each) => each.rank < rank)
    top.splice(place < 0 ? top.length : place, 0, { item, rank })
    if (top.length > count) top.pop()
  }
  return top.map(({ item }) => item)
}

/** The numbers from one to another, the middle first: what is read when the time is over is spread evenly. */
function spread(from: number, to: number): number[] {
  if (from > to) return []
  const middle = (from + to) >> 1
  const [left, right] = [spread(from, middle - 1), spread(middle + 1, to)]
  const others = Array.from({ length: Math.max(left.length, right.length) }, (_, place) =>
    [left[place], right[place]].flatMap((each) => each ?? []),
  )
  return [middle, ...others.flat()]
}

const gainAt =
  (prices: readonly number[], level: number) =>
  ({ worth, price }: Candidate): number =>
    worth - (prices[level] as number) * price.gross

export const cheapestOf = (candidates: readonly Candidate[]): number =>
  candidates.reduce((least, { price }) => Math.min(least, price.gross), Number.POSITIVE_INFINITY)

const leastOf = (rest: readonly Place[]): number =>
  rest.reduce((sum, { isOptional, candidates }) => sum + (isOptional ? 0 : cheapestOf(candidates)), 0)

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
