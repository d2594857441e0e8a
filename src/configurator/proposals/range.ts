import type { Kind, Part, Steps } from '../../compatibility/index.ts'
import { priceOf } from '../../platform/money.ts'
import { keptPerPriceList, type PriceQuestion } from '../price-question.ts'
import { isDoubted } from './fit/doubted.ts'
import { type GroupedOffer, type Shelves, shelvesOf } from './offer.ts'

/** How many prices are read in one go. */
const betweenPauses = 500

/** Every component that the caller has a price for and can get, without those whose facts can hardly be true. */
export function* rangeOf({ catalog, priceList, vatRate, soldOut, undated }: PriceQuestion): Steps<Shelves> {
  const offers: GroupedOffer[] = []
  let read = 0
  for (const [productId, net] of priceList.net) {
    if (++read % betweenPauses === 0) yield
    const group = catalog.products.get(productId)?.group ?? null
    const part = catalog.parts.get(productId)
    if (group === null || !part || part.kind === 'notAComponent' || soldOut.has(productId)) continue
    if (isDoubted(part as Part<Kind>)) continue
    offers.push({
      part: part as Part<Kind>,
      price: priceOf(net, vatRate),
      isDated: !undated?.has(productId),
      group,
    })
  }
  return shelvesOf(offers)
}

/** The range of a price list from memory, while nothing that it depends on has changed. */
export const rangeFor = keptPerPriceList(rangeOf)
