// The answer of component prices: written once per account's price list, and cached until prices, products or sold-out
// products change.
import type { PartsCatalog } from '../catalog/catalog.ts'
import type { Steps } from '../compatibility/index.ts'
import { PreparedBody } from '../platform/http/reply/prepared-body.ts'
import { priceOf, toDecimal } from '../platform/money.ts'
import { sortInTurns } from '../platform/turns/sort-in-turns.ts'
import { keptPerPriceList, type PriceQuestion } from './price-question.ts'

/** Prices written between two pauses. */
const betweenPauses = 500

function* componentPricesText({ priceList, vatRate, catalog, soldOut }: PriceQuestion): Steps<string> {
  const { exponent, net } = priceList
  const ids = [...net.keys()].filter((id) => isComponent(catalog, id) && !soldOut.has(id))
  const pieces: string[] = []
  const sorted = yield* sortInTurns(ids, (a, b) => (a < b ? -1 : 1))
  for (let start = 0; start < sorted.length; start += betweenPauses) {
    const prices = sorted.slice(start, start + betweenPauses).map((productId) => {
      const price = priceOf(net.get(productId) as number, vatRate)
      return {
        productId,
        net: toDecimal(price.net, exponent),
        gross: toDecimal(price.gross, exponent),
        vatRate: vatRate / 10_000,
      }
    })
    pieces.push(JSON.stringify(prices).slice(1, -1))
    yield
  }
  return `{"prices":[${pieces.join()}]}`
}

const isComponent = ({ products }: Pick<PartsCatalog, 'products'>, productId: string) =>
  (products.get(productId)?.group ?? null) !== null

/** The cached answer, or a new one if prices, products or sold-out products changed. */
export const componentPricesFor = keptPerPriceList(function* prepare(question): Steps<PreparedBody> {
  return new PreparedBody(yield* componentPricesText(question))
})
