import { expect, test } from 'vitest'
import { readCheckoutLink } from './checkout-link'
import { itemOf } from './item'

test('a saved PC is ordered by its id', () => {
  const link = readCheckoutLink({ configurationId: 'abc', other: 1 })
  expect(link).toEqual({ configurationId: 'abc' })
  expect(itemOf(link)).toEqual({ type: 'PcConfiguration', value: 'abc' })
})

test('a product is ordered by its number, which may look like a figure', () => {
  const link = readCheckoutLink({ material: 4711, quantity: 3 })
  expect(link).toEqual({ material: '4711', quantity: 3 })
  expect(itemOf(link)).toEqual({ type: 'MaterialNumber', value: '4711' })
})

test.each([0, -1, 1.5, 'many', ''])('a quantity of %j is left out', (quantity) => {
  expect(readCheckoutLink({ material: 'a', quantity })).toEqual({ material: 'a' })
})

test('without either there is nothing to order', () => {
  expect(itemOf(readCheckoutLink({}))).toBeUndefined()
})
