import { expect, test } from 'vitest'
import { matchesAnyType, matchesType, wants } from './subscription.ts'

test.each([
  ['*', 'order.placed', true],
  ['order.*', 'order.placed', true],
  ['order.*', 'order.delivery.shipped', true],
  ['order.placed', 'order.placed', true],
  ['order.placed', 'order.placedTwice', false],
  ['order', 'order.placed', false],
  ['ord.*', 'order.placed', false],
  ['order.*', 'order', false],
])('webhook subscription: %s matches %s: %s', (pattern, type, expected) => {
  expect(matchesType(pattern, type)).toBe(expected)
})

test('webhook subscription: one of an account gets events of that account only', () => {
  const event = { account: 'A', type: 'order.placed' }
  expect(wants({ account: null, types: ['*'] }, event)).toBe(true)
  expect(wants({ account: 'A', types: ['order.cancelled', 'order.placed'] }, event)).toBe(true)
  expect(wants({ account: 'B', types: ['*'] }, event)).toBe(false)
  expect(wants({ account: 'A', types: ['order.cancelled'] }, event)).toBe(false)
})

test('webhook subscription: a pattern that matches no event is recognised', () => {
  for (const pattern of ['*', 'order.*', 'order.placed', 'order.partiallyShipped']) {
    expect(matchesAnyType(pattern), pattern).toBe(true)
  }
  for (const pattern of [
    '',
    '**',
    'order.',
    'order',
    'order.plcaed',
    'order*',
    '*.placed',
    'Order placed',
    'foo.*',
  ]) {
    expect(matchesAnyType(pattern), pattern).toBe(false)
  }
})
