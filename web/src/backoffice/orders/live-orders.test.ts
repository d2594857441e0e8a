import { expect, test } from 'vitest'
import { compareLists } from './live-orders'
import { staffOrder } from './order.fixture'

const order = (orderId: string, state = 'Placed', version = 1) => ({
  ...staffOrder(state, { orderId }),
  version,
})

test('live list: names changed, new and vanished orders', () => {
  const shown = [order('A'), order('B'), order('C')]
  const fresh = [order('N'), order('A', 'Placed', 2), order('B')]
  const { changed, added, gone } = compareLists(shown, fresh, { state: 'Placed' })
  expect(changed.map(({ order }) => order.orderId)).toEqual(['A'])
  expect([added, gone]).toEqual([['N'], ['C']])
})

test('live list: an order that is known to have left is not read again', () => {
  const shown = [order('A', 'Confirmed'), order('B', 'Shipped')]
  expect(compareLists(shown, [], { state: 'Placed' }).gone).toEqual([])
  expect(compareLists(shown, [], { sort: 'promise' }).gone).toEqual(['A'])
  expect(compareLists(shown, [], {}).gone).toEqual([])
})

test('live list: an older answer replaces nothing', () => {
  expect(compareLists([order('A', 'Confirmed', 3)], [order('A', 'Placed', 2)], {}).changed).toEqual([])
})
