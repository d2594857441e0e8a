import { expect, test } from 'vitest'
import { deliveryOf, orderOf } from './order.fixture'
import { changesBetween } from './order-changes'

const placed = orderOf()

test('changesBetween: no change gives no text', () => {
  expect(changesBetween(placed, orderOf())).toEqual([])
})

test('changesBetween: reports a step, a delivery, its arrival and a billing', () => {
  const events = { ...placed.events, confirmed: 'a', released: 'b', shipped: 'c' }
  const shipped = orderOf({ events, deliveries: [deliveryOf('D1', [['10', 1]], { shipped: 'c' })] })
  expect(changesBetween(placed, shipped)).toEqual([
    'The order was shipped.',
    'A delivery is on its way, tracking number T-1.',
  ])
  const arrived = orderOf({
    events: { ...events, delivered: 'd' },
    deliveries: [deliveryOf('D1', [['10', 1]], { shipped: 'c', delivered: 'd' })],
    billings: [{ billingId: 'B1', type: 'Invoice', events: { issued: 'd' }, billingLine: [] }],
  })
  expect(changesBetween(shipped, arrived)).toEqual([
    'The order was delivered.',
    'Delivery D1 arrived.',
    'Invoice B1 was issued.',
  ])
})
