import { expect, test } from 'vitest'
import { allows } from './order-states'

test('order actions: an unknown state allows nothing', () => {
  expect(allows('Released', 'ship')).toBe(true)
  expect(allows('Returned', 'ship')).toBe(false)
})
