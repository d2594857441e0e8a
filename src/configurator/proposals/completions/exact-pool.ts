import { type Facts, groupByKind, type Part, rules, type Steps } from '../../../compatibility/index.ts'
import { isOfTypes, otherCases } from '../fit/case-types.ts'
import { cheapestFill, type OpenPlace, type Option } from '../fit/cheapest-fill.ts'
import { fitBy, mostDoubt, refused } from '../fit/doubts.ts'
import { lackingKinds } from '../fit/lacking.ts'
import { firstOfEachLook } from '../fit/look.ts'
import type { SearchLimits } from '../limits.ts'
import type { GroupShelves, Offer, Shelf } from '../offer.ts'
import { isScored, scoreOf } from '../value/score.ts'
import { unknownScore, worthOf } from '../value/value.ts'
import { missedFloors } from './floors.ts'
import { levelPrices, type Pool, poolOf } from './pool.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import type { PoolQuestion, Seed } from './seeds.ts'
import { type GroupNeed, shapesOf } from './shapes.ts'

export interface ExactQuestion extends PoolQuestion {
  needs: readonly GroupNeed[]
  caseTypes: readonly string[]
}

/** Between the levels of spending that are searched; each search is long. */
const levelStep = 6

/** More than prices and points of a whole PC ever differ: floors come first. */
const perFloor = 1000

/**
 * The PCs of a search that tries everything, for products kept that the search by levels of spending (pool.ts) does not
 * complete. It finds one whenever there is one and time for it. Floors count before money and points, so only the least
 * important ones give way. Like the other pool, it does not depend on the budget.
 */
export function* openExactPool(
  question: ExactQuestion,
  shelves: GroupShelves,
  limits: SearchLimits,
): Steps<Pool> {
  const { given, needs } = question
  const takes = new Set(needs.filter(({ max }) => max > 0).map(({ kind }) => kind))
  const isAccepted = (parts: readonly Part[]) => lackingKinds(parts).every((kind) => !takes.has(kind))
  const isWanted = openKnown(given)
  const shapes = shapesOf(needs, shelves)
  const found = new Map<Seed, Proposal>()
  let isCut = false
  /** A seed that is grown already: nothing is left to choose. */
  const add = (proposal: Proposal) => {
    const { added, price: least, value: most } = proposal
    found.set({ level: 0, added, chosen: partsWith(given, added), least, most }, proposal)
  }
  function* grow(seed: Seed): Steps<Proposal | null> {
    yield
    return found.get(seed) ?? null
  }
  levels: for (const price of levelPrices(question.places).filter((_, level) => level % levelStep === 1)) {
    const placeOf = openPlaces(question, price)
    for (const shape of shapes) {
      const places = shape.map(placeOf)
      const below = Number.POSITIVE_INFINITY
      const fill = { kept: given, places, below, isAccepted, isWanted, mayDoubt: true }
      const { filled, isCut: isFillCut } = yield* cheapestFill(fill, limits)
      isCut ||= isFillCut
      if (filled) add(proposalOf(question, filled.added))
      if (found.size > 0 && limits.isOver('improving')) {
        isCut = true
        break levels
      }
    }
    // What does not exist at one price of money does not at another.
    if (found.size === 0) break
  }
  return poolOf(question, { seeds: [...found.keys()], grow, isCut, lessWithin: () => 0 }, limits)
}

/** Whether no added part leaves a rule in more doubt than is ever accepted, except where the given ones do already. */
function openKnown(given: readonly Part[]): (parts: readonly Part[]) => boolean {
  const before = groupByKind(given)
  const accepted = rules.map((rule) => {
    const fit = fitBy(rule, before)
    return fit === refused ? mostDoubt : Math.max(mostDoubt, fit)
  })
  return (parts) => {
    const after = groupByKind(parts)
    return rules.every((rule, place) => fitBy(rule, after) <= (accepted[place] as number))
  }
}

/** Makes places of shelves: the options cost what they lose at a price of money, missed floors first. */
function openPlaces({ given, plan, caseTypes }: ExactQuestion, krone: number): (shelf: Shelf) => OpenPlace {
  const made = new Map<Shelf, OpenPlace>()
  const costOf = ({ part, price }: Offer): number => {
    const worth = isScored(part.kind) ? worthOf(part.kind, scoreOf(part, plan) ?? unknownScore, plan) : 0
    const missed = missedFloors(part, plan, given) + Number(isOtherCase(part, caseTypes))
    return krone * price.gross - worth + perFloor * missed
  }
  return (shelf) => {
    const known = made.get(shelf)
    if (known) return known
    const options = shelf.offers
      .filter(({ part }) => otherCases([part], caseTypes).length === 0)
      .map((offer): Option => ({ offer, cost: costOf(offer) }))
      .sort((a, b) => a.cost - b.cost)
    const place = { kind: shelf.kind, options: firstOfEachLook(options, ({ offer }) => offer.part, given) }
    made.set(shelf, place)
    return place
  }
}

const partsWith = (given: readonly Part[], added: readonly Offer[]): Part[] => [
  ...given,
  ...added.map(({ part }) => part),
]

/** A case of another type than the one that the bundle names first. */
const isOtherCase = (part: Part, [first]: readonly string[]): boolean =>
  part.kind === 'case' && first !== undefined && isOfTypes(part.facts as Facts<'case'>, [first]) !== true
