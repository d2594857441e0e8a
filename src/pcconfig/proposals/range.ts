import type { Catalogue } from '../../catalog/catalogue.ts'
import type { PriceList } from '../../catalog/prices.ts'
import { type BasisPoints, priceOf } from '../../money.ts'
import type { Kind, Part } from '../compatibility/index.ts'
import { type GroupedOffer, type Shelves, shelvesOf } from './offer.ts'

/** What a caller's range depends on. */
export interface RangeQuestion {
  catalogue: Catalogue
  priceList: PriceList
  vatRate: BasisPoints
  /** Discontinued products of which none is left. */
  soldOut: ReadonlySet<string>
}

/** Every component that the caller has a price for and can get. */
export function rangeOf({ catalogue, priceList, vatRate, soldOut }: RangeQuestion): Shelves {
  const offers: GroupedOffer[] = []
  for (const [productId, net] of priceList.net) {
    const group = catalogue.products.get(productId)?.group ?? null
    const part = catalogue.parts.get(productId)
    if (group === null || !part || part.kind === 'notAComponent' || soldOut.has(productId)) continue
    offers.push({ part: part as Part<Kind>, price: priceOf(net, vatRate), group })
  }
  return shelvesOf(offers)
}

/** Keeps the range of each price list until a price, a product or what is sold out changes. */
export function rangeCache(): (question: RangeQuestion) => Shelves {
  const kept = new Map<string, { question: RangeQuestion; soldOut: string; range: Shelves }>()
  return (question) => {
    const key = `${question.priceList.id} ${question.vatRate}`
    const soldOut = [...question.soldOut].join()
    const last = kept.get(key)
    const isSame =
      last?.question.priceList === question.priceList &&
      last.question.catalogue === question.catalogue &&
      last.soldOut === soldOut
    if (last && isSame) return last.range
    const range = rangeOf(question)
    kept.set(key, { question, soldOut, range })
    return range
  }
}
