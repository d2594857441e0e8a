import { expect, test } from 'vitest'
import { factsOf, noDate } from './facts.ts'
import { deliveryLine, line, now, stored } from './order.fixture.ts'
import { orderStates, queueStates } from './states.ts'

const delivery = (estimatedDeliveryDate: string | null) => ({
  estimatedDeliveryDate,
  expectedLines: [],
  collectionPoint: null,
  deliveryAddress: null,
})
const leaving = (...dates: (string | null)[]) =>
  factsOf(stored({ transitDays: 2 }, { expectedDeliveries: dates.map(delivery) })).leaves_at

test('facts of an order: the earliest arrival minus the transit days; unknown without a date', () => {
  expect(leaving('2026-03-10T00:00:00.000Z', '2026-03-06T00:00:00.000Z', null)).toBe(Date.parse('2026-03-04'))
  expect(leaving(null)).toBe(noDate)
})

test('facts of an order: transit days are working days', () => {
  const monday = '2026-03-09T00:00:00.000Z'
  expect(leaving(monday)).toBe(Date.parse('2026-03-05'))
})

test('facts of an order: an order without goods can leave when it is placed', () => {
  expect(leaving()).toBe(now)
})

test('facts of an order: the carrier is the service, whatever its collection point', () => {
  const orderLines = [
    line('10', 1),
    { ...deliveryLine('20'), materialNumber: 'post-pickup:P7', name: 'Pickup, Oslo S (37)' },
  ]
  const point = { id: 'P7', name: 'Oslo S (37)', addressLine1: '', postCode: '', city: '', country: 'NO' }
  const expectedDeliveries = [{ ...delivery(null), collectionPoint: point }]
  expect(factsOf(stored({}, { orderLines, expectedDeliveries }))).toMatchObject({
    carrier: 'post-pickup',
    carrier_name: 'Pickup',
  })
})

test('work queue: has the states with units that have not left', () => {
  expect(queueStates).toEqual(['Placed', 'Confirmed', 'Released', 'PartiallyShipped'])
})

test('facts of an order: only in states of the work queue it has a time to leave', () => {
  const timed = orderStates.filter((state) => factsOf(stored({ state })).leaves_at !== null)
  expect(timed).toEqual(queueStates)
})
