// The price list of an account as it is answered: written once, and kept until a price, a product or what is sold
// out changes.
import type { Catalogue } from '../catalog/catalogue.ts'
import type { PriceList } from '../catalog/prices.ts'
import { PreparedBody } from '../http/prepared-body.ts'
import { type BasisPoints, priceOf, toDecimal } from '../money.ts'

export interface PriceQuestion {
  priceList: PriceList
  vatRate: BasisPoints
  catalogue: Catalogue
  /** Discontinued products of which none is left. */
  soldOut: ReadonlySet<string>
}

export function componentPricesText({ priceList, vatRate, catalogue, soldOut }: PriceQuestion): string {
  const { currency } = priceList
  const prices = [...priceList.net]
    .filter(([productId]) => isComponent(catalogue, productId) && !soldOut.has(productId))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, net]) => ({
      productId,
      net: toDecimal(net, currency),
      gross: toDecimal(priceOf(net, vatRate).gross, currency),
      vatRate: vatRate / 10_000,
    }))
  return JSON.stringify({ prices })
}

const isComponent = ({ products }: Catalogue, productId: string) =>
  (products.get(productId)?.group ?? null) !== null

/** Answers from memory while nothing that the prices depend on has changed. */
export function componentPriceCache(): (question: PriceQuestion) => PreparedBody {
  const kept = new Map<string, { question: PriceQuestion; soldOut: string; body: PreparedBody }>()
  return (question) => {
    const key = `${question.priceList.id} ${question.vatRate}`
    const soldOut = [...question.soldOut].join()
    const last = kept.get(key)
    const isSame =
      last?.question.priceList === question.priceList &&
      last.question.catalogue === question.catalogue &&
      last.soldOut === soldOut
    if (last && isSame) return last.body
    const body = new PreparedBody(componentPricesText(question))
    kept.set(key, { question, soldOut, body })
    return body
  }
}
