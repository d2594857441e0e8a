import type { Kind, Part, Rule, Steps } from '../../../compatibility/index.ts'
import type { SearchLimits } from '../limits.ts'
import type { Offer } from '../offer.ts'
import { openChooser } from './chooser.ts'
import { isUnknown, lacksDecidingFact } from './deciding-facts.ts'
import { fits, mostDoubt } from './doubts.ts'
import { findRefuser } from './refusal.ts'
import { mayLeaveLacking, standInsFor } from './stand-ins.ts'

/** An offer for a place, and what it costs in the search: its price, or what the customer loses by it. */
export interface Option {
  offer: Offer
  cost: number
}

/** A place to fill; the options in the order of their cost. Places with the same options are one after another. */
export interface OpenPlace {
  kind: Kind
  options: readonly Option[]
}

export interface Filled {
  added: readonly Offer[]
  cost: number
}

export interface FillQuestion {
  kept: readonly Part[]
  places: readonly OpenPlace[]
  /** Only fills that cost less are of interest. */
  below: number
  /** Whether parts that no rule refuses will do. It must allow fewer the more is chosen, as the rules do. */
  isAccepted: (parts: readonly Part[]) => boolean
  /** What is asked of the filled build alone. */
  isWanted?: (parts: readonly Part[]) => boolean
  /** With doubts allowed, parts with warnings and parts of which deciding facts are missing are taken too. */
  mayDoubt: boolean
  /** Whether a rule is doubtful whatever is chosen; its doubts are not held against any part. */
  isAlwaysDoubted?: (rule: Rule) => boolean
}

export interface CheapestFill {
  filled: Filled | undefined
  /** Whether the time was over before everything was known. */
  isCut: boolean
}

/** How many options are judged between two pauses. */
const betweenPauses = 16

/**
 * Fills all places at the least cost: depth first, cheapest option first. A branch ends where an open place has no option
 * left that fits, or where the cheapest options left cost too much. Exact as long as stand-ins are as lenient as they say
 * (stand-ins.ts), until the time is over.
 */
export function* cheapestFill(question: FillQuestion, limits: SearchLimits): Steps<CheapestFill> {
  const { kept, places, isAccepted, isWanted, mayDoubt, isAlwaysDoubted = () => false } = question
  let best: Filled | undefined
  let below = question.below
  let isCut = false
  let judged = 0

  const isOver = (): boolean => {
    isCut ||= limits.isOver(best ? 'improving' : mayDoubt ? 'lastResort' : 'searching')
    return isCut
  }

  /** Finds options of one open place that fit, from an index on; -1 when there are no more. */
  function openOptions(chosen: readonly Part[], others: readonly Kind[], { kind, options }: OpenPlace) {
    const base = [...chosen, ...standInsFor(others, [...chosen, { kind }])]
    // A doubt about a part that is still to be chosen may be settled by it.
    const isUndecided = (rule: Rule) => others.some((other) => Object.hasOwn(rule.needs, other))
    const fitOf = openChooser(base, kind, (rule) => isAlwaysDoubted(rule) || isUndecided(rule))
    return function* next(from: number): Steps<number> {
      for (let index = from; index < options.length; index++) {
        const { part } = (options[index] as Option).offer
        if (++judged % betweenPauses === 0) yield
        if (mayDoubt ? isUnknown(part) : lacksDecidingFact(part)) continue
        if (fitOf(part) > (mayDoubt ? mostDoubt : fits)) continue
        if (!mayLeaveLacking(kind) || isAccepted([...base, part])) return index
      }
      return -1
    }
  }

  function* visit(
    chosen: readonly Part[],
    added: readonly Offer[],
    cost: number,
    firsts: readonly number[],
  ): Steps<void> {
    yield
    const open = places.slice(added.length)
    const [place] = open
    if (!place) {
      if (isWanted && !isWanted(chosen)) return
      best = { added, cost }
      below = cost
      return
    }
    if (isOver()) return
    const kinds = open.map(({ kind }) => kind)
    const found: number[] = []
    let finder: ReturnType<typeof openOptions> | undefined
    for (const [index, each] of open.entries()) {
      const next = openOptions(chosen, kinds.toSpliced(index, 1), each)
      finder ??= next
      const first: number = yield* next(firsts[index] as number)
      if (first < 0) return
      found.push(first)
    }
    const costOf = (index: number, at: number) => ((open[index] as OpenPlace).options[at] as Option).cost
    const others = found.slice(1).reduce((sum, at, index) => sum + costOf(index + 1, at), 0)
    for (let at = found[0] as number; at >= 0; at = yield* (finder as NonNullable<typeof finder>)(at + 1)) {
      const { offer, cost: own } = place.options[at] as Option
      if (cost + own + others >= below || isOver()) return
      const rest = found.slice(1)
      // Places with the same options are filled in their order, so that no pair is met twice.
      if (place.options === open[1]?.options) rest[0] = Math.max(rest[0] as number, at)
      yield* visit([...chosen, offer.part], [...added, offer], cost + own, rest)
    }
  }

  const withStandIns = [
    ...kept,
    ...standInsFor(
      places.map(({ kind }) => kind),
      kept,
    ),
  ]
  if (!(yield* findRefuser(withStandIns)) && isAccepted(withStandIns))
    yield* visit(
      kept,
      [],
      0,
      places.map(() => 0),
    )
  return { filled: best, isCut }
}
