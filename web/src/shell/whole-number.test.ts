import { expect, test } from 'vitest'
import { isNotWhole, wholeNumber } from './whole-number'

test('whole number: digits are one, with leading zeros and a sign too', () => {
  expect(['15', 15, '0', '007', '-3'].map(wholeNumber)).toEqual([15, 15, 0, 7, -3])
})

test('whole number: decimals, and a separator that waits for them, are none', () => {
  for (const typed of ['1.5', 1.5, '1.', '1.0', '.', '-', '1e21', 1e21, Number.NaN]) {
    expect([typed, wholeNumber(typed), isNotWhole(typed)]).toEqual([typed, null, true])
  }
})

test('whole number: an empty field has none, and nothing wrong', () => {
  expect([wholeNumber(''), isNotWhole('')]).toEqual([null, false])
  expect(isNotWhole(0)).toBe(false)
})
