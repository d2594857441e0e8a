import { expect, test } from 'vitest'
import { readAmount, readDay } from './bank-values.ts'

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1250,50', 125_050],
  ['1 250,50', 125_050],
  ['1\u00a0250,50', 125_050],
  ["1'250.50", 125_050],
  ['1,250.50', 125_050],
  ['1.250.000,5', 125_000_050],
  ['+7', 700],
  ['-7,00', -700],
  ['\u22127', -700],
  ['0,00', 0],
  ['1.000', 'is 1.000, which can mean two things: write two decimals, such as 1000.00'],
  ['1,234', 'is 1,234, which can mean two things: write two decimals, such as 1000.00'],
  ['1.2345', 'is 1.2345, which has more decimals than NOK'],
  ['', 'is empty, but must be a number such as 1250.00 or 1 250,00'],
  ['12 kr', 'is 12 kr, but must be a number such as 1250.00 or 1 250,00'],
  ['1.2.3', 'is 1.2.3, but must be a number such as 1250.00 or 1 250,00'],
  ['99999999999999999', 'is 99999999999999999, which is too large'],
])('amount of a bank: %s', (text, expected) => {
  expect(readAmount(text, 'NOK')).toBe(expected)
})

test('amount of a bank: decimals are those of the currency', () => {
  expect(readAmount('1250', 'JPY')).toBe(1250)
  expect(readAmount('1250.00', 'JPY')).toBe(1250)
  expect(readAmount('1250.5', 'JPY')).toBe('is 1250.5, which has more decimals than JPY')
  expect(readAmount('1.250', 'KWD')).toBe(1250)
})

test.each([
  ['2026-02-03', '2026-02-03'],
  ['03.02.2026', '2026-02-03'],
  ['03/02/2026', undefined],
  ['2026-02-30', undefined],
  ['3.2.26', undefined],
  ['', undefined],
])('day of a bank: %s', (text, expected) => {
  expect(readDay(text)).toBe(expected)
})
