// Why a service is not among the delivery options of a parcel: the conditions of `quoteDelivery`, each with its reason.
import type { NotOffered } from '../../contract/administration.ts'
import type { StoredCarrier } from './carrier.ts'

interface Destination {
  weightGrams: number
  currency: string
  country: string
}

type Reason = Pick<NotOffered, 'reason' | 'message'>

/** Undefined if the service is offered. */
export function whyNotOffered(
  { service, retiredAt }: StoredCarrier,
  { weightGrams, currency, country }: Destination,
): Reason | undefined {
  const { countries, collectionPoints, bands } = service
  if (retiredAt !== null) return { reason: 'Retired', message: 'The service is retired.' }
  if (!countries.includes(country)) {
    return {
      reason: 'Country',
      message: `It does not deliver to ${country}, only to ${countries.join(', ')}.`,
    }
  }
  if (collectionPoints.length > 0 && !collectionPoints.some((point) => point.country === country)) {
    return { reason: 'CollectionPoint', message: `It has no collection point in ${country}.` }
  }
  const band = bands.find(({ maxWeightGrams }) => weightGrams <= maxWeightGrams)
  if (!band) {
    const most = bands.at(-1)?.maxWeightGrams ?? 0
    return { reason: 'Weight', message: `It takes up to ${most} g; the parcel has ${weightGrams} g.` }
  }
  if (band.prices[currency] === undefined) {
    const known = Object.keys(band.prices).join(', ')
    return {
      reason: 'Currency',
      message: `It has no price in ${currency} for this weight, only in ${known}.`,
    }
  }
  return undefined
}
