import type { Facts, Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { unknownsOf } from '../fit/deciding-facts.ts'
import { type Fit, fits, mostDoubt } from '../fit/doubts.ts'
import { firstOfEachLook } from '../fit/look.ts'
import type { GroupShelves, Offer, Shelf } from '../offer.ts'
import { type Plan, plans, type ScoredKind } from '../value/purposes.ts'
import { isScored, scoreOf } from '../value/score.ts'
import { worthOf } from '../value/value.ts'

/** An offer with what it adds to the value of a PC for a purpose. */
export interface Candidate extends Offer {
  worth: number
  /** Whether a fact is missing by which a rule could refuse it. */
  lacks: boolean
}

const step = (value: number | undefined, ...steps: number[]): number =>
  steps.findIndex((each) => (value ?? 0) <= each)

/** Parts of one class are about as easy to fit: within it, a dearer part is a candidate only if it scores higher. */
const classes: { [K in ScoredKind]: (facts: Facts<K>) => unknown[] } = {
  cpu: ({ socket, integratedGraphics }) => [[socket, integratedGraphics]],
  // The chipset decides which firmware a CPU needs.
  motherboard: ({ chipset, socket, memoryTypes, formFactor, memoryForm }) => [
    [chipset, socket, memoryTypes, formFactor, memoryForm],
  ],
  memory: ({ type, form, ecc, registered, modules = 0 }) => [[type, form, ecc, registered, modules > 2]],
  graphicsCard: ({ chip, lengthMm }) => [[chip?.split(' ')[0], step(lengthMm, 200, 270, 310)]],
  storage: ({ form, interface: bus }) => [[form, bus]],
  powerSupply: ({ form, ratedWatts, pcie16Pins = 0 }) => [
    [form, step(ratedWatts, 450, 550, 650, 750, 850, 1000, 1200), pcie16Pins > 0],
  ],
  case: ({ type, boardForms, psuForms }) => [[type, boardForms, psuForms]],
  // A cooler competes for every socket that it fits.
  cooler: ({ type, sockets = [], heightMm, radiatorMm }) =>
    sockets.map((socket) => [socket, type, step(heightMm, 40, 50, 70, 135, 160), radiatorMm]),
}

const keptClasses = new WeakMap<object, readonly string[]>()

/** The classes in which a part competes; parts with equal facts share them. */
function classesOf(kind: ScoredKind, facts: Facts): readonly string[] {
  const known = keptClasses.get(facts)
  if (known) return known
  const names = (classes[kind] as (facts: Facts) => unknown[])(facts).map((each) => JSON.stringify(each))
  keptClasses.set(facts, names)
  return names
}

/** How many offers are read in one go. */
const betweenPauses = 200

/** What to read of the offers: how much may be unknown of a part, and which parts are of interest. */
interface Wanted {
  unknowns: (unknowns: Fit) => boolean
  isFit: (offer: Offer) => boolean
}

/** The cheapest of each class, and then each next one that is better than all cheaper ones. */
function* frontOf(offers: readonly Offer[], plan: Plan, { unknowns, isFit }: Wanted): Steps<Candidate[]> {
  const best = new Map<string, number>()
  const front: Candidate[] = []
  let read = 0
  for (const offer of offers) {
    const { part } = offer
    if (++read % betweenPauses === 0) yield
    if (!isScored(part.kind) || !isFit(offer)) continue
    const score = scoreOf(part, plan)
    if (score === undefined) continue
    const keys = classesOf(part.kind, part.facts)
    const better = keys.filter((key) => score > (best.get(key) ?? 0))
    if (better.length === 0 || !unknowns(unknownsOf(part))) continue
    for (const key of better) best.set(key, score)
    front.push({ ...offer, worth: worthOf(part.kind, score, plan), lacks: unknownsOf(part) > fits })
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
    const dated = supply === 'dated' ? shelf.offers.filter(({ isDated }) => isDated) : []
    const offers = dated.length > 0 ? dated : shelf.offers
    if (!isScored(shelf.kind)) return unscored(offers, shelf)
    const plan = plans[purpose]
    const wholly = yield* frontOf(offers, plan, { unknowns: (each) => each === fits, isFit })
    if (!mayLack) return wholly
    const isLesser = (each: Fit) => each > fits && each <= mostDoubt
    return [...wholly, ...(yield* frontOf(offers, plan, { unknowns: isLesser, isFit }))]
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
