import { expect, test } from 'vitest'
import { isCountry } from './codes.ts'

test.each(['NO', 'DE', 'GB', 'SE', 'US', 'JP'])('country codes: %s is a country', (code) => {
  expect(isCountry(code)).toBe(true)
})

test.each(['', 'N', 'no', 'NOR', 'Norway', 'UK', 'DD', 'XX', 'ZZ', 'N0', 'NO ', 'NO\n'])(
  'country codes: "%s" is not a country',
  (code) => {
    expect(isCountry(code)).toBe(false)
  },
)
