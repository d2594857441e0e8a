import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseList } from './parse-list'
import { parseTable } from './split-table'

const rows = (text: string) => parseList(text).map(({ text, quantity }) => `${quantity} ${text}`)

test.each([
  ['2x AMD Ryzen 7 9800X3D', '2 AMD Ryzen 7 9800X3D'],
  ['2 x AMD Ryzen 7 9800X3D', '2 AMD Ryzen 7 9800X3D'],
  ['- 3 pcs Logitech M185', '3 Logitech M185'],
  ['AMD Ryzen 7 9800X3D x2', '2 AMD Ryzen 7 9800X3D'],
  ['AMD Ryzen 7 9800X3D × 12', '12 AMD Ryzen 7 9800X3D'],
  ['2x16GB DDR5 Kit', '1 2x16GB DDR5 Kit'],
  ['2 x 16 GB DDR5 Kit', '1 2 x 16 GB DDR5 Kit'],
  ['Case, black', '1 Case, black'],
  ['Monitor 27" IPS', '1 Monitor 27" IPS'],
  ['0x thing', '0 thing'],
  ['1 000 pcs Logitech M185', '1000 Logitech M185'],
  ['Logitech M185 x 1 000', '1000 Logitech M185'],
  ['Ryzen 7 500 pcs', 'null Ryzen'],
])('list: the line %s is %s', (line, expected) => {
  expect(rows(line)).toEqual([expected])
})

test.each([
  ['tab', '\t'],
  ['semicolon', ';'],
  ['comma', ','],
])(
  'list: reads CSV with a header, separated by %s, with a byte order mark and Windows line ends',
  (_name, sign) => {
    const text = `\uFEFFPart number${sign}Name${sign}Qty${sign}Unit price\r\n100-1${sign}"CPU ""A"""${sign}4${sign}99.90\r\nM185${sign}Mouse${sign}1${sign}9.90\r\n`
    expect(rows(text)).toEqual(['4 100-1 CPU "A"', '1 M185 Mouse'])
  },
)

test('list: finds the column of quantities without a header, and an EAN is none', () => {
  expect(rows('4006381333931;2\n4012345678901;10')).toEqual(['2 4006381333931', '10 4012345678901'])
  expect(rows('3,Mouse\n1,Keyboard')).toEqual(['3 Mouse', '1 Keyboard'])
})

test('list: a column of quantities is read as written, and what is not certain is not guessed', () => {
  expect(rows('Product;Qty\nA;0\nB;10 pcs\nC;1 000\nD;ten\nE;')).toEqual([
    '0 A',
    '10 B',
    '1000 C',
    'null D',
    'null E',
  ])
  expect(parseList('Product;Qty\n2x A;ten\nB;5')[0]).toEqual({ text: 'A', quantity: null, unclear: 'ten' })
})

test('list: 0, units and empty cells keep the column of quantities without a header', () => {
  expect(rows('X;0\nY;5')).toEqual(['0 X', '5 Y'])
  expect(rows('X;10 stk\nY;')).toEqual(['10 X', 'null Y'])
})

test('list: commas in names separate no columns', () => {
  expect(rows('Case, black\nFan, white')).toEqual(['1 Case, black', '1 Fan, white'])
})

test('list: empty lines, a header alone and nothing at all', () => {
  expect(rows('\n\n  \nMouse\n\n')).toEqual(['1 Mouse'])
  expect(rows('')).toEqual([])
})

test('list: amounts of money are no part of the text', () => {
  expect(rows('Mouse;1 299,00 kr;2\nKeyboard;49.90;1')).toEqual(['2 Mouse', '1 Keyboard'])
})

test('list: without a header, prices and columns with gaps are not taken for quantities', () => {
  expect(rows('Mouse;2;299,00\nKeyboard;1;1 490,00')).toEqual(['2 Mouse', '1 Keyboard'])
  expect(rows('Mouse;2;4 990\nKeyboard;1;1 490')).toEqual(['null Mouse', 'null Keyboard'])
  expect(rows('Mouse, 299.00\nKeyboard, 499.00')).toEqual(['null Mouse', 'null Keyboard'])
  expect(rows('Mouse, 299.90\nKeyboard, 499.90')).toEqual(['1 Mouse, 299.90', '1 Keyboard, 499.90'])
  expect(rows('Mouse;2;\nKeyboard;1;5')).toEqual(['2 Mouse', '1 Keyboard 5'])
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const cellOf = fc.stringMatching(/^[A-Za-zæøå][\wæøå ",;|\n-]{0,30}[a-z]$/)

test('list: a table in quotes is read as it was written, with every separator and line end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cellOf, fc.integer({ min: 1, max: 99_999 })), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\t', ';', '|', ','),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom('', '\uFEFF'),
      (table, separator, end, mark) => {
        const text = table.map(([cell, count]) => quoted(cell) + separator + count).join(end)
        expect(parseTable(mark + text)).toEqual(table.map(([cell, count]) => [cell.trim(), String(count)]))
        expect(parseList(mark + text).map(({ quantity }) => quantity)).toEqual(
          table.map(([, count]) => count),
        )
      },
    ),
  )
})

test('list: any text is read without an error, into texts that the service accepts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
      for (const row of parseList(text)) {
        expect(row.text.length).toBeLessThanOrEqual(255)
        expect(row.text).not.toBe('')
        expect(row.quantity ?? 0).toBeGreaterThanOrEqual(0)
        expect(row.quantity === null).toBe(row.unclear !== undefined)
      }
    }),
  )
})
