import type { Part, Steps } from '../../compatibility/index.ts'
import type { Offer, Shelf } from './offer.ts'
import { openPlace } from './place.ts'

/** Of the offers that fit the only open place of a build, the one whose price is closest; of two, the cheaper. */
export function* closestOffer(
  { kept, removed }: { kept: readonly Part[]; removed: ReadonlySet<string> },
  shelf: Shelf,
  gross: number,
  isAccepted: (parts: readonly Part[]) => boolean,
): Steps<Offer | undefined> {
  const distance = ({ price }: Offer) => Math.abs(price.gross - gross)
  const candidates = shelf.offers
    .filter(({ part }) => !removed.has(part.productId))
    .toSorted((a, b) => distance(a) - distance(b))
  return candidates[yield* openPlace(kept, shelf.kind, [], candidates, isAccepted)(0)]
}
