import { expect, test } from 'vitest'
import type { Delivery, ExpectedDelivery } from '../contract/order.ts'
import { nextArrival } from './facts.ts'
import { stored } from './order.fixture.ts'
import { isOverdue } from './overdue.ts'

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

test.each([
  ['a day', '2026-03-04T00:00:00.000Z', '2026-03-05T00:00:00.000Z'],
  ['a time of a day', '2026-03-04T10:00:00.000Z', '2026-03-05T00:00:00.000Z'],
  ['a time shortly before midnight', '2026-03-04T23:58:00.000Z', '2026-03-05T03:58:00.000Z'],
])(
  'overdue: a delivery promised for %s is late when the day is over, and not within four hours',
  (_, promised, late) => {
    expect(isOverdue(Date.parse(promised), Date.parse(late) - 1)).toBe(false)
    expect(isOverdue(Date.parse(promised), Date.parse(late))).toBe(true)
  },
)
