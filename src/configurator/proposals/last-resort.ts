import type { Part, Steps } from '../../compatibility/index.ts'
import { lackingKinds } from './lacking.ts'
import type { Offer, Shelves } from './offer.ts'
import { openSearch } from './search.ts'
import { type GroupNeed, shapesOf } from './shapes.ts'
import type { SearchLimits, Start } from './start.ts'

interface Question {
  given: readonly Part[]
  /** Gross, of the products given. */
  givenPrice: number
  needs: readonly GroupNeed[]
}

/**
 * The cheapest way to complete a PC with anything on offer, whatever is known of it. It finds one whenever there is one
 * and time for it, so that a customer who insists on unusual products is not sent away.
 */
export function* cheapestCompletion(
  { given, givenPrice, needs }: Question,
  shelves: Pick<Shelves, 'byGroup'>,
  limits: SearchLimits,
): Steps<{ found: { added: readonly Offer[]; price: number } | undefined; isCut: boolean }> {
  const starts: Start[] = shapesOf(needs, shelves).map((open) => ({
    kept: given,
    open,
    price: givenPrice,
    removed: new Set(),
  }))
  const takes = new Set(needs.filter(({ max }) => max > 0).map(({ kind }) => kind))
  const isWhole = (parts: readonly Part[]) => lackingKinds(parts).every((kind) => !takes.has(kind))
  const search = yield* openSearch(starts, isWhole, limits, () => true)
  const found = (yield* search.next()) ?? (yield* search.lastResort())
  return { found, isCut: search.isCut }
}
