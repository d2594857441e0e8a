import { priceOf } from '../../money.ts'
import type { Kind, Part } from '../compatibility/index.ts'
import { keptPerPriceList, type PriceQuestion } from '../price-question.ts'
import { type GroupedOffer, type Shelves, shelvesOf } from './offer.ts'

/** Every component that the caller has a price for and can get. */
export function rangeOf({ catalogue, priceList, vatRate, soldOut }: PriceQuestion): Shelves {
  const offers: GroupedOffer[] = []
  for (const [productId, net] of priceList.net) {
    const group = catalogue.products.get(productId)?.group ?? null
    const part = catalogue.parts.get(productId)
    if (group === null || !part || part.kind === 'notAComponent' || soldOut.has(productId)) continue
    offers.push({ part: part as Part<Kind>, price: priceOf(net, vatRate), group })
  }
  return shelvesOf(offers)
}

/** Keeps the range of each price list until something it depends on changes. */
export const rangeCache = () => keptPerPriceList(rangeOf)
