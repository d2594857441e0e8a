import { expect, test } from 'vitest'
import { isCountry, isCurrency } from './codes.ts'

test.each(['NO', 'DE', 'GB', 'SE', 'US', 'JP'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true)
})

test.each(['', 'N', 'no', 'NOR', 'Norway', 'UK', 'DD', 'XX', 'ZZ', 'N0', 'NO ', 'NO\n'])(
  '"%s" is no country',
  (code) => {
    expect(isCountry(code)).toBe(false)
  },
)

test.each(['NOK', 'EUR', 'JPY', 'KWD'])('%s is a currency', (code) => {
  expect(isCurrency(code)).toBe(true)
})

test.each(['', 'NO', 'nok', 'NKO', 'ABC', 'DEM', 'EURO', 'EUR\n'])('"%s" is no currency', (code) => {
  expect(isCurrency(code)).toBe(false)
})
