import { expect, test } from 'vitest'
import { readQuantity } from './quantity'

test.each([
  ['10', 10],
  ['0', 0],
  ['x5', 5],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ["12'000", 12_000],
  ['99 999', 99_999],
  ['10 pcs', 10],
  ['10pcs.', 10],
  ['2 Stück', 2],
  ['3x', 3],
  ['1 000 stk.', 1000],
  ['10.0', 10],
  ['10,00 ST', 10],
])('quantity: %s is %d', (text, expected) => {
  expect(readQuantity(text)).toBe(expected)
})

test.each([
  '',
  '007',
  '00',
  'ten',
  '-5',
  '1.5',
  '2,5',
  '1,000',
  '10.000 ST',
  '2 boxes',
  '5-10',
  '10 20',
  '1e3',
  '100 000',
  '4006381333931',
])('quantity: "%s" is not certain', (text) => {
  expect(readQuantity(text)).toBeNull()
})
