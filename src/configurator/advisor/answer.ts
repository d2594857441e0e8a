import type { Bundle } from '../../catalog/bundle.ts'
import { partOf } from '../../catalog/catalog.ts'
import type { Steps } from '../../compatibility/index.ts'
import { toMinor } from '../../platform/money.ts'
import type { PriceQuestion } from '../price-question.ts'
import {
  choicesFor,
  largestFix,
  mostProposals,
  needsOf,
  obstaclesOf,
  proposalView,
  proposeCompletions,
  proposeFixes,
  purposeOf,
  rangeFor,
  searchLimits,
  whyNothing,
} from '../proposals/index.ts'
import type { Advice, CompletionsQuestion, FixesQuestion, Question } from './messages.ts'
import type { Snapshots } from './snapshots.ts'

/** Answers a question; `clock` counts the milliseconds spent on it. */
export function* answer(question: Question, snapshots: Snapshots, clock: () => number): Steps<Advice> {
  const { catalog, prices, soldOut, undated } = snapshots
  const { priceListId, vatRate } = question
  const priceList = prices.get(priceListId)
  if (!priceList) return { refusal: 'price_list_missing' }
  const offered = { catalog, prices, priceList, vatRate, soldOut, undated }
  if (question.asksFor === 'fixes') return { json: JSON.stringify(yield* fixesFor(question, offered, clock)) }
  const bundle = catalog.bundles.get(question.bundleId)
  if (!bundle) return { refusal: 'bundle_not_found', detail: `There is no bundle ${question.bundleId}.` }
  return { json: JSON.stringify(yield* completionsFor(question, bundle, offered, clock)) }
}

function* fixesFor({ productIds }: FixesQuestion, offered: PriceQuestion, clock: () => number) {
  const { catalog, priceList, vatRate } = offered
  const range = yield* rangeFor(offered)
  const view = proposalView(priceList, vatRate)
  const parts = productIds.map((productId) => partOf(catalog, productId))
  const question = { parts, grossOf: view.grossOf, most: mostProposals, largest: largestFix }
  return view.fixes(yield* proposeFixes(question, range, searchLimits(clock)), parts)
}

function* completionsFor(
  question: CompletionsQuestion,
  bundle: Bundle,
  offered: PriceQuestion,
  clock: () => number,
) {
  const { productIds, budget, withAssembly } = question
  const { catalog, priceList, vatRate } = offered
  const range = yield* rangeFor(offered)
  const services = withAssembly ? [bundle.assemblyProductId] : []
  const view = proposalView(priceList, vatRate, services)
  const given = productIds.map((productId) => partOf(catalog, productId))
  const needs = needsOf(bundle, productIds, catalog)
  const purpose = question.purpose ?? purposeOf(bundle, needs)
  const obstacles = yield* obstaclesOf(bundle, productIds, catalog, range)
  if (obstacles.length > 0) {
    const none = { completions: [], cheapest: null, isProven: true, unfit: [] }
    return view.completions(none, { given, purpose }, obstacles)
  }
  // Kept for later requests, so its time does not count against this one.
  yield* choicesFor(range, purpose)
  const found = yield* proposeCompletions(
    {
      given,
      givenPrice: [...productIds, ...services].reduce((sum, productId) => sum + view.grossOf(productId), 0),
      needs,
      caseTypes: bundle.caseTypes ?? [],
      purpose,
      budget: budget === null ? null : minorBudget(budget, priceList.exponent),
      most: mostProposals,
    },
    range,
    searchLimits(clock),
  )
  const cheapest = found.cheapest && view.priceWith(given, found.cheapest.added)
  const words = cheapest && `${cheapest.gross} ${cheapest.currency}`
  return view.completions(found, { given, purpose }, whyNothing(found, given, words))
}

/** Rounds the budget down to the minor unit. */
const minorBudget = (budget: number, exponent: number): number =>
  toMinor(budget, exponent) ?? Math.floor(budget * 10 ** exponent)
