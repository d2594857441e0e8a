import type { ExpectedStatus } from '../contract/shapes.ts'
import { type BasisPoints, decimalPrice, priceOf } from '../platform/money.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { type Catalog, kindOf } from './catalog.ts'
import type { PriceList } from './prices.ts'
import type { Product } from './product.ts'

/** Availability of one unit, from the inventory. */
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

/** A product as the API returns it: details, price for the caller, availability. */
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
    images: product.images ?? [],
    price: viewPrice(net, { priceList, vatRate }),
    availability: {
      // Products without stock, such as licences and services, are always available.
      status: isStocked ? (availability?.status ?? 'Unknown') : 'Available',
      availableAt: isoDateOrNull(isStocked ? (availability?.availableAt ?? null) : now),
      freeUnits: isStocked ? (availability?.freeUnits ?? null) : null,
    },
  }
}

/** A net price for the caller; null without a price list or a price. */
export const viewPrice = (net: number | undefined, { priceList, vatRate }: ProductTerms) =>
  priceList && net !== undefined
    ? { currency: priceList.currency, ...decimalPrice(priceOf(net, vatRate), priceList.exponent) }
    : null
