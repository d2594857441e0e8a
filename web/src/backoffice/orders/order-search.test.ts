import { expect, test } from 'vitest'
import { staffOrder } from './order.fixture'
import { matches, orderIdIn } from './order-search'

test.each([
  ['7K3MX-9QF2T', '7K3MX-9QF2T'],
  [' 7k3mx9qf2t ', '7K3MX-9QF2T'],
  ['OIL00-00000', '01100-00000'],
  ['7K3MX', undefined],
  ['7K3MX-9QF2T-D1', undefined],
])('%s is the order %s', (text, id) => {
  expect(orderIdIn(text)).toBe(id)
})

test.each([
  ['7k3', true],
  ['7K3MX-9', true],
  ['7K3MX9', true],
  ['K3', false],
  ['1000', true],
  ['2000', false],
])('%s finds the order: %s', (text, isFound) => {
  expect(matches(text, staffOrder('Placed'))).toBe(isFound)
})
