import { expect, test } from 'vitest'
import { nearestFirst } from './nearest-first'
import type { DeliveryOption } from './quote'

const option = (postCode: string | null): DeliveryOption => ({
  deliveryOptionId: postCode ?? 'door',
  carrier: 'Postal',
  name: 'Postal',
  collectionPoint:
    postCode === null
      ? null
      : { id: postCode, name: '', addressLine1: '', postCode, city: '', country: 'NO' },
  price: { net: 1, vat: 0, gross: 1 },
  estimatedDeliveryDate: null,
})
const sorted = (codes: (string | null)[], here: string) =>
  nearestFirst(codes.map(option), here).map(({ deliveryOptionId }) => deliveryOptionId)

test('nearest first: the same postal code, then the longest common beginning, then the nearest number', () => {
  expect(sorted(['5003', '0190', '0154', null, '0159', '0155'], '0155')).toEqual([
    '0155',
    '0154',
    '0159',
    '0190',
    '5003',
  ])
})

test('nearest first: codes with letters are compared by their beginning, and equals stay in order', () => {
  expect(sorted(['SW1A', 'EC1A 1BB', 'EC2B'], 'EC1A 9ZZ')).toEqual(['EC1A 1BB', 'EC2B', 'SW1A'])
})
