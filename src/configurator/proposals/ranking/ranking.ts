// Ranks the products of a kind for a build, as a good salesperson would lay them out: what goes well with the build and is
// worth its price first. It uses the values, balances and floors of the proposals, so that list and proposals agree.
import type { Facts, Part, Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { missedFloors } from '../completions/floors.ts'
import { lacksDecidingFact } from '../fit/deciding-facts.ts'
import { isDoubted } from '../fit/doubted.ts'
import { generationPerformance, graphicsPerformance } from '../value/performance.ts'
import type { ScoredKind } from '../value/purposes.ts'
import { isScored } from '../value/score.ts'
import { matchOf, type OpenBuild, openBuild, worthIn } from './match.ts'

export interface RankQuestion {
  purpose: Purpose
  /** The types of case that the bundle names; empty: any. */
  caseTypes: readonly string[]
  /** The parts of the build, without the one to be replaced. */
  build: readonly Part[]
  /** In the order in which equal ones stay. */
  candidates: readonly Part[]
  /** Gross; undefined: not on offer to the customer. */
  priceOf: (productId: string) => number | undefined
  /** Sold out for good, and without a date. */
  soldOut: ReadonlySet<string>
  undated: ReadonlySet<string>
  /** How many orders each product is in. */
  orderCounts: ReadonlyMap<string, number>
}

export interface Rank {
  /** 0 is the best. */
  rank: number
  /** How it goes with the build, in a few words that continue "Fits,"; null: there is nothing to say. */
  advice: string | null
}

/** How many candidates are rated in one go. */
const betweenPauses = 200

/** Points grow with prices to about this power. */
const pointsPerPrice = 0.6

/** Where in the prices of a kind, sorted, the usual one is: catalogs have many old and plain parts. */
const usualPlace = 2 / 3

/** What part of the price of a whole PC its parts are, roughly and for any purpose. */
const priceShares: Record<ScoredKind, number> = {
  cpu: 0.18,
  graphicsCard: 0.36,
  memory: 0.1,
  storage: 0.1,
  motherboard: 0.1,
  cooler: 0.04,
  powerSupply: 0.06,
  case: 0.06,
}

/** How much the usual price of the kind counts beside the prices of what is chosen, as a share of the whole PC. */
const usualWeight = 0.1

/** Values that differ by less are equal: they are estimates. */
const step = 0.01

/** Comes after everything that misses floors: what cannot be bought, or of which too little is known. */
const unfit = Number.MAX_SAFE_INTEGER

/** By importance; smaller is better. */
type Keys = readonly number[]

interface Rated {
  part: Part
  price: number | undefined
  /** How bad it is that floors are missed. */
  tier: number
  /** What it adds to the value of the build, at no price. */
  worth: number
  words: string | null
}

export function* rankForBuild(question: RankQuestion): Steps<Map<string, Rank>> {
  const build = openBuild(question.build, question.purpose, question.caseTypes)
  const rated: Rated[] = []
  for (const [place, part] of question.candidates.entries()) {
    if (place % betweenPauses === 0) yield
    rated.push(ratedPart(part, build, question))
  }
  const budget = impliedBudget(build, rated, question)
  const sorted = rated
    .map((each, place) => ({ ...each, keys: [...keysOf(each, budget, question), place] }))
    .sort((a, b) => compare(a.keys, b.keys))
  return new Map(sorted.map(({ part, words }, rank) => [part.productId, { rank, advice: words }]))
}

function ratedPart(part: Part, build: OpenBuild, { priceOf, soldOut }: RankQuestion): Rated {
  const { productId } = part
  const price = priceOf(productId)
  const isGone = price === undefined || soldOut.has(productId)
  if (!isScored(part.kind)) return { part, price, tier: isGone ? unfit : 0, worth: 0, words: null }
  const own = part as Part<ScoredKind>
  const worth = worthIn(own, build)
  if (worth === undefined || isDoubted(own) || lacksDecidingFact(own))
    return { part, price, tier: unfit, worth: 0, words: null }
  const { lost, words } = matchOf(own, build)
  return {
    part,
    price,
    tier: isGone ? unfit : missedFloors(own, build.plan, build.parts),
    worth: worth - lost,
    words,
  }
}

/**
 * What the whole PC may cost, as the prices of what is chosen suggest.
 * The usual price of the kind to choose from stands for what is not chosen yet.
 */
function impliedBudget({ parts }: OpenBuild, rated: readonly Rated[], { priceOf }: RankQuestion): number {
  const kind = rated[0]?.part.kind ?? ''
  const prices = rated.flatMap(({ tier, price }) => (tier === 0 && price !== undefined ? [price] : []))
  let sum = 0
  let weight = 0
  for (const part of parts) {
    const price = priceOf(part.productId)
    if (price === undefined || !isScored(part.kind)) continue
    sum += price
    weight += priceShares[part.kind]
  }
  if (!isScored(kind) || prices.length === 0) return weight > 0 ? sum / weight : Number.POSITIVE_INFINITY
  const usual = prices.toSorted((a, b) => a - b)[Math.floor(prices.length * usualPlace)] as number
  return (sum + (usualWeight * usual) / priceShares[kind]) / (weight + usualWeight)
}

/** Of equal ones, the newer first, then what has a date, then what is ordered most, then the cheaper. */
function keysOf(
  { part, price, tier, worth }: Rated,
  budget: number,
  { undated, orderCounts }: RankQuestion,
): Keys {
  const { productId } = part
  const gain = worth - (pointsPerPrice * (price ?? 0)) / budget
  return [
    tier,
    -Math.round(gain / step),
    -yearOf(part),
    Number(undated.has(productId)),
    -(orderCounts.get(productId) ?? 0),
    price ?? 0,
  ]
}

/** The year in which a part came on the market, else its chip or generation; 0: not known. */
function yearOf(part: Part): number {
  const { chip, releaseYear } = part.facts as Facts<'graphicsCard'>
  const { generation } = part.facts as Facts<'cpu'>
  if (releaseYear) return releaseYear
  if (part.kind === 'graphicsCard') return chip ? graphicsPerformance[chip][1] : 0
  return (part.kind === 'cpu' && generation && generationPerformance[generation]?.[1]) || 0
}

function compare(a: Keys, b: Keys): number {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] as number) - (b[index] as number)
    if (difference !== 0) return difference
  }
  return 0
}
