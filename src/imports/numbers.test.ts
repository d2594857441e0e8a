import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decimals, isScientific, readNumber, withCell } from './numbers.ts'

const decimalsOf = (cells: string[]) => cells.reduce<Decimals>(withCell, null)
const read = (cells: string[]) => cells.map((cell) => readNumber(cell, decimalsOf(cells)))

test.each<[string[], (number | string)[]]>([
  [
    ['1299,50', '1.299', '12'],
    [1299.5, 1299, 12],
  ],
  [
    ['1 299,50', '1\u00a0299', "12'500"],
    [1299.5, 1299, 12500],
  ],
  [
    ['1.299,50', '2.500.000', '3,125'],
    [1299.5, 2_500_000, 3.125],
  ],
  [
    ['1,299.50', '1,299', '-4.5'],
    [1299.5, 1299, -4.5],
  ],
  [
    ['0.299', '1.299'],
    [0.299, 1.299],
  ],
  [
    ['12.50', ' 12.5 '],
    [12.5, 12.5],
  ],
])('numbers: %j are read by all cells of the column', (cells, expected) => {
  expect(read(cells)).toEqual(expected)
})

test('numbers: a cell that can mean two things is refused, with what to do', () => {
  expect(read(['1.299', '12'])).toEqual([expect.stringMatching(/can mean 1299 or 1\.299.*1299\.00/), 12])
  expect(read(['1,50', '1.50', '7'])).toEqual([
    expect.stringContaining('another way'),
    expect.stringContaining('another way'),
    7,
  ])
})

test.each(['x', '1.2.3', '1,2,3', '12.34,56.7', '0x10', '1e3', '.5', '1.', '1 29', ''])(
  'numbers: %j is none',
  (cell) => {
    expect(readNumber(cell, '.')).toEqual(expect.stringContaining('not a number'))
  },
)

test('numbers: what a spreadsheet has shortened is refused', () => {
  expect(['7,04E+12', '7.04E+12', '7E+12', 'AB7E+1', '7040000000000', '12E5'].map(isScientific)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(readNumber('7,04E+12', ',')).toEqual(expect.stringContaining('shortened'))
})

test('numbers: what German and Norwegian PCs write is read exactly', () => {
  const formats = ['de-DE', 'nb-NO', 'en-US', 'de-CH'].map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(...formats), (cents, format) => {
      expect(read([format.format(cents / 100)])).toEqual([cents / 100])
    }),
  )
})
