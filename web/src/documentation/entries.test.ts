import { expect, test } from 'vitest'
import { type Entry, findEntries } from './entries.ts'

const entry = (title: string, about: string, ...names: string[]): Entry => ({
  title,
  about,
  href: `#${title}`,
  names,
})
const entries = [
  entry('Get an order', 'GET /orders/v1/{orderId}', 'getOrder', 'orderId', 'billingReference'),
  entry('Cancel an order', 'PATCH /orders/v1/{orderId}/cancel', 'cancelOrder', 'orderId'),
  entry('OrderReferences', 'Schema', 'billingReference', 'deliveryReference'),
  entry('not_cancellable', 'Problem 422'),
]
const titles = (query: string) => findEntries(entries, query).map(({ title }) => title)

test('search of the documentation: every word must be there, titles come before names', () => {
  expect(titles('order cancel')).toEqual(['Cancel an order'])
  expect(titles('reference')).toEqual(['OrderReferences', 'Get an order'])
  expect(titles('cancel')).toEqual(['Cancel an order', 'not_cancellable'])
  expect(titles('order nothing')).toEqual([])
})

test('search of the documentation: finds paths, names of fields in any case, and problems', () => {
  expect(titles('/orders/v1')).toEqual(['Get an order', 'Cancel an order'])
  expect(titles('BILLINGREFERENCE')).toEqual(['Get an order', 'OrderReferences'])
  expect(titles('422')).toEqual(['not_cancellable'])
})

test('search of the documentation: finds nothing without a word', () => {
  expect(titles('  ')).toEqual([])
})
