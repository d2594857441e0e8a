import type { Reader } from '../platform/store/store.ts'
import { loadPastPrices, loadRulesOf } from './price-rule-rows.ts'
import { lowestUnitPrice } from './price-rules.ts'
import type { PriceList } from './prices.ts'

/** The lowest net price of one unit in the last 30 days, in minor units; undefined if it had none. */
export async function loadLowestPrice(
  store: Reader,
  priceList: PriceList,
  productId: string,
  now: number,
): Promise<number | undefined> {
  const [rules, past] = await Promise.all([
    loadRulesOf(store, priceList.id, productId),
    loadPastPrices(store, priceList.id, productId, now),
  ])
  const dated = priceList.rules?.byProduct.get(productId)
  const undated = dated ? dated.undated : priceList.net.get(productId)
  return lowestUnitPrice({ undated, rules }, past, now)
}
