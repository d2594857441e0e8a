import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarrierService } from './carrier.ts'
import { deliveryRoutesOf } from './delivery-routes.ts'

const service = (collectionPoints: CarrierService['collectionPoints']): CarrierService => ({
  id: 'shop',
  carrier: 'Postal',
  name: 'Postal shop',
  countries: ['NO', 'SE'],
  transitDays: 2,
  bands: [],
  collectionPoints,
})
const point = (id: string, postCode: string, country = 'NO') => ({
  id,
  name: `Point ${id}`,
  addressLine1: 'Street 1',
  postCode,
  city: 'City',
  country,
})

test('delivery routes: one route to the door where the carrier delivers', () => {
  const waysTo = deliveryRoutesOf(service([]))
  expect(waysTo('NO', '0001', null)).toMatchObject([{ deliveryOptionId: 'shop', collectionPoint: null }])
  expect(waysTo('DE', '0001', null)).toEqual([])
})

test('delivery routes: a collection point in a country without the carrier is no route', () => {
  expect(deliveryRoutesOf(service([point('a', '10115', 'DE')]))('DE', '10115', null)).toEqual([])
})

test('delivery routes: the five nearest points are equal to those of a full sort, the preferred one first', () => {
  const postCode = fc.stringMatching(/^[0-2]{0,4}$/)
  const place = fc.record({ postCode, country: fc.constantFrom('NO', 'SE') })
  const points = fc.array(place, { minLength: 1, maxLength: 40 })
  const wanted = fc.option(fc.nat(40).map(String))
  fc.assert(
    fc.property(points, fc.stringMatching(/^[0-2]{0,6}$/), wanted, (places, near, wantedPoint) => {
      const all = places.map(({ postCode, country }, index) => point(String(index), postCode, country))
      const shared = (code: string) => {
        let length = 0
        while (length < near.length && code[length] === near[length]) length++
        return length
      }
      const sorted = all
        .filter(({ country }) => country === 'NO')
        .sort(
          (a, b) =>
            Number(b.id === wantedPoint) - Number(a.id === wantedPoint) ||
            shared(b.postCode) - shared(a.postCode),
        )
      const found = deliveryRoutesOf(service(all))('NO', near, wantedPoint)
      expect(found.map((way) => way.collectionPoint)).toEqual(sorted.slice(0, 5))
    }),
  )
})
