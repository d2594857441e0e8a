// Lists as people write them: a quantity is read as it was meant, or asked for, and never another number.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseList } from './parse-list'

const quantities = (text: string) => parseList(text).map(({ quantity }) => quantity)

describe('without a header, one cell that is written otherwise', () => {
  test.each([
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000', 1000],
    ["1'000", 1000],
    ['10 pcs', 10],
    ['10 stk.', 10],
    ['x5', 5],
    ['5x', 5],
    ['10,00', 10],
    ['10.00', 10],
    ['1.000', null],
    ['1,000', null],
    ['ca 5', null],
    ['ca. 5', null],
    ['1,5', null],
    ['2 boxes', null],
    ['5-10', null],
    ['ten', null],
    ['', null],
  ])('list: %j among others is %j, and does not decide about the column', (cell, expected) => {
    for (const sign of ['\t', ';', '|']) {
      const list = [`ABC-1${sign}10`, `ABC-2${sign}50`, `ABC-3${sign}${cell}`].join('\n')
      expect(quantities(list)).toEqual([10, 50, expected])
      const before = [`10${sign}ABC-1`, `50${sign}ABC-2`, `${cell}${sign}ABC-3`].join('\n')
      expect(quantities(before)).toEqual([10, 50, expected])
    }
  })

  test.each(['1 000', '1.000', 'ca 5', '1,5', '10,00', '2 boxes'])(
    'list: %s alone is not read as 1',
    (cell) => {
      const expected = cell === '1 000' ? 1000 : null
      expect(quantities(`ABC-1;${cell}`)).toEqual([expected])
      expect(quantities(`ABC-1;${cell}\nABC-2;${cell}`)).toEqual([expected, expected])
    },
  )
})

test.each([
  ['tab', '\t', [10, 50, 1000]],
  ['semicolon', ';', [10, 50, 1000]],
  ['comma', ',', [10, 50, 1000]],
  ['pipe', '|', [10, 50, 1000]],
  ['several spaces', '    ', [10, 50, 1000]],
  ['one space', ' ', [10, 50, null]],
])('list: numbers and quantities separated by %s are read', (_name, sign, expected) => {
  expect(quantities(`ABC-1${sign}10\nABC-2${sign}50\nABC-3${sign}1 000`)).toEqual(expected)
  expect(quantities(`10${sign}ABC-1\n50${sign}ABC-2\n1 000${sign}ABC-3`)).toEqual(expected)
})

test('list: a number at the end of a line may be its quantity or part of the name, so it is asked for', () => {
  expect(parseList('Logitech M185 Mouse 10\nWindows 11')).toEqual([
    { text: 'Logitech M185 Mouse 10', quantity: null, unclear: '10', isPerhapsName: true },
    { text: 'Windows 11', quantity: null, unclear: '11', isPerhapsName: true },
  ])
  expect(quantities('10 Logitech M185 Mouse')).toEqual([null])
  expect(quantities('123 5\n456 7')).toEqual([null, null])
})

test('list: quantities with decimals in every row may be prices, so they are asked for', () => {
  expect(quantities('ABC-1;10,00\nABC-2;5,00')).toEqual([null, null])
  expect(quantities('ABC-1,10,00\nABC-2,5,00')).toEqual([null, null])
  expect(quantities('ABC-1,1,000\nABC-2,20')).toEqual([null, null])
})

test('list: two columns of counts are asked for; prices with decimals or a currency are none', () => {
  expect(parseList('ABC-1;2;299\nABC-2;1;499')).toEqual([
    { text: 'ABC-1', quantity: null, unclear: '2 / 299' },
    { text: 'ABC-2', quantity: null, unclear: '1 / 499' },
  ])
  for (const price of ['299,90', '1 299,00', '299 kr', 'NOK 299', '€ 299', '299,-'])
    expect(quantities(`ABC-1;2;${price}\nABC-2;7;49,90`)).toEqual([2, 7])
})

test('list: an EAN or a product number of digits is no quantity', () => {
  expect(quantities('4006381333931;2\n4012345678901;10')).toEqual([2, 10])
  expect(quantities('2;4006381333931\n10;4012345678901')).toEqual([2, 10])
  expect(quantities('4006381333931')).toEqual([1])
  expect(quantities('10234;2\n10235;10')).toEqual([2, 10])
  expect(quantities('2;10234\n10;10235')).toEqual([2, 10])
})

test('list: line numbers are no quantities', () => {
  expect(parseList('1;ABC-1;10\n2;ABC-2;50\n3;ABC-3;7')).toEqual([
    { text: 'ABC-1', quantity: 10 },
    { text: 'ABC-2', quantity: 50 },
    { text: 'ABC-3', quantity: 7 },
  ])
  expect(quantities('1;ABC-1\n2;ABC-2\n3;ABC-3')).toEqual([null, null, null])
  expect(quantities('Pos;Artikel;Menge\n1;ABC-1;10\n2;ABC-2;5')).toEqual([10, 5])
})

test.each([
  'Qty',
  'Quantity',
  'Antall',
  'Ant.',
  'Menge',
  'Anzahl',
  'Stk',
  'Stk.',
  'Stück',
  'Bestellmenge',
  'Pcs',
])('list: the column %s has the quantities', (header) => {
  const list = `Artikkel;${header};Pris\nABC-1;10;299\nABC-2;1.000;499\nABC-3;1 000;5`
  expect(quantities(list)).toEqual([10, null, 1000])
})

test('list: a column of counts with another header is asked for', () => {
  expect(quantities('Product;Warranty\nABC-1;24\nABC-2;36')).toEqual([null, null])
})

const number = fc.integer({ min: 1, max: 9999 }).map((n) => `AB-${String(n).padStart(4, '0')}X`)
const spaced = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})$)/, sign)
/** How a quantity is written; null: it says another number to another reader. */
const forms: ((value: number) => string | null)[] = [
  (value) => spaced(value, ' '),
  (value) => spaced(value, '\u00a0'),
  (value) => spaced(value, "'"),
  (value) => spaced(value, '.'),
  (value) => spaced(value, ','),
  (value) => `ca ${value}`,
  (value) => `${value} pcs`,
  (value) => `x${value}`,
  (value) => `${value}x`,
  (value) => `${value},00`,
  (value) => `${value}.00`,
]
const plain = (value: number) => String(value)
const prices = {
  none: undefined,
  cents: (at: number) => `${100 + at},${90 + (at % 9)}`,
  currency: (at: number) => `${100 + at} kr`,
  round: (at: number) => String(100 + at * 3),
}
const headers = {
  none: undefined,
  en: { number: 'Part number', quantity: 'Qty', price: 'Unit price', ean: 'EAN', line: 'Line' },
  no: { number: 'Varenummer', quantity: 'Antall', price: 'Pris', ean: 'EAN', line: 'Nr.' },
  de: { number: 'Artikel', quantity: 'Menge', price: 'Preis', ean: 'EAN', line: 'Pos.' },
}

test('list: in any of these shapes, a quantity is read back or asked for', () => {
  const row = fc.record({
    number,
    value: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99_999 })),
    form: fc.oneof(
      { weight: 3, arbitrary: fc.constant(plain) },
      { weight: 1, arbitrary: fc.constantFrom(...forms) },
    ),
  })
  const shape = fc.record({
    separator: fc.constantFrom('\t', ';', '|', ',', '   ', ' '),
    isFirst: fc.boolean(),
    price: fc.constantFrom(...(Object.keys(prices) as (keyof typeof prices)[])),
    hasEan: fc.boolean(),
    hasLines: fc.boolean(),
    header: fc.constantFrom(...(Object.keys(headers) as (keyof typeof headers)[])),
    everyForm: fc.option(fc.constantFrom(...forms), { nil: undefined }),
  })
  const rows = fc.uniqueArray(row, { selector: ({ number }) => number, minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, shape, (wanted, { separator, isFirst, price, hasEan, hasLines, header, everyForm }) => {
      // Beside whole prices, quantities with decimals are taken for prices, and those that count 1, 2, 3, … for line numbers.
      const isDecimal = ({ form }: Row) => /[.,]00$/.test((everyForm ?? form)(1) ?? '')
      fc.pre(price !== 'round' || wanted.some(({ value }, at) => value !== at + 1))
      fc.pre(price !== 'round' || wanted.filter(isDecimal).length < wanted.length / 2)
      const lineOf = (cells: (Cells | undefined)[], at: number, each: (typeof wanted)[number]) =>
        cells.flatMap((cell) => (cell ? [cell(at, each)] : [])).join(separator)
      const quantity: Cells = (_, each) => (everyForm ?? each.form)(each.value) ?? ''
      const cells = [
        hasLines ? (at: number) => String(at + 1) : undefined,
        ...(isFirst
          ? [quantity, (_: number, each: Row) => each.number]
          : [(_: number, each: Row) => each.number, quantity]),
        hasEan ? (at: number) => String(4006381333000 + at) : undefined,
        prices[price],
      ]
      const names = headers[header]
      const first = names && [
        ...(hasLines ? [names.line] : []),
        ...(isFirst ? [names.quantity, names.number] : [names.number, names.quantity]),
        ...(hasEan ? [names.ean] : []),
        ...(prices[price] ? [names.price] : []),
      ]
      const list = [
        ...(first ? [first.join(separator)] : []),
        ...wanted.map((each, at) => lineOf(cells, at, each)),
      ]
      const read = parseList(list.join('\n'))
      for (const { number, value } of wanted) {
        const found = read.filter(({ text }) => text.includes(number))
        expect(found.length, list.join('\n')).toBe(1)
        expect([value, null], list.join('\n')).toContain(found[0]?.quantity)
      }
    }),
    { seed: 12, numRuns: 5000 },
  )
})
interface Row {
  number: string
  value: number
  form: (value: number) => string | null
}
type Cells = (at: number, row: Row) => string
