// The delivery options of a draft with prices, best first.
import type { CheckoutDraft } from '../../contract/checkout.ts'
import { type BasisPoints, type MinorPrice, noPrice, priceOf } from '../../platform/money.ts'
import type { Carriers } from './carriers.ts'
import type { DeliveryRoute } from './delivery-routes.ts'

/** A delivery option as quoted: its price is fixed, its date follows the stock. */
export interface QuotedOption extends DeliveryRoute {
  price: MinorPrice
}

type Delivery = CheckoutDraft['delivery']

export interface Parcel {
  weightGrams: number
  delivery: {
    deliveryAddress: Pick<Delivery['deliveryAddress'], 'country' | 'postCode'>
    preferences: Delivery['preferences']
  }
  currency: string
  vatRate: BasisPoints
}

/** The option for licences and services, which need no carrier. */
export const electronicDelivery: QuotedOption = {
  deliveryOptionId: 'electronic',
  carrier: 'Electronic',
  name: 'Electronic delivery',
  collectionPoint: null,
  price: noPrice,
  transitDays: 0,
}

export function quoteDelivery(parcel: Parcel, { services }: Carriers): QuotedOption[] {
  const { deliveryAddress, preferences } = parcel.delivery
  const country = countryCode(deliveryAddress.country)
  const wanted = preferences?.carrierCollectionPointId ?? null
  return services
    .flatMap(({ bands, waysTo }): QuotedOption[] => {
      const net = bands.find((band) => parcel.weightGrams <= band.maxWeightGrams)?.prices[parcel.currency]
      if (net === undefined) return []
      const price = priceOf(net, parcel.vatRate)
      return waysTo(country, deliveryAddress.postCode, wanted).map((way) => ({ ...way, price }))
    })
    .sort(
      (a, b) =>
        countMatches(b, preferences) - countMatches(a, preferences) ||
        a.price.net - b.price.net ||
        a.transitDays - b.transitDays,
      // Sorting is stable: among equals, the nearest collection point stays first.
    )
}

export const countryCode = (country: string) => country.trim().toUpperCase()

/** `deliverDate` is not used here: every option can be delayed until then (see orders/delivery-dates.ts). */
function countMatches(option: QuotedOption, preferences: Delivery['preferences']): number {
  if (!preferences) return 0
  const isCarrier = preferences.carrier?.toLowerCase() === option.carrier.toLowerCase()
  const isPoint =
    option.collectionPoint !== null && preferences.carrierCollectionPointId === option.collectionPoint.id
  return Number(isCarrier) + Number(isPoint)
}
