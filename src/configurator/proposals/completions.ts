import { judgeInSteps, type Part, type Steps, type ValidationResult } from '../../compatibility/index.ts'
import { lackingKinds } from './lacking.ts'
import type { Offer, Shelves } from './offer.ts'
import { openSearch } from './search.ts'
import { type GroupNeed, shapesOf } from './shapes.ts'
import type { Filled, SearchLimits, Start } from './start.ts'

export interface CompletionQuestion {
  /** The products given; each belongs to one of the groups. */
  given: readonly Part[]
  /** Gross, of the products given. */
  givenPrice: number
  needs: readonly GroupNeed[]
  /** Gross, for the whole PC; null: no matter how much. */
  budget: number | null
  /** How many completions at most. */
  most: number
}

export interface Completion {
  added: readonly Offer[]
  /** Gross, of the whole PC. */
  price: number
  validationResult: ValidationResult
}

export interface Completions {
  completions: Completion[]
  /** The cheapest at all, also when it is over the budget; null when none was found. */
  cheapest: Completion | null
  /** False when the time was over before everything was known. */
  isProven: boolean
}

/**
 * The cheapest ways to complete a PC. Each fills every group of the bundle up to its minimum, is refused by no rule
 * and lacks nothing that the bundle takes; what the bundle leaves open is added only where it is needed.
 *
 * With `isProven`, the first is the cheapest there is, and each further one is the cheapest among those that differ
 * from all before in the most telling part that was open: the CPU, else the board, and so on (`telling`). Parts that
 * no deciding rule tells apart count as one there, the cheapest of them. Without `isProven` the answer is the
 * beginning of that list, or, when the time was over before the first was known, one that is valid but may not be the
 * cheapest.
 */
export function* proposeCompletions(
  { given, givenPrice, needs, budget, most }: CompletionQuestion,
  shelves: Pick<Shelves, 'byGroup'>,
  limits: SearchLimits,
): Steps<Completions> {
  const starts: Start[] = shapesOf(needs, shelves).map((open) => ({
    kept: given,
    open,
    price: givenPrice,
    removed: new Set(),
  }))
  const takes = new Set(needs.filter(({ max }) => max > 0).map(({ kind }) => kind))
  const shown = new Set<string>()
  const search = yield* openSearch(
    starts,
    (parts) => lackingKinds(parts).every((kind) => !takes.has(kind)),
    limits,
    (_, [first]) => !first || !shown.has(first.part.productId),
  )
  const completions: Completion[] = []
  let cheapest: Completion | null = null
  while (completions.length < most) {
    const found: Filled | undefined =
      (yield* search.next()) ?? (cheapest ? undefined : yield* search.lastResort())
    if (!found) break
    const completion: Completion = yield* completionOf(found, given)
    cheapest ??= completion
    if (budget !== null && found.price > budget) break
    completions.push(completion)
    const [first] = found.added
    if (!first) break
    shown.add(first.part.productId)
  }
  return { completions, cheapest, isProven: !search.isCut }
}

function* completionOf({ added, price }: Filled, given: readonly Part[]): Steps<Completion> {
  const validationResult = yield* judgeInSteps([...given, ...added.map(({ part }) => part)])
  if (!validationResult.isValid) throw new Error('The search proposed an invalid configuration.')
  return { added, price, validationResult }
}
