import {
  judgeInSteps,
  type Kind,
  type Part,
  type Steps,
  type ValidationResult,
} from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { openChooser } from '../fit/chooser.ts'
import { lackingKinds } from '../fit/lacking.ts'
import type { SearchLimits } from '../limits.ts'
import type { GroupShelves, Offer } from '../offer.ts'
import { plans } from '../value/purposes.ts'
import { buildValue, pointsOf } from '../value/value.ts'
import { type Choices, choicesFor, type Supply } from './candidates.ts'
import { cheapestCompletion } from './last-resort.ts'
import { type PlacesQuestion, placesOf } from './places.ts'
import { openPool, type Pool, type Proposal } from './pool.ts'
import { type Doubts, reasonOf, type Summary, summaryFor } from './reasons.ts'

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
  /** What the sentence is made of. */
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
 * A search first takes only parts without a doubt that are in stock or dated; then also others; then also doubtful ones
 * where no others fit; and at last the cheapest of anything, also of parts that are hardly known. Each step only when the
 * one before finds nothing.
 */
export function* proposeCompletions(
  question: CompletionQuestion,
  shelves: GroupShelves,
  limits: SearchLimits,
): Steps<Completions> {
  let before: Choices | undefined
  for (const { supply, doubts } of attempts) {
    const choices = yield* choicesFor(shelves, question.purpose, supply)
    // Without a shortage, there is nothing more to choose from.
    if (doubts === 'none' && choices === before) continue
    before = choices
    const pool = yield* poolFor(question, choices, doubts === 'warnings', limits)
    const cheapest = pool && (yield* pool.cheapest())
    if (!cheapest) continue
    const chosen = yield* choose(question, pool, cheapest)
    // Over the budget: parts without a date may be cheaper.
    if (chosen.length === 0 && supply === 'dated' && shelves.hasUndated) continue
    const completions: Completion[] = []
    for (const { proposal, level } of chosen)
      completions.push(yield* completionOf(question, proposal, level, doubts))
    return { completions, cheapest, isProven: !pool.isCut, unfit: [] }
  }
  return yield* anyCompletion(question, shelves, limits)
}

/** What is tried one after the other, until something is found. */
const attempts: readonly { supply: Supply; doubts: Doubts }[] = [
  { supply: 'dated', doubts: 'none' },
  { supply: 'any', doubts: 'none' },
  { supply: 'any', doubts: 'warnings' },
]

function* poolFor(
  question: CompletionQuestion,
  choices: Choices,
  isLenient: boolean,
  limits: SearchLimits,
): Steps<Pool | undefined> {
  const plan = plans[question.purpose]
  const places = placesOf(question, choices, plan)
  if (places.some(({ isOptional, candidates }) => !isOptional && candidates.length === 0)) return undefined
  return yield* openPool({ ...question, places, plan, isLenient }, limits)
}

/** The cheapest of anything, or the kinds of which nothing fits. */
function* anyCompletion(
  question: CompletionQuestion,
  shelves: GroupShelves,
  limits: SearchLimits,
): Steps<Completions> {
  const { given, budget, purpose } = question
  const { found, isCut } = yield* cheapestCompletion(question, shelves, limits)
  if (!found)
    return { completions: [], cheapest: null, isProven: !isCut, unfit: unfitKinds(question, shelves) }
  const parts = [...given, ...found.added.map(({ part }) => part)]
  const proposal = { ...found, value: buildValue(parts, plans[purpose]) }
  const isAffordable = budget === null || found.price <= budget
  const completions = isAffordable
    ? [yield* completionOf(question, proposal, budget === null ? 'entry' : null, 'facts')]
    : []
  return { completions, cheapest: found, isProven: !isCut, unfit: [] }
}

/** The kinds that are still needed and of which not one part on offer fits the products given. */
function unfitKinds({ given, needs }: CompletionQuestion, { byGroup }: GroupShelves): Kind[] {
  const lacking = new Set(lackingKinds(given))
  const unfit = needs.filter(({ kind, group, min, max, given: count }) => {
    if (count >= min && !(lacking.has(kind) && count < max)) return false
    const fitOf = openChooser(given, kind)
    return (byGroup.get(group)?.leaders ?? []).every(({ part }) => fitOf(part) === 'refused')
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
  for (const [level, multiple] of Object.entries(levels) as [Level, number][]) {
    const [best] = yield* pool.best(givenPrice + multiple * (cheapest.price - givenPrice), 1)
    // Where little is open, levels meet in one PC.
    if (best && !found.has(best)) found.set(best, level)
  }
  return [...found].map(([proposal, level]) => ({ proposal, level }))
}

function* completionOf(
  { given, purpose, budget }: CompletionQuestion,
  { added, price, value }: Omit<Proposal, 'key'>,
  level: Level | null,
  doubts: Doubts,
): Steps<Completion> {
  const parts: Part[] = [...given, ...added.map(({ part }) => part)]
  const validationResult = yield* judgeInSteps(parts)
  if (!validationResult.isValid) throw new Error('The search proposed an invalid configuration.')
  const isDated = added.every((offer) => offer.isDated)
  const shareOfBudget = budget ? Math.round((1000 * price) / budget) / 1000 : null
  const summary = summaryFor(parts, { purpose, level, shareOfBudget, doubts, isDated })
  return {
    added,
    price,
    validationResult,
    level,
    score: pointsOf(value),
    reason: reasonOf(summary),
    summary,
    shareOfBudget,
  }
}
