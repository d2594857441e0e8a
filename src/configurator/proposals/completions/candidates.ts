import type { Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { unknownsOf } from '../fit/deciding-facts.ts'
import { type Fit, fits, mostDoubt } from '../fit/doubts.ts'
import { firstOfEachLook } from '../fit/look.ts'
import type { GroupShelves, Offer, Shelf } from '../offer.ts'
import { type Plan, plans, type ScoredKind } from '../value/purposes.ts'
import { isScored, scoreOf } from '../value/score.ts'
import { worthOf } from '../value/value.ts'
import { classesOf } from './classes.ts'

/** An offer with what it adds to the value of a PC for a purpose. */
export interface Candidate extends Offer {
  worth: number
  /** Whether a fact is missing by which a rule could refuse it. */
  lacks: boolean
}

/** How many offers are read in one go. */
const betweenPauses = 200

/** What decides about the offers of a shelf, in their order. */
interface Rating {
  /** NaN: not enough is known. */
  scores: Float64Array
  classes: readonly (readonly number[])[]
}

const ratings = new WeakMap<Shelf, Map<Plan, Rating>>()

/** Kept with the shelf: each request that keeps parts reads all offers again. */
function* ratingOf(shelf: Shelf, kind: ScoredKind, plan: Plan): Steps<Rating> {
  const byPlan = ratings.getOrInsertComputed(shelf, () => new Map<Plan, Rating>())
  const known = byPlan.get(plan)
  if (known) return known
  const { offers } = shelf
  const scores = new Float64Array(offers.length)
  // The classes do not depend on the plan.
  const [other] = byPlan.values()
  const classes = other?.classes ?? offers.map(({ part }) => classesOf(kind, part.facts))
  for (const [place, { part }] of offers.entries()) {
    if (place % betweenPauses === 0) yield
    scores[place] = scoreOf(part, plan) ?? Number.NaN
  }
  const rating = { scores, classes }
  byPlan.set(plan, rating)
  return rating
}

/** What to read of the offers: how much may be unknown of a part, and which offers are of interest. */
interface Wanted {
  unknowns: (unknowns: Fit) => boolean
  isFit: (offer: Offer) => boolean
}

/** The cheapest of each class, and then each next one that is better than all cheaper ones. */
function* frontOf(
  shelf: Shelf,
  kind: ScoredKind,
  plan: Plan,
  { unknowns, isFit }: Wanted,
): Steps<Candidate[]> {
  const { scores, classes } = yield* ratingOf(shelf, kind, plan)
  const best = new Map<number, number>()
  const front: Candidate[] = []
  for (const [place, offer] of shelf.offers.entries()) {
    if (place % betweenPauses === 0) yield
    const score = scores[place] as number
    const better = (classes[place] as readonly number[]).filter((key) => score > (best.get(key) ?? 0))
    if (better.length === 0 || !isFit(offer)) continue
    const unknown = unknownsOf(offer.part)
    if (!unknowns(unknown)) continue
    for (const key of better) best.set(key, score)
    front.push({ ...offer, worth: worthOf(kind, score, plan), lacks: unknown > fits })
  }
  return front
}

/** Kinds without a score: of parts that no rule tells apart, only the cheapest. */
const unscored = (offers: readonly Offer[], { leaders, offers: all }: Shelf): Candidate[] =>
  (offers === all ? leaders : firstOfEachLook(offers, ({ part }) => part)).map((offer) => ({
    ...offer,
    worth: 0,
    lacks: false,
  }))

/** From what to choose: where a group has parts that are in stock or dated, only from these, or from all. */
export type Supply = 'dated' | 'any'

/** Finds the candidates of groups. Kept with the range, so that only the first request computes them. */
export interface Choices {
  of(group: string): readonly Candidate[]
  /** The candidates among the offers that fit, where others than those would hide them. */
  fitting(group: string, isFit: (offer: Offer) => boolean): Steps<readonly Candidate[]>
}

const kept = new WeakMap<GroupShelves, Map<string, Choices>>()

/** The candidates of every group for a purpose; kept with the range. */
export function* choicesFor(
  shelves: GroupShelves,
  purpose: Purpose,
  supply: Supply = 'dated',
  tolerance: Fit = fits,
): Steps<Choices> {
  const made = kept.get(shelves) ?? new Map<string, Choices>()
  kept.set(shelves, made)
  const mayLack = tolerance > fits
  const key = `${purpose} ${shelves.hasUndated ? supply : 'any'} ${mayLack}`
  const known = made.get(key)
  if (known) return known
  const byGroup = new Map<string, readonly Candidate[]>()
  const all = () => true
  for (const [group, shelf] of shelves.byGroup) byGroup.set(group, yield* front(shelf, all))

  function* front(shelf: Shelf, isFit: (offer: Offer) => boolean): Steps<Candidate[]> {
    const { kind } = shelf
    const isDatedOnly = supply === 'dated' && shelf.offers.some(({ isDated }) => isDated)
    if (!isScored(kind))
      return unscored(isDatedOnly ? shelf.offers.filter(({ isDated }) => isDated) : shelf.offers, shelf)
    const isWanted = isDatedOnly ? (offer: Offer) => offer.isDated && isFit(offer) : isFit
    const plan = plans[purpose]
    const wholly = yield* frontOf(shelf, kind, plan, { unknowns: (each) => each === fits, isFit: isWanted })
    if (!mayLack) return wholly
    const isLesser = (each: Fit) => each > fits && each <= mostDoubt
    return [...wholly, ...(yield* frontOf(shelf, kind, plan, { unknowns: isLesser, isFit: isWanted }))]
  }

  const choices: Choices = {
    of: (group) => byGroup.get(group) ?? [],
    *fitting(group, isFit) {
      const shelf = shelves.byGroup.get(group)
      return shelf ? yield* front(shelf, isFit) : []
    },
  }
  made.set(key, choices)
  return choices
}
