import { expect, test } from 'vitest'
import { readAmount } from './amount'

test.each([
  ['1299', 2, 1299],
  [' 1299,50 ', 2, 1299.5],
  ['0.07', 2, 0.07],
  ['5', 0, 5],
])('amount: %j is one', (input, digits, amount) => {
  expect(readAmount(input, digits)).toBe(amount)
})

test.each([
  ['', 2],
  ['-1', 2],
  ['1,299.50', 2],
  ['1.505', 2],
  ['5.0', 0],
  ['1e3', 2],
  ['NaN', 2],
])('amount: %j is none', (input, digits) => {
  expect(readAmount(input, digits)).toBeUndefined()
})
