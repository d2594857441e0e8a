import type { ExpectedStatus } from '../contract/shapes.ts'
import { type BasisPoints, decimalPrice, priceOf } from '../platform/money.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { type Catalog, kindOf } from './catalog.ts'
import type { PriceList } from './prices.ts'
import type { Product } from './product.ts'

/** Whether and when one unit can be had, as the inventory knows it. */
export interface ProductAvailability {
  status: ExpectedStatus
  availableAt: number | null
  /** Null if stock is not tracked. */
  freeUnits: number | null
}

export interface ProductTerms {
  priceList: PriceList | undefined
  vatRate: BasisPoints
}

/** A product as configurators see it: what it is, what it costs them, and whether there is one. */
export function viewProduct(
  product: Product,
  catalog: Catalog,
  { priceList, vatRate }: ProductTerms,
  availability: ProductAvailability | undefined,
  now: number,
) {
  const net = priceList?.net.get(product.id)
  const isStocked = product.category === 'PHYSICAL_ITEM'
  return {
    productId: product.id,
    productGroupId: product.group,
    kind: kindOf(catalog, product),
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
      freeUnits: isStocked ? (availability?.freeUnits ?? null) : null,
    },
  }
}
