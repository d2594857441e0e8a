// The price list of an account as it is answered: written once, and kept until a price, a product or what is sold
// out changes.
import type { Catalogue } from '../catalog/catalogue.ts'
import { PreparedBody } from '../http/prepared-body.ts'
import { priceOf, toDecimal } from '../money.ts'
import { keptPerPriceList, type PriceQuestion } from './price-question.ts'

export function componentPricesText({ priceList, vatRate, catalogue, soldOut }: PriceQuestion): string {
  const { exponent } = priceList
  const prices = [...priceList.net]
    .filter(([productId]) => isComponent(catalogue, productId) && !soldOut.has(productId))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, net]) => ({
      productId,
      net: toDecimal(net, exponent),
      gross: toDecimal(priceOf(net, vatRate).gross, exponent),
      vatRate: vatRate / 10_000,
    }))
  return JSON.stringify({ prices })
}

const isComponent = ({ products }: Catalogue, productId: string) =>
  (products.get(productId)?.group ?? null) !== null

/** Answers from memory while nothing that the prices depend on has changed. */
export const componentPriceCache = () =>
  keptPerPriceList((question) => new PreparedBody(componentPricesText(question)))
