import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import { deliveryLine, expecting, line, pc, stored } from './order.fixture.ts'

test('claims: available units are reserved and the rest is waiting; lines of one product are added up', () => {
  const twice = [line('10', 3), line('20', 2, { materialNumber: 'M10' }), deliveryLine('30')]
  const expectedDeliveries = expecting(
    ['10', 3, 'Available'],
    ['20', 1, 'Available'],
    ['20', 1, 'UnconfirmedRestock'],
  )
  const { order } = stored({}, { orderLines: twice, expectedDeliveries })
  expect(claimsOf(order)).toEqual([{ productId: 'M10', reserved: 4, waiting: 1 }])
})

test('claims: those of a PC are its parts, always in the same order', () => {
  const { order } = stored({}, { orderLines: [line('10', 1, { materialNumber: 'Z' }), pc('20', 2)] })
  expect(claimsOf(order)).toEqual([
    { productId: 'BOARD', reserved: 2, waiting: 0 },
    { productId: 'MEMORY', reserved: 4, waiting: 0 },
    { productId: 'Z', reserved: 1, waiting: 0 },
  ])
})

test('claims: an order without expected deliveries has none', () => {
  expect(claimsOf(stored({}, { expectedDeliveries: [] }).order)).toEqual([])
})
