import { expect, test } from 'vitest'
import { readCheckoutLink } from './checkout-link'
import { itemOf } from './item'

test('checkout link: a saved PC is ordered by its id', () => {
  const link = readCheckoutLink({ configurationId: 'abc', other: 1 })
  expect(link).toEqual({ configurationId: 'abc' })
  expect(itemOf(link)).toEqual({ type: 'PcConfiguration', value: 'abc' })
})

test('checkout link: a product is ordered by its number, which may consist of digits', () => {
  const link = readCheckoutLink({ material: 4711, quantity: 3 })
  expect(link).toEqual({ material: '4711', quantity: 3 })
  expect(itemOf(link)).toEqual({ type: 'MaterialNumber', value: '4711' })
})

test.each([0, -1, 1.5, 'many', ''])('checkout link: the invalid quantity %j is left out', (quantity) => {
  expect(readCheckoutLink({ material: 'a', quantity })).toEqual({ material: 'a' })
})

test('checkout link: without a PC or a product there is nothing to order', () => {
  expect(itemOf(readCheckoutLink({}))).toBeUndefined()
})
