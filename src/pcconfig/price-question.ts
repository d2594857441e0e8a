import type { Catalogue } from '../catalog/catalogue.ts'
import type { PriceList } from '../catalog/prices.ts'
import type { BasisPoints } from '../money.ts'

/** What the prices of an account depend on. */
export interface PriceQuestion {
  catalogue: Catalogue
  priceList: PriceList
  vatRate: BasisPoints
  /** Discontinued products of which none is left. */
  soldOut: ReadonlySet<string>
}

/** Keeps what was made for each price list until a price, a product or what is sold out changes. */
export function keptPerPriceList<T>(make: (question: PriceQuestion) => T): (question: PriceQuestion) => T {
  const kept = new Map<string, { question: PriceQuestion; made: T }>()
  return (question) => {
    const key = `${question.priceList.id} ${question.vatRate}`
    const last = kept.get(key)
    const isSame =
      last?.question.priceList === question.priceList &&
      last.question.catalogue === question.catalogue &&
      isEqual(last.question.soldOut, question.soldOut)
    if (last && isSame) return last.made
    const made = make(question)
    kept.set(key, { question, made })
    return made
  }
}

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && a.isSubsetOf(b))
