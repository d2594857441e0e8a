import type { Kind, Part } from '../../compatibility/index.ts'
import type { MinorPrice } from '../../platform/money.ts'
import { firstOfEachLook } from './fit/look.ts'

/** A part that the caller can buy, at the caller's price. */
export interface Offer {
  part: Part<Kind>
  price: MinorPrice
  /** In stock, not counted, or expected by a date. */
  isDated: boolean
}

/** Parts to choose from, cheapest first. */
export interface Shelf {
  kind: Kind
  offers: readonly Offer[]
  /** Of those that no rule tells apart, only the cheapest: enough to find the cheapest choice. */
  leaders: readonly Offer[]
}

export interface GroupShelves {
  byGroup: ReadonlyMap<string, Shelf>
  /** Whether some offer is neither in stock nor dated. */
  hasUndated: boolean
}

/** Everything on offer to a caller, by product group and by kind of part. */
export interface Shelves extends GroupShelves {
  byKind: ReadonlyMap<Kind, Shelf>
}

export interface GroupedOffer extends Offer {
  group: string
}

/** Groups the offers. A group is sorted at its first use, because most searches need only a few. */
export const shelvesOf = (offers: readonly GroupedOffer[]): Shelves => ({
  byKind: shelvesBy(offers, ({ part }) => part.kind),
  byGroup: shelvesBy(offers, ({ group }) => group),
  hasUndated: offers.some(({ isDated }) => !isDated),
})

function shelvesBy<Key>(
  offers: readonly GroupedOffer[],
  keyOf: (offer: GroupedOffer) => Key,
): Map<Key, Shelf> {
  const heaps = new Map<Key, GroupedOffer[]>()
  for (const offer of offers) {
    const heap = heaps.get(keyOf(offer))
    if (heap) heap.push(offer)
    else heaps.set(keyOf(offer), [offer])
  }
  return new Map([...heaps].map(([key, heap]) => [key, shelfOf(heap)]))
}

function shelfOf(heap: readonly GroupedOffer[]): Shelf {
  let sorted: Offer[] | undefined
  let leaders: Offer[] | undefined
  return {
    kind: (heap[0] as GroupedOffer).part.kind,
    get offers() {
      sorted ??= heap.toSorted(byPrice)
      return sorted
    },
    get leaders() {
      leaders ??= firstOfEachLook(this.offers, ({ part }) => part)
      return leaders
    },
  }
}

export const byPrice = (a: Offer, b: Offer): number =>
  a.price.gross - b.price.gross || (a.part.productId < b.part.productId ? -1 : 1)
