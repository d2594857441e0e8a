import { expect, it } from 'vitest'
import { readAmount } from './budget'

it.each([
  ['15000', 15000],
  ['15 000', 15000],
  ['15 000', 15000],
  ['15.000', 15000],
  ['15,000', 15000],
  ['15.000,50', 15000.5],
  ['15,000.5', 15000.5],
  ["15'000", 15000],
  ['0', 0],
  ['1.234.567,89', 1234567.89],
])('readAmount: %s is an amount', (written, amount) => expect(readAmount(written)).toBe(amount))

it.each(['', 'a lot', '-5', '15,0000', '1.2.3', '15000 kr'])('readAmount: %s is not an amount', (written) =>
  expect(readAmount(written)).toBeUndefined(),
)
