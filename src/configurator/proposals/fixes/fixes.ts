import {
  type Build,
  groupByKind,
  judgeInSteps,
  type Kind,
  type Part,
  type Rule,
  rules,
  type Steps,
  type ValidationResult,
} from '../../../compatibility/index.ts'
import type { Compromise } from '../../../contract/proposals.ts'
import { cheapestFill } from '../fit/cheapest-fill.ts'
import { doubtBy, type Fit, firmware, fitBy, fits } from '../fit/doubts.ts'
import { lackingKinds } from '../fit/lacking.ts'
import { findRefuser, refusersOf } from '../fit/refusal.ts'
import type { SearchLimits } from '../limits.ts'
import type { Offer, Shelves } from '../offer.ts'
import { openOptions } from './options.ts'
import { type ChangePlan, plansOf, takesOutLast } from './plans.ts'
import { reasonFor } from './reason.ts'
import { accessoriesFor } from './settle.ts'

/** One step of a fix. Without `add` something is taken out, without `remove` something is added. */
export interface Change {
  remove: Part | null
  add: Offer | null
}

export interface Fix {
  changes: Change[]
  /** The configuration after it. */
  parts: Part[]
  /** Gross, of that configuration. */
  price: number
  /** What the customer loses, in the unit of prices (loss.ts). */
  loss: number
  compromise: Compromise
  /** Names of the rules that refused the configuration before. */
  solves: string[]
  reason: string
  validationResult: ValidationResult
}

export interface Fixes {
  /** The least loss first; a compromise last. */
  fixes: Fix[]
  /** False when the time was over before everything was known, or more changes than allowed would be needed. */
  isProven: boolean
}

export interface FixQuestion {
  parts: readonly Part[]
  /** What the caller pays for a product, gross; nothing when there is no price. */
  grossOf: (productId: string) => number
  /** How many fixes at most. */
  most: number
  /** How many changes at most, besides taking out what is no component. */
  largest: number
}

/** A plan with its places filled. */
interface Planned {
  plan: ChangePlan
  added: readonly Offer[]
  loss: number
  compromise: Compromise
}

/** How many more changes are better than a compromise. */
const patience = 1

/**
 * The smallest changes that make a configuration valid, those by which the customer loses least first. A change replaces
 * one product by another of its kind, takes one out, or adds one of a kind that was missing. No fix leaves the PC lacking
 * something it had. Products that are unknown or no components are always taken out, whatever else is needed.
 *
 * A valid configuration gets the accessories that its warnings ask for, if they are on offer.
 *
 * First come fixes without a compromise, all of the smallest size that has one. The last may be a compromise with fewer
 * or as many changes. Only when one more change finds nothing better either, a compromise is all there is.
 */
export function* proposeFixes(question: FixQuestion, shelves: Shelves, limits: SearchLimits): Steps<Fixes> {
  const { parts, most, largest } = question
  if (!(yield* findRefuser(parts))) return { fixes: yield* settling(question, shelves), isProven: true }
  const search = openFixSearch(question, shelves, limits)
  let fallback: { planned: Planned; size: number } | undefined
  let found: Planned[] = []
  for (let size = 0; size <= largest && found.length === 0; size++) {
    if (fallback && size > fallback.size + patience) break
    const plans = yield* search.plans(size)
    found = yield* search.best(plans, 'none', most)
    if (!fallback && found.length < most) {
      const isFound = found.length > 0
      const [other] = [
        ...(yield* search.best(plans, 'downgrade', 1)),
        ...(isFound ? [] : yield* search.best(plans, 'doubt', 1)),
      ]
      fallback = other && { planned: other, size }
    }
    if (search.isCut()) break
  }
  const solves: string[] = []
  for (const rule of refusersOf(parts)) {
    if (rule) solves.push(rule.name)
    yield
  }
  const fixes: Fix[] = []
  for (const planned of [...found, ...(fallback ? [fallback.planned] : [])].slice(0, most))
    fixes.push(yield* fixOf(planned, question, solves))
  return { fixes, isProven: fixes.length > 0 && !search.isCut() }
}

/** The accessories without which a valid configuration is not complete. */
function* settling(question: FixQuestion, { byKind }: Shelves): Steps<Fix[]> {
  const { parts } = question
  const { added, solves } = yield* accessoriesFor(parts, byKind.get('accessory'))
  if (added.length === 0) return []
  const plan = { kept: parts, replaced: [], takenOut: [], added: added.map(({ part }) => part.kind) }
  const loss = added.reduce((sum, { price }) => sum + price.gross, 0)
  return [yield* fixOf({ plan, added, loss, compromise: 'none' }, question, solves)]
}

/** Unknown products, and products that are no components. */
const isNoComponent = ({ kind }: Part): boolean => kind === 'unknownProduct' || kind === 'notAComponent'

function openFixSearch({ parts, grossOf }: FixQuestion, shelves: Shelves, limits: SearchLimits) {
  const components = parts.filter((part) => !isNoComponent(part))
  const lackingBefore = new Set(lackingKinds(components))
  const isAccepted = (build: readonly Part[]) => lackingKinds(build).every((kind) => lackingBefore.has(kind))
  const doubtBefore = openDoubts(parts)
  const isAlwaysDoubted = (rule: Rule) => doubtBefore(rule) > fits
  const dearest = components.reduce<Part | undefined>(
    (best, part) => (best && grossOf(best.productId) > grossOf(part.productId) ? best : part),
    undefined,
  )
  const options = openOptions(grossOf, shelves, dearest)
  let isCut = false

  const isWithoutDoubt = (build: readonly Part[]) => {
    const after = groupByKind(build)
    return rules.every(
      (rule) =>
        doubtBy(rule, after) <= doubtBefore(rule) || (hasFlashback(after) && fitBy(rule, after) === firmware),
    )
  }

  return {
    isCut: () => isCut,

    /** The plans of a size, those that lose least at first. */
    *plans(size: number): Steps<ChangePlan[]> {
      const plans: ChangePlan[] = []
      for (const plan of plansOf(components, size, () => limits.isOver('searching'))) {
        if (plan) plans.push(plan)
        yield
      }
      isCut ||= limits.isOver('searching')
      return plans.sort((a, b) => options.leastLoss(a) - options.leastLoss(b))
    },

    /** The best fills of plans with a compromise, each of another plan. */
    *best(plans: readonly ChangePlan[], compromise: Compromise, most: number): Steps<Planned[]> {
      let found: Planned[] = []
      const doubting =
        compromise === 'doubt' ? { mayDoubt: true } : { mayDoubt: false, isWanted: isWithoutDoubt }
      const stage = compromise === 'doubt' ? 'lastResort' : 'searching'
      for (const plan of plans) {
        if (limits.isOver(found.length > 0 ? 'improving' : stage)) {
          isCut = true
          break
        }
        if (compromise === 'none' && takesOutLast(plan)) continue
        const isFilledDowngrade = plan.replaced.some((part) => part === dearest)
        if (compromise === 'downgrade' && !takesOutLast(plan) && !isFilledDowngrade) continue
        const places = options.places(plan, compromise)
        if (!places) continue
        const taken = options.lossOfTakingOut(plan)
        const below = (found[most - 1]?.loss ?? Number.POSITIVE_INFINITY) - taken
        const { filled, isCut: isOver } = yield* cheapestFill(
          { kept: plan.kept, places, below, isAccepted, isAlwaysDoubted, ...doubting },
          limits,
        )
        isCut ||= isOver
        if (!filled) continue
        found = [...found, { plan, added: filled.added, loss: taken + filled.cost, compromise }]
          .sort((a, b) => a.loss - b.loss)
          .slice(0, most)
      }
      return found
    },
  }
}

/** Firmware of such a board is updated without a CPU, so that a newer one is no doubt. */
const hasFlashback = ({ motherboard }: Build): boolean =>
  motherboard.some(({ facts }) => facts.biosFlashback === true)

/** How much each rule doubts the configuration already, kept. */
function openDoubts(parts: readonly Part[]): (rule: Rule) => Fit {
  const build = groupByKind(parts)
  const known = new Map<Rule, Fit>()
  return (rule) => known.getOrInsertComputed(rule, () => doubtBy(rule, build))
}

function* fixOf(
  { plan, added, loss, compromise }: Planned,
  { parts, grossOf }: FixQuestion,
  solves: string[],
): Steps<Fix> {
  const offers = [...added]
  const take = (kind: Kind): Offer => {
    const place = offers.findIndex(({ part }) => part.kind === kind)
    return offers.splice(place, 1)[0] as Offer
  }
  const changes: Change[] = [
    ...[...parts.filter(isNoComponent), ...plan.takenOut].map((part) => ({ remove: part, add: null })),
    ...plan.replaced.map((part) => ({ remove: part, add: take(part.kind) })),
    ...plan.added.map((kind) => ({ remove: null, add: take(kind) })),
  ]
  const after = changedBuild(parts, changes)
  const validationResult = yield* judgeInSteps(after)
  if (!validationResult.isValid) throw new Error('The search proposed an invalid configuration.')
  return {
    changes,
    parts: after,
    price: after.reduce((sum, { productId }) => sum + grossOf(productId), 0),
    loss,
    compromise,
    solves,
    reason: reasonFor(changes, compromise),
    validationResult,
  }
}

/** The configuration after the changes: each new product in the place of the old one, additions last. */
function changedBuild(parts: readonly Part[], changes: readonly Change[]): Part[] {
  const pending = changes.filter(({ remove }) => remove !== null)
  const after: Part[] = []
  for (const part of parts) {
    const place = pending.findIndex(({ remove }) => remove?.productId === part.productId)
    const [change] = place < 0 ? [] : pending.splice(place, 1)
    if (!change) after.push(part)
    else if (change.add) after.push(change.add.part)
  }
  return [...after, ...changes.flatMap(({ remove, add }) => (remove === null && add ? [add.part] : []))]
}
