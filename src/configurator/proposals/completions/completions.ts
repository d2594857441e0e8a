import {
  componentPreparer,
  judgeInSteps,
  type Kind,
  type Part,
  type Steps,
  type ValidationResult,
} from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { otherCases } from '../fit/case-types.ts'
import { isUnknown } from '../fit/deciding-facts.ts'
import { type Fit, fits, mostDoubt } from '../fit/doubts.ts'
import { lackingKinds } from '../fit/lacking.ts'
import { standInsFor } from '../fit/stand-ins.ts'
import type { SearchLimits } from '../limits.ts'
import type { GroupShelves, Offer } from '../offer.ts'
import { plans } from '../value/purposes.ts'
import { pointsOf } from '../value/value.ts'
import { type Candidate, type Choices, choicesFor, type Supply } from './candidates.ts'
import { openExactPool } from './exact-pool.ts'
import { openPlace, type Place, type PlacesQuestion, placesOf } from './places.ts'
import { openPool, type Pool } from './pool.ts'
import type { Proposal } from './proposal.ts'
import { asItems, fewOfBudget, reasonOf, type Summary, summaryFor } from './reasons.ts'
import type { PoolQuestion } from './seeds.ts'

export interface CompletionQuestion extends PlacesQuestion {
  /** Gross, of the products given and of services that the price includes. */
  givenPrice: number
  purpose: Purpose
  /** Gross, for the whole PC; null: three levels are proposed. */
  budget: number | null
  /** How many completions at most. */
  most: number
}

/** How much to spend without a budget, as a multiple of what completes the PC at the least. */
export const levels = { entry: 1.2, balanced: 2, high: 3.5 } as const
export type Level = keyof typeof levels

export interface Completion {
  added: readonly Offer[]
  /** Gross, of the whole PC. */
  price: number
  validationResult: ValidationResult
  level: Level | null
  /** Points of the whole PC for its purpose; an estimate. */
  score: number
  /** One sentence why. */
  reason: string
  /** What the sentence is made of, as items of a list. */
  summary: Summary
  /** Part of the budget that it uses, from 0 to 1; null without a budget. */
  shareOfBudget: number | null
}

export interface Completions {
  completions: Completion[]
  /** The cheapest PC that will do, also when it is over the budget; null when there is none. */
  cheapest: Pick<Completion, 'added' | 'price'> | null
  /** False when the time was over before everything was known. */
  isProven: boolean
  /** When there is none: the kinds of which no part on offer fits the products given. */
  unfit: readonly Kind[]
}

/**
 * PCs worth buying, made of the products given and what is on offer. Each fills every group of the bundle up to its
 * minimum and is valid. With a budget, the first is the best that it buys, and the further ones have another CPU or
 * graphics chip; without one, there is one PC per level.
 *
 * A search first takes only parts without a doubt that are in stock or dated; then also others; then one sort of doubt
 * more at a time, the least important first; and at last it tries everything. Each step only when the one before finds
 * nothing, whatever it costs: so the budget does not decide what is accepted.
 */
export function* proposeCompletions(
  asked: CompletionQuestion,
  shelves: GroupShelves,
  limits: SearchLimits,
): Steps<Completions> {
  const question = withSupplyToCome(asked)
  let before: Choices | undefined
  let isCut = false
  let isUnusual = false
  const known = new Map<Kind, (part: Part<Kind>) => Fit>()
  const fitting = (kind: Kind) => known.getOrInsertComputed(kind, () => openPlace(question.given, kind))
  for (const { supply, tolerance, isExact } of attempts) {
    const choices = yield* choicesFor(shelves, question.purpose, supply, tolerance)
    // Without a shortage, there is nothing more to choose from.
    if (tolerance === fits && choices === before) continue
    before = choices
    const plan = plans[question.purpose]
    const places = yield* placesOf({ ...question, fitting }, choices, plan, tolerance)
    const wanted = { ...question, places, plan, tolerance }
    const own = isUnusual ? patient(limits) : limits
    const pool = isExact ? yield* openExactPool(wanted, shelves, own) : yield* poolFor(wanted, own)
    const cheapest = pool && (yield* pool.cheapest())
    if (!cheapest) {
      // Where no part of a kind fits, further attempts find nothing either.
      if (!isUnusual && unfitKinds(question, shelves).length > 0) break
      isUnusual = true
      isCut ||= limits.isOver('lastResort')
      if (isCut) break
      continue
    }
    const chosen = yield* choose(question, pool, cheapest)
    // Over the budget: parts without a date may be cheaper.
    if (chosen.length === 0 && supply === 'dated' && shelves.hasUndated) continue
    const { budget } = question
    const isMuchLeft = budget !== null && chosen.some(({ proposal }) => proposal.price < fewOfBudget * budget)
    const [top] = isMuchLeft ? yield* pool.best(Number.POSITIVE_INFINITY, 1) : []
    const completions: Completion[] = []
    for (const { proposal, level } of chosen)
      completions.push(yield* completionOf(asked, proposal, { level, top, places }))
    return { completions, cheapest, isProven: !pool.isCut, unfit: [] }
  }
  return { completions: [], cheapest: null, isProven: !isCut, unfit: unfitKinds(question, shelves) }
}

/** Where the bundle demands a power supply, the one that a kept case brings feeds nothing: it does not decide about the card. */
function withSupplyToCome(question: CompletionQuestion): CompletionQuestion {
  const { given, needs } = question
  if (!needs.some(({ kind, min, given: count }) => kind === 'powerSupply' && count < min)) return question
  return { ...question, given: given.map((part) => (isCase(part) ? withoutSupply(part) : part)) }
}

const isCase = (part: Part): part is Part<'case'> => part.kind === 'case'

const prepare = componentPreparer()

const withoutSupply = (box: Part<'case'>): Part<'case'> =>
  box.facts.includesPsu
    ? prepare({
        ...box,
        facts: { ...box.facts, includesPsu: false, includedPsuWatts: undefined, includedPsuPlugs: undefined },
      })
    : box

/** What is tried one after the other, until something is found. */
const attempts: readonly { supply: Supply; tolerance: Fit; isExact?: true }[] = [
  { supply: 'dated', tolerance: fits },
  ...Array.from({ length: mostDoubt + 1 }, (_, tolerance) => ({ supply: 'any' as const, tolerance })),
  { supply: 'any', tolerance: mostDoubt, isExact: true },
]

/** After attempts that found nothing, the usual time to improve is over, and the cheapest PC would be the answer. */
const patient = ({ isOver }: SearchLimits): SearchLimits => ({
  isOver: (stage) => isOver(stage === 'improving' ? 'improvingLate' : stage),
})

function* poolFor(asked: PoolQuestion, limits: SearchLimits): Steps<Pool | undefined> {
  if (asked.places.some(({ isOptional, candidates }) => !isOptional && candidates.length === 0))
    return undefined
  return yield* openPool(asked, limits)
}

/** The kinds that are still needed, whatever else is chosen, and of which not one part on offer fits the products given. */
function unfitKinds({ given, needs, caseTypes }: CompletionQuestion, { byGroup }: GroupShelves): Kind[] {
  const isLacking = (kind: Kind) => {
    const others = needs.flatMap((need) => (need.kind !== kind && need.given < need.max ? [need.kind] : []))
    return lackingKinds([...given, ...standInsFor(others, given)]).includes(kind)
  }
  const unfit = needs.filter(({ kind, group, min, max, given: count }) => {
    if (count >= min && !(count < max && isLacking(kind))) return false
    const fitOf = openPlace(given, kind)
    return (byGroup.get(group)?.leaders ?? []).every(
      ({ part }) => fitOf(part) > mostDoubt || isUnknown(part) || otherCases([part], caseTypes).length > 0,
    )
  })
  return [...new Set(unfit.map(({ kind }) => kind))]
}

function* choose(
  { budget, givenPrice, most }: CompletionQuestion,
  pool: Pool,
  cheapest: Proposal,
): Steps<{ proposal: Proposal; level: Level | null }[]> {
  if (budget !== null) return (yield* pool.best(budget, most)).map((proposal) => ({ proposal, level: null }))
  const found = new Map<Proposal, Level>()
  // The cheapest of all may be too little for a graphics card that is given.
  const start = (yield* pool.cheapestBalanced()) ?? cheapest
  for (const [level, multiple] of Object.entries(levels) as [Level, number][]) {
    const [best] = yield* pool.best(givenPrice + multiple * (start.price - givenPrice), 1)
    // Where little is open, levels meet in one PC.
    if (best && !found.has(best)) found.set(best, level)
  }
  return [...found].map(([proposal, level]) => ({ proposal, level }))
}

function* completionOf(
  { given, purpose, budget }: CompletionQuestion,
  { added, price, value }: Proposal,
  { level, top, places }: { level: Level | null; top: Proposal | undefined; places: readonly Place[] },
): Steps<Completion> {
  const chosen = added.map(({ part }) => part)
  const validationResult = yield* judgeInSteps([...given, ...chosen])
  if (!validationResult.isValid) throw new Error('The search proposed an invalid configuration.')
  const shareOfBudget = budget ? Math.round((1000 * price) / budget) / 1000 : null
  const summary = summaryFor(given, chosen, {
    purpose,
    level,
    shareOfBudget,
    isBest: !top || top.value <= value,
    fastest: places.flatMap(({ kind, candidates }) => (isBestOf(added, kind, candidates) ? [kind] : [])),
    isWithoutCard: places.some(({ kind, candidates }) => kind === 'graphicsCard' && candidates.length === 0),
    isDated: added.every((offer) => offer.isDated),
    warnings: validationResult.warnings,
  })
  return {
    added,
    price,
    validationResult,
    level,
    score: pointsOf(value),
    reason: reasonOf(summary),
    summary: asItems(summary, [...given, ...chosen]),
    shareOfBudget,
  }
}

/** Whether none of the candidates of a kind is worth more than the one that was chosen. */
function isBestOf(added: readonly Offer[], kind: Kind, candidates: readonly Candidate[]): boolean {
  const chosen = added.find(({ part }) => part.kind === kind)
  const own = candidates.find(({ part }) => part === chosen?.part)
  return own !== undefined && candidates.every(({ worth }) => worth <= own.worth)
}
