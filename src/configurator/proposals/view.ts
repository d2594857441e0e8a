import type { PriceList } from '../../catalog/prices.ts'
import type { Part } from '../../compatibility/index.ts'
import {
  addPrices,
  type BasisPoints,
  decimalPrice,
  type MinorPrice,
  noPrice,
  priceOf,
} from '../../platform/money.ts'
import type { Completion, Completions } from './completions.ts'
import type { Fix, Fixes } from './fixes.ts'
import type { Obstacle } from './needs.ts'

/** Shows proposals at the prices of an account. */
export function proposalView({ currency, exponent, net }: PriceList, vatRate: BasisPoints) {
  const priceOfAll = (productIds: readonly string[]): MinorPrice =>
    productIds
      .flatMap((productId) => net.get(productId) ?? [])
      .map((each) => priceOf(each, vatRate))
      .reduce(addPrices, noPrice)
  const shown = (price: MinorPrice) => ({ currency, ...decimalPrice(price, exponent) })
  const unpriced = (productIds: readonly string[]) => [...new Set(productIds.filter((id) => !net.has(id)))]
  const references = (parts: readonly Part[]) => parts.map(({ productId }) => ({ productId }))
  const idsOf = (parts: readonly Part[]) => parts.map(({ productId }) => productId)

  const fix = ({ changes, parts, validationResult }: Fix, before: MinorPrice) => {
    const price = priceOfAll(idsOf(parts))
    const difference = {
      net: price.net - before.net,
      vat: price.vat - before.vat,
      gross: price.gross - before.gross,
    }
    return {
      changes: changes.map(({ remove, add }) => ({
        remove: remove?.productId ?? null,
        add: add?.part.productId ?? null,
      })),
      products: references(parts),
      price: shown(price),
      priceDifference: decimalPrice(difference, exponent),
      validationResult,
    }
  }

  const completion = ({ added, validationResult }: Completion, given: readonly Part[]) => {
    const parts = added.map(({ part }) => part)
    return {
      products: references([...given, ...parts]),
      added: references(parts),
      price: shown(priceOfAll(idsOf([...given, ...parts]))),
      validationResult,
    }
  }

  return {
    grossOf: (productId: string) => priceOfAll([productId]).gross,
    fixes: ({ fixes, isProven }: Fixes, parts: readonly Part[]) => ({
      fixes: fixes.map((each) => fix(each, priceOfAll(idsOf(parts)))),
      isProven,
      unpricedProducts: unpriced(idsOf(parts)),
    }),
    completions: (
      { completions, cheapest, isProven }: Completions,
      given: readonly Part[],
      obstacles: Obstacle[],
    ) => ({
      completions: completions.map((each) => completion(each, given)),
      cheapestPrice: cheapest && completion(cheapest, given).price,
      isProven,
      unpricedProducts: unpriced(idsOf(given)),
      obstacles,
    }),
  }
}
