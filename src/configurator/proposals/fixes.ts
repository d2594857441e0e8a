import {
  judgeInSteps,
  type Kind,
  type Part,
  type Steps,
  type ValidationResult,
} from '../../compatibility/index.ts'
import { type ChangePlan, openKinds, plansOf } from './changes.ts'
import { closestOffer } from './closest.ts'
import { lackingKinds } from './lacking.ts'
import { byPrice, type Offer, type Shelf, type Shelves } from './offer.ts'
import { findRefuser } from './refusal.ts'
import { openSearch } from './search.ts'
import { mostTellingFirst } from './shapes.ts'
import type { Filled, SearchLimits, Start } from './start.ts'

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
  validationResult: ValidationResult
}

export interface Fixes {
  /** Cheapest configuration first. */
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

/**
 * The smallest changes that make a configuration valid, cheapest first. A change replaces one product by another of
 * its kind, takes one out, or adds one of a kind that was missing. No fix leaves the PC lacking something it had.
 *
 * With `isProven`, no fix has fewer changes than those given; the first is the cheapest of that size, each further one
 * the cheapest among those that change other products; what is left of `most` shows for single replacements also the
 * one closest in price to what it replaces. The only product of its kind is taken out only where no fix of that size
 * keeps one. Products that are unknown or no components are always taken out, whatever else is needed.
 */
export function* proposeFixes(question: FixQuestion, shelves: Shelves, limits: SearchLimits): Steps<Fixes> {
  const { parts, most, largest } = question
  if (!(yield* findRefuser(parts))) return { fixes: [], isProven: true }
  const strangers = parts.filter(isStranger)
  const components = parts.filter((part) => !isStranger(part))
  const lackingBefore = new Set(lackingKinds(components))
  const isAccepted = (build: readonly Part[]) => lackingKinds(build).every((kind) => lackingBefore.has(kind))

  for (let size = 0; size <= largest; size++)
    for (const mayTakeOutLast of size === 0 ? [false] : [false, true]) {
      const plans = plansOf(components, size, { mayTakeOutLast, deadline: limits.deadline })
      const starts: PlannedStart[] = []
      for (const plan of plans) {
        if (plan) starts.push(...startOf(plan, question, shelves))
        else yield
      }
      const found = new Map<PlannedStart, Filled<PlannedStart>>()
      const search = yield* openSearch(starts, isAccepted, limits, (start) => !found.has(start))
      while (found.size < most) {
        const filled = (yield* search.next()) ?? (found.size > 0 ? undefined : yield* search.lastResort())
        if (!filled) break
        found.set(filled.start, filled)
      }
      if (found.size > 0) {
        const all = [...found.values()]
        if (size === 1)
          for (const filled of found.values()) {
            const other = yield* closest(filled, question, isAccepted)
            if (other && all.length < most) all.push(other)
          }
        const fixes: Fix[] = []
        for (const filled of all) fixes.push(yield* fixOf(filled, parts, strangers))
        return { fixes: fixes.sort((a, b) => a.price - b.price), isProven: !search.isCut }
      }
      if (search.isCut || limits.deadline()) return { fixes: [], isProven: false }
    }
  return { fixes: [], isProven: false }
}

interface PlannedStart extends Start {
  plan: ChangePlan
}

const isStranger = ({ kind }: Part): boolean => kind === 'unknownProduct' || kind === 'notAComponent'

function startOf(plan: ChangePlan, { grossOf }: FixQuestion, { byKind }: Shelves): PlannedStart[] {
  const open: Shelf[] = []
  for (const kind of openKinds(plan)) {
    const shelf = byKind.get(kind)
    if (!shelf) return []
    open.push(shelf)
  }
  const price = plan.kept.reduce((sum, { productId }) => sum + grossOf(productId), 0)
  const removed = new Set([...plan.replaced, ...plan.takenOut].map(({ productId }) => productId))
  return [{ plan, kept: plan.kept, open: open.sort(mostTellingFirst), price, removed }]
}

/** The same single replacement with the product closest in price to the one it replaces, when that is another. */
function* closest(
  { start, added }: Filled<PlannedStart>,
  { grossOf }: FixQuestion,
  isAccepted: (build: readonly Part[]) => boolean,
): Steps<Filled<PlannedStart> | undefined> {
  const [replaced] = start.plan.replaced
  const [shelf] = start.open
  if (!replaced || !shelf) return undefined
  const offer = yield* closestOffer(start, shelf, grossOf(replaced.productId), isAccepted)
  if (!offer || offer === added[0]) return undefined
  return { start, added: [offer], price: start.price + offer.price.gross }
}

function* fixOf(
  { start: { plan }, added, price }: Filled<PlannedStart>,
  parts: readonly Part[],
  strangers: readonly Part[],
): Steps<Fix> {
  const offers = added.toSorted(byPrice)
  const take = (kind: Kind): Offer => {
    const place = offers.findIndex(({ part }) => part.kind === kind)
    return offers.splice(place, 1)[0] as Offer
  }
  const changes: Change[] = [
    ...[...strangers, ...plan.takenOut].map((part) => ({ remove: part, add: null })),
    ...plan.replaced.map((part) => ({ remove: part, add: take(part.kind) })),
    ...plan.added.map((kind) => ({ remove: null, add: take(kind) })),
  ]
  const after = changedBuild(parts, changes)
  const validationResult = yield* judgeInSteps(after)
  if (!validationResult.isValid) throw new Error('The search proposed an invalid configuration.')
  return { changes, parts: after, price, validationResult }
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
