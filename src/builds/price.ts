import type { PriceList } from '../catalog/prices.ts'
import type { ProductTerms } from '../catalog/view.ts'
import { addPrices, type BasisPoints, decimalPrice, noPrice, priceOf } from '../platform/money.ts'
import type { BuildPrice } from './build.ts'

/** The price of so many units; null without a price list or a price. */
export function unitPrice(productId: string, { priceList, vatRate }: ProductTerms): BuildPrice | null {
  const net = priceList?.net.get(productId)
  return priceList && net !== undefined ? view(priceOf(net, vatRate), priceList) : null
}

/** The price of a PC; null if one of its parts has none. */
export function totalPrice(
  parts: { productId: string; quantity: number }[],
  { priceList, vatRate }: { priceList: PriceList | undefined; vatRate: BasisPoints },
): BuildPrice | null {
  if (!priceList) return null
  let total = noPrice
  for (const { productId, quantity } of parts) {
    const net = priceList.net.get(productId)
    if (net === undefined) return null
    for (let unit = 0; unit < quantity; unit++) total = addPrices(total, priceOf(net, vatRate))
  }
  return view(total, priceList)
}

const view = (price: Parameters<typeof decimalPrice>[0], { currency, exponent }: PriceList): BuildPrice => ({
  currency,
  ...decimalPrice(price, exponent),
})
