import { expect, test } from 'vitest'
import { staffOrder } from './order.fixture'
import { replaceOrder } from './replace-order'

test('replaceOrder: the newer version takes the position of the older one', () => {
  const pages = [
    { orders: [staffOrder('Placed', { orderId: 'A' }), staffOrder('Placed', { orderId: 'B' })] },
    { orders: [staffOrder('Placed', { orderId: 'C' })] },
  ]
  const [first, second] = replaceOrder(pages, staffOrder('Confirmed', { orderId: 'B' }))
  expect(first?.orders.map(({ state }) => state)).toEqual(['Placed', 'Confirmed'])
  expect(second?.orders.map(({ state }) => state)).toEqual(['Placed'])
})
