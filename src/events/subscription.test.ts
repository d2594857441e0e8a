import { expect, test } from 'vitest'
import { isTypePattern, matchesType, wants } from './subscription.ts'

test.each([
  ['*', 'order.placed', true],
  ['order.*', 'order.placed', true],
  ['order.*', 'order.delivery.shipped', true],
  ['order.placed', 'order.placed', true],
  ['order.placed', 'order.placedTwice', false],
  ['order', 'order.placed', false],
  ['ord.*', 'order.placed', false],
  ['order.*', 'order', false],
])('%s wants %s: %s', (pattern, type, expected) => {
  expect(matchesType(pattern, type)).toBe(expected)
})

test('a webhook of an account hears of that account only', () => {
  const event = { account: 'A', type: 'order.placed' }
  expect(wants({ account: null, types: ['*'] }, event)).toBe(true)
  expect(wants({ account: 'A', types: ['order.cancelled', 'order.placed'] }, event)).toBe(true)
  expect(wants({ account: 'B', types: ['*'] }, event)).toBe(false)
  expect(wants({ account: 'A', types: ['order.cancelled'] }, event)).toBe(false)
})

test('what can be a type', () => {
  for (const type of ['*', 'order.*', 'order.placed', 'order.partiallyShipped']) {
    expect(isTypePattern(type), type).toBe(true)
  }
  for (const type of ['', '**', 'order.', '.placed', 'order*', '*.placed', 'order.*.x', 'Order placed']) {
    expect(isTypePattern(type), type).toBe(false)
  }
})
