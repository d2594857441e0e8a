import type { PriceList } from '../../catalog/prices.ts'
import type { Part } from '../../compatibility/index.ts'
import type { Purpose } from '../../contract/purpose.ts'
import {
  addPrices,
  type BasisPoints,
  decimalPrice,
  type MinorPrice,
  noPrice,
  priceOf,
} from '../../platform/money.ts'
import type { Completion, Completions } from './completions/completions.ts'
import type { Obstacle } from './completions/needs.ts'
import type { Fix, Fixes } from './fixes/fixes.ts'
import type { Offer } from './offer.ts'

/** Shows proposals at the prices of an account. Prices of whole PCs include the services. */
export function proposalView(
  { currency, exponent, net }: PriceList,
  vatRate: BasisPoints,
  services: readonly string[] = [],
) {
  const priceOfAll = (productIds: readonly string[]): MinorPrice =>
    productIds
      .flatMap((productId) => net.get(productId) ?? [])
      .map((each) => priceOf(each, vatRate))
      .reduce(addPrices, noPrice)
  const shown = (price: MinorPrice) => ({ currency, ...decimalPrice(price, exponent) })
  const unpriced = (productIds: readonly string[]) => [...new Set(productIds.filter((id) => !net.has(id)))]
  const references = (parts: readonly Part[]) => parts.map(({ productId }) => ({ productId }))
  const idsOf = (parts: readonly Part[]) => parts.map(({ productId }) => productId)

  const fix = (each: Fix, before: MinorPrice) => {
    const { changes, parts, solves, compromise, reason, validationResult } = each
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
      solves,
      compromise,
      reason,
      validationResult,
    }
  }

  const priceWith = (given: readonly Part[], added: readonly Offer[]) =>
    shown(priceOfAll([...idsOf([...given, ...added.map(({ part }) => part)]), ...services]))

  const completion = (each: Completion, given: readonly Part[]) => {
    const parts = each.added.map(({ part }) => part)
    const { validationResult, level, score, reason, summary, shareOfBudget } = each
    return {
      products: references([...given, ...parts]),
      added: references(parts),
      price: priceWith(given, each.added),
      validationResult,
      level,
      score,
      reason,
      summary,
      shareOfBudget,
    }
  }

  return {
    priceWith,
    grossOf: (productId: string) => priceOfAll([productId]).gross,
    fixes: ({ fixes, isProven }: Fixes, parts: readonly Part[]) => ({
      fixes: fixes.map((each) => fix(each, priceOfAll(idsOf(parts)))),
      isProven,
      unpricedProducts: unpriced(idsOf(parts)),
    }),
    completions: (
      { completions, cheapest, isProven }: Completions,
      { given, purpose }: { given: readonly Part[]; purpose: Purpose },
      obstacles: readonly Obstacle[],
    ) => ({
      completions: completions.map((each) => completion(each, given)),
      purpose,
      cheapestPrice: cheapest && priceWith(given, cheapest.added),
      isProven,
      unpricedProducts: unpriced([...idsOf(given), ...services]),
      obstacles: [...obstacles],
    }),
  }
}
