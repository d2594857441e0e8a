import { freeUnits, type StockLevel, serve, summarize } from '../inventory/availability.ts'
import { type BasisPoints, decimalPrice, priceOf } from '../platform/money.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { type Catalogue, kindOf } from './catalog.ts'
import type { PriceList } from './prices.ts'
import type { Product } from './product.ts'

export interface ProductTerms {
  priceList: PriceList | undefined
  vatRate: BasisPoints
}

/** A product as configurators see it: what it is, what it costs them, and whether there is one. */
export function viewProduct(
  product: Product,
  catalogue: Catalogue,
  { priceList, vatRate }: ProductTerms,
  level: StockLevel | undefined,
  now: number,
) {
  const net = priceList?.net.get(product.id)
  const isStocked = product.category === 'PHYSICAL_ITEM'
  const availability = isStocked && level ? summarize(serve(level, 1, now)) : null
  return {
    productId: product.id,
    productGroupId: product.group,
    kind: kindOf(catalogue, product),
    name: product.name,
    description: product.description,
    manufacturer: product.manufacturer,
    manufacturerPartNumber: product.partNumber,
    ean: product.ean,
    category: product.category,
    discontinued: product.isDiscontinued,
    facts: product.facts ?? {},
    price:
      priceList && net !== undefined
        ? { currency: priceList.currency, ...decimalPrice(priceOf(net, vatRate), priceList.exponent) }
        : null,
    availability: {
      // What is not stocked, such as a licence or a service, is always there.
      status: isStocked ? (availability?.status ?? 'Unknown') : 'Available',
      availableAt: isoDateOrNull(isStocked ? (availability?.availableAt ?? null) : now),
      freeUnits: isStocked && level && level.onHand !== null ? freeUnits(level) : null,
    },
  }
}
