// Which ways of delivery a draft has, at what price, best first.
import type { CheckoutDraft } from '../contract/checkout.ts'
import type { CollectionPoint } from '../contract/shapes.ts'
import { type BasisPoints, type MinorPrice, noPrice, priceOf } from '../money.ts'
import type { CarrierService } from './carrier.ts'

/** A delivery option as quoted: its price is fixed, its date follows the stock. */
export interface QuotedOption {
  deliveryOptionId: string
  carrier: string
  name: string
  collectionPoint: CollectionPoint | null
  price: MinorPrice
  transitDays: number
}

export interface Parcel {
  weightGrams: number
  delivery: CheckoutDraft['delivery']
  currency: string
  vatRate: BasisPoints
}

/** For what needs no carrier: licences and services. */
export const electronicDelivery: QuotedOption = {
  deliveryOptionId: 'electronic',
  carrier: 'Electronic',
  name: 'Electronic delivery',
  collectionPoint: null,
  price: noPrice,
  transitDays: 0,
}

/** A carrier may have thousands of collection points; nobody wants to choose among more than these. */
const nearestPoints = 5

export function quoteDelivery(parcel: Parcel, carriers: CarrierService[]): QuotedOption[] {
  const { preferences } = parcel.delivery
  return carriers
    .flatMap((service) => optionsOf(service, parcel))
    .map((option) => ({ option, matches: countMatches(option, preferences) }))
    .sort(
      (a, b) =>
        b.matches - a.matches ||
        a.option.price.net - b.option.price.net ||
        a.option.transitDays - b.option.transitDays,
      // Sorting is stable: among equals, the nearest collection point stays first.
    )
    .map(({ option }) => option)
}

export const countryCode = (country: string) => country.trim().toUpperCase()

function optionsOf(service: CarrierService, parcel: Parcel): QuotedOption[] {
  const { deliveryAddress, preferences } = parcel.delivery
  const country = countryCode(deliveryAddress.country)
  const net = service.bands.find((band) => parcel.weightGrams <= band.maxWeightGrams)?.prices[parcel.currency]
  if (net === undefined || !service.countries.includes(country)) return []

  const option = {
    deliveryOptionId: service.id,
    carrier: service.carrier,
    name: service.name,
    collectionPoint: null,
    price: priceOf(net, parcel.vatRate),
    transitDays: service.transitDays,
  }
  if (service.collectionPoints.length === 0) return [option]

  const wanted = preferences?.carrierCollectionPointId ?? null
  return service.collectionPoints
    .filter((point) => point.country === country)
    .sort(
      (a, b) =>
        Number(b.id === wanted) - Number(a.id === wanted) ||
        nearness(b, deliveryAddress.postCode) - nearness(a, deliveryAddress.postCode),
    )
    .slice(0, nearestPoints)
    .map((point) => ({
      ...option,
      deliveryOptionId: `${service.id}:${point.id}`,
      name: `${service.name}, ${point.name}`,
      collectionPoint: point,
    }))
}

/** Post codes that begin alike lie close together. */
function nearness(point: CollectionPoint, postCode: string): number {
  let length = 0
  while (length < postCode.length && point.postCode[length] === postCode[length]) length++
  return length
}

/** `deliverDate` needs no look here: every option can be held back until then (see orders/delivery-dates.ts). */
function countMatches(option: QuotedOption, preferences: CheckoutDraft['delivery']['preferences']): number {
  if (!preferences) return 0
  const isCarrier = preferences.carrier?.toLowerCase() === option.carrier.toLowerCase()
  const isPoint =
    option.collectionPoint !== null && preferences.carrierCollectionPointId === option.collectionPoint.id
  return Number(isCarrier) + Number(isPoint)
}
