import { expect, test } from 'vitest'
import type { Delivery, ExpectedDelivery } from '../contract/order.ts'
import { stored } from './order.fixture.ts'
import { nextArrival } from './overdue.ts'

const expected = (estimatedDeliveryDate: string | null): ExpectedDelivery => ({
  estimatedDeliveryDate,
  expectedLines: [],
  collectionPoint: null,
  deliveryAddress: null,
})
const delivery = (events: Delivery['events']): Delivery => ({
  deliveryId: 'D',
  trackingNumber: null,
  events,
  deliveryLines: [],
  collectionPoint: null,
  deliveryAddress: null,
})
const arrival = (
  expectedDeliveries: ExpectedDelivery[],
  deliveries: Delivery[],
  notBefore: number | null = null,
) => {
  const time = nextArrival(stored({ transitDays: 2, notBefore }, { expectedDeliveries, deliveries }))
  return time === null ? null : new Date(time).toISOString()
}

const monday = '2026-03-02T10:00:00.000Z'
const wednesday = '2026-03-04T00:00:00.000Z'
const friday = '2026-03-06T00:00:00.000Z'

test('overdue: open units arrive on the expected date, the earliest first', () => {
  expect(arrival([expected(wednesday), expected(friday)], [])).toBe(wednesday)
  expect(arrival([expected(friday), expected(null)], [])).toBe(friday)
})

test('overdue: units on the way arrive their delivery time after shipping', () => {
  expect(arrival([], [delivery({ shipped: monday })])).toBe(wednesday)
  expect(arrival([expected(friday)], [delivery({ shipped: monday })])).toBe(wednesday)
  expect(arrival([], [delivery({ shipped: monday })], Date.parse(friday))).toBe(friday)
})

test('overdue: delivered units are not late', () => {
  expect(arrival([], [delivery({ shipped: monday, delivered: wednesday })])).toBeNull()
  expect(arrival([expected(friday)], [delivery({ shipped: monday, delivered: wednesday })])).toBe(friday)
})

test('overdue: an order without a date cannot be late', () => {
  expect(arrival([], [])).toBeNull()
  expect(arrival([expected(null)], [])).toBeNull()
})
