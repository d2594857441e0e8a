import { expect, test } from 'vitest'
import { typesText } from './event-types'

test.each([
  [['*'], 'Everything'],
  [['order.placed', 'order.shipped'], 'Placed, order.shipped'],
])('%j → %s', (types, text) => {
  expect(typesText(types, { 'order.placed': 'Placed' }, 'Everything')).toBe(text)
})
