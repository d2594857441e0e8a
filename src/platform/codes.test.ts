import { expect, test } from 'vitest'
import { isCountry } from './codes.ts'

test.each(['NO', 'DE', 'GB', 'SE', 'US', 'JP'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true)
})

test.each(['', 'N', 'no', 'NOR', 'Norway', 'UK', 'DD', 'XX', 'ZZ', 'N0', 'NO ', 'NO\n'])(
  '"%s" is no country',
  (code) => {
    expect(isCountry(code)).toBe(false)
  },
)
