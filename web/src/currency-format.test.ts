import { expect, test } from 'vitest'
import { exponentOf, isCurrency } from '../../src/platform/currencies.ts'
import { currencyDigits, currencyFormat } from './currency-format'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const every = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))

test('currency digits: equal to those of the service', () => {
  const codes = every.filter(isCurrency)
  expect(codes.map((code) => [code, currencyDigits(code)])).toEqual(
    codes.map((code) => [code, exponentOf(code)]),
  )
})

test.each([
  ['HUF', 1234.5, /1234,50/],
  ['IQD', 1.125, /1,125/],
  ['JPY', 1234, /1234\D*$/],
  ['NOK', 19.9, /19,90/],
])('money in %s: shown with all its decimals', (currency, amount, shown) => {
  expect(currencyFormat('hu-HU', currency).format(amount).replace(/\s/g, '')).toMatch(shown)
})

test('money in an unknown currency: the figure alone, with its own decimals', () => {
  const { format } = currencyFormat('en-GB', null)
  expect([1234, 19.9, 1.235, 0.0001].map(format)).toEqual(['1,234', '19.9', '1.235', '0.0001'])
})
