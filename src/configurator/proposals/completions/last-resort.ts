import type { Part, Steps } from '../../../compatibility/index.ts'
import { cheapestFill } from '../fit/cheapest-fill.ts'
import { lackingKinds } from '../fit/lacking.ts'
import { firstOfEachLook } from '../fit/look.ts'
import type { SearchLimits } from '../limits.ts'
import type { GroupShelves, Offer, Shelf } from '../offer.ts'
import { type GroupNeed, shapesOf } from './shapes.ts'

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
  shelves: GroupShelves,
  limits: SearchLimits,
): Steps<{ found: { added: readonly Offer[]; price: number } | undefined; isCut: boolean }> {
  const takes = new Set(needs.filter(({ max }) => max > 0).map(({ kind }) => kind))
  const isAccepted = (parts: readonly Part[]) => lackingKinds(parts).every((kind) => !takes.has(kind))
  const optionsOf = keptPerShelf(({ kind, offers, leaders }) => {
    const isNew = given.every((part) => part.kind !== kind)
    const all = isNew ? leaders : firstOfEachLook(offers, ({ part }) => part, given)
    return { kind, options: all.map((offer) => ({ offer, cost: offer.price.gross })) }
  })
  let found: { added: readonly Offer[]; price: number } | undefined
  let isCut = false
  for (const shape of shapesOf(needs, shelves)) {
    const below = (found?.price ?? Number.POSITIVE_INFINITY) - givenPrice
    const places = shape.map(optionsOf)
    const fill = yield* cheapestFill({ kept: given, places, below, isAccepted, mayDoubt: true }, limits)
    if (fill.filled) found = { added: fill.filled.added, price: givenPrice + fill.filled.cost }
    isCut ||= fill.isCut
  }
  return { found, isCut }
}

function keptPerShelf<T>(make: (shelf: Shelf) => T): (shelf: Shelf) => T {
  const made = new Map<Shelf, T>()
  return (shelf) => {
    const value = made.get(shelf) ?? make(shelf)
    made.set(shelf, value)
    return value
  }
}
