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

test('delivery routes: of points with the same beginning, those whose codes differ least', () => {
  const codes = ['0101', '0102', '0103', '0104', '0105', '0152', '0154', '0156', '0190', '9999']
  const waysTo = deliveryRoutesOf(service(codes.map((code) => point(code, code))))
  const offered = waysTo('NO', '0155', null).map((way) => way.collectionPoint?.id)
  expect(offered).toEqual(['0154', '0156', '0152', '0190', '0105'])
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
      const far = (code: string) => Math.abs(Number(code) - Number(near))
      const codes = all.filter(({ country }) => country === 'NO').map(({ postCode }) => postCode)
      const sorted = all
        .filter(({ country }) => country === 'NO')
        .sort(
          (a, b) =>
            Number(b.id === wantedPoint) - Number(a.id === wantedPoint) ||
            shared(b.postCode) - shared(a.postCode) ||
            far(a.postCode) - far(b.postCode) ||
            Number(a.postCode) - Number(b.postCode) ||
            codes.indexOf(a.postCode) - codes.indexOf(b.postCode),
        )
      const found = deliveryRoutesOf(service(all))('NO', near, wantedPoint)
      expect(found.map((way) => way.collectionPoint)).toEqual(sorted.slice(0, 5))
    }),
  )
})
