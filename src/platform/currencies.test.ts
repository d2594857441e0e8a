import { expect, test } from 'vitest'
import { exponentOf, isCurrency, isKnownCurrency } from './currencies.ts'
import { legacyExponent, legacyExponents } from './store/legacy-exponents.ts'

test.each([
  ['NOK', 2],
  ['EUR', 2],
  // Currencies whose cash decimals differ from the standard.
  ['HUF', 2],
  ['COP', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['IQD', 3],
  ['JPY', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['UYW', 4],
  // New codes.
  ['XCG', 2],
  ['ZWG', 2],
  ['SLE', 2],
  ['VED', 2],
])('currency %s: %i decimals by ISO 4217', (code, exponent) => {
  expect(isCurrency(code)).toBe(true)
  expect(exponentOf(code)).toBe(exponent)
})

test.each(['', 'NO', 'nok', 'NKO', 'ABC', 'DEM', 'EURO', 'EUR\n', 'XAU', 'XDR', 'XTS', 'XXX', 'BGN', 'HRK'])(
  'currency "%s": refused',
  (code) => {
    expect(isCurrency(code)).toBe(false)
  },
)

test.each(['BGN', 'HRK', 'ANG', 'SLL', 'XDR'])('former currency %s: is still accepted', (code) => {
  expect(isKnownCurrency(code)).toBe(true)
  expect(exponentOf(code)).toBe(2)
})

test('currency table: is complete, with each code once', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const every = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  const counted = Map.groupBy(every.filter(isCurrency), exponentOf)
  expect([...counted].map(([exponent, codes]) => [exponent, codes.length]).sort()).toEqual([
    [0, 17],
    [2, 139],
    [3, 7],
    [4, 2],
  ])
})

test('amounts stored without their decimals: never have more than ISO 4217, so that none are lost', () => {
  for (const code of Object.values(legacyExponents).flat()) {
    expect(legacyExponent(code), code).toBeLessThanOrEqual(exponentOf(code))
  }
  expect(legacyExponent('HUF')).toBe(0)
  expect(legacyExponent('IQD')).toBe(0)
  expect(legacyExponent('KWD')).toBe(3)
  expect(legacyExponent('NOK')).toBe(2)
})
