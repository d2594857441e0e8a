import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarrierService } from './carrier.ts'
import { carriersOf } from './carriers.ts'
import { quoteDelivery } from './delivery-options.ts'
import { whyNotOffered } from './not-offered.ts'

const service: CarrierService = {
  id: 'door',
  carrier: 'Postal',
  name: 'Home',
  countries: ['NO', 'SE'],
  transitDays: 2,
  bands: [
    { maxWeightGrams: 1000, prices: { NOK: 5000, EUR: 500 } },
    { maxWeightGrams: 20_000, prices: { NOK: 9900 } },
  ],
  collectionPoints: [],
}
const point = {
  id: 'p',
  name: 'Point',
  addressLine1: 'Street 1',
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
}
const stored = (other: Partial<CarrierService> = {}, retiredAt: number | null = null) => ({
  service: { ...service, ...other },
  version: 1,
  retiredAt,
})
const parcel = { weightGrams: 500, currency: 'NOK', country: 'NO' }

test.each([
  ['a retired service', stored({}, 1), parcel, 'Retired'],
  ['another country', stored(), { ...parcel, country: 'DE' }, 'Country'],
  ['no point there', stored({ collectionPoints: [point] }), { ...parcel, country: 'SE' }, 'CollectionPoint'],
  ['too much weight', stored(), { ...parcel, weightGrams: 20_001 }, 'Weight'],
  ['no price in the currency', stored(), { ...parcel, weightGrams: 2000, currency: 'EUR' }, 'Currency'],
  ['nothing', stored(), parcel, undefined],
])('delivery trial: %s is the reason', (_, carrier, wanted, reason) => {
  expect(whyNotOffered(carrier, wanted)?.reason).toBe(reason)
})

test('delivery trial: a service has either an option or a reason', () => {
  const code = fc.constantFrom('NO', 'SE', 'DE')
  const currency = fc.constantFrom('NOK', 'EUR')
  const anyService = fc.record({
    countries: fc.uniqueArray(code, { minLength: 1 }),
    bands: fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 3 }).chain((weights) =>
      fc.tuple(
        ...weights
          .sort((a, b) => a - b)
          .map((maxWeightGrams) =>
            fc.record({
              maxWeightGrams: fc.constant(maxWeightGrams),
              prices: fc.dictionary(currency, fc.nat(), { minKeys: 1 }),
            }),
          ),
      ),
    ),
    collectionPoints: fc.array(code.map((country) => ({ ...point, country }))),
  })
  const anyParcel = fc.record({ weightGrams: fc.integer({ min: 0, max: 60 }), currency, country: code })
  fc.assert(
    fc.property(anyService, anyParcel, (other, wanted) => {
      const carrier = stored(other)
      const { weightGrams, currency, country } = wanted
      const delivery = { deliveryAddress: { country, postCode: '0155' }, preferences: null }
      const options = quoteDelivery(
        { weightGrams, currency, vatRate: 0, delivery },
        carriersOf([carrier.service]),
      )
      expect(whyNotOffered(carrier, wanted) === undefined).toBe(options.length > 0)
    }),
  )
})
