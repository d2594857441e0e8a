import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileFormats } from '../../contract/import-formats.ts'
import { UnreadableUpload } from './split-text.ts'
import { splitterFor, type UploadType } from './splitter.ts'

/** The rows of a text that arrives in pieces of so many characters. */
function rowsOf(type: UploadType, text: string, size = 7) {
  const split = splitterFor(type, 'prices', fileFormats.prices)
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return [...pieces, null].flatMap((piece) => split(piece))
}

test('NDJSON: every line is a row, and a broken line is reported with its number', () => {
  expect(rowsOf('application/x-ndjson', '{"net":1}\n\n{"net":\n{"net":3}')).toEqual([
    { list: 'prices', line: 1, value: { net: 1 } },
    { list: 'prices', line: 3, error: expect.stringContaining('JSON') },
    { list: 'prices', line: 4, value: { net: 3 } },
  ])
})

test('CSV: cells are read as the format says, with quotes and semicolons', () => {
  const text = 'productId;net;minQuantity;validFrom\r\n"a;""b""\n c";12.5;;\r\nd;x;10;2026-01-01\ne;1\n'
  expect(rowsOf('text/csv', text)).toEqual([
    { list: 'prices', line: 2, value: { productId: 'a;"b"\n c', net: '12.5' } },
    {
      list: 'prices',
      line: 4,
      value: { productId: 'd', net: 'x', minQuantity: '10', validFrom: '2026-01-01' },
    },
    {
      list: 'prices',
      line: 5,
      value: { productId: 'e', net: '1' },
      error: expect.stringContaining('2 cells'),
    },
  ])
})

test('CSV: a quote within an unquoted cell is a letter, such as inches', () => {
  const text = 'productId,net\n24" Monitor,1\n27" and 32",2\n"a ""b"" ",3\n "c,d",4\n'
  expect(rowsOf('text/csv', text).map(({ value }) => value)).toEqual([
    { productId: '24" Monitor', net: '1' },
    { productId: '27" and 32"', net: '2' },
    { productId: 'a "b" ', net: '3' },
    { productId: ' c,d', net: '4' },
  ])
})

test('CSV: a blank cell is an empty cell', () => {
  const text = [
    'productId,net,minQuantity',
    ...['', ' ', '\u00a0', '0'].map((cell) => `a,${cell},${cell}`),
  ].join('\n')
  expect(rowsOf('text/csv', text).map((row) => row.value)).toEqual([
    { productId: 'a', net: null },
    { productId: 'a', net: null },
    { productId: 'a', net: null },
    { productId: 'a', net: '0', minQuantity: '0' },
  ])
})

test.each([
  ['a;b,c\n1;2', [{ a: '1', 'b,c': '2' }]],
  ['Preis, netto;Menge\n1,5;2', [{ 'Preis, netto': '1,5', Menge: '2' }]],
  ['a\tb\n1\t2', [{ a: '1', b: '2' }]],
  ['"a;b";c;d\n1;2;3', [{ 'a;b': '1', c: '2', d: '3' }]],
  ['sep=;\r\na,b;c\r\n1;2', [{ 'a,b': '1', c: '2' }]],
  ['\n;;\na;b;c\n1;2;3\n;;\n', [{ a: '1', b: '2', c: '3' }]],
])('CSV: the separator of %j is that of its header, and rows without cells are left out', (text, rows) => {
  for (const size of [1, 1000])
    expect(rowsOf('text/csv', text, size).map(({ value }) => value)).toMatchObject(rows)
})

test('JSON: the items of the lists are found however the text is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }),
      (items, size) => {
        const text = JSON.stringify({ other: { prices: [{}] }, prices: items, note: '[{"' }, null, 1)
        expect(rowsOf('application/json', text, size).map(({ value }) => value)).toEqual(
          JSON.parse(JSON.stringify(items)),
        )
      },
    ),
  )
})

test('JSON: items that are no objects, and lists of another format, are reported', () => {
  const text =
    '{"price":[{"net":1},\n2], "note":["a"],\n"prices":[7, "a,]", null,\n{"net":1} {}, [1], {"net":2}\n]}'
  const noList = 'there is no such list in this format; the lists are prices'
  for (const size of [1, 7, 1000]) {
    expect(rowsOf('application/json', text, size)).toEqual([
      { list: 'price', line: 1, error: noList },
      { list: 'note', line: 2, error: noList },
      { list: 'prices', line: 3, value: 7 },
      { list: 'prices', line: 3, value: 'a,]' },
      { list: 'prices', line: 3, value: null },
      { list: 'prices', line: 4, error: expect.stringContaining('JSON') },
      { list: 'prices', line: 4, value: [1] },
      { list: 'prices', line: 4, value: { net: 2 } },
    ])
  }
  expect(() => rowsOf('application/json', '{"prices":{"a":1},"b":[]}')).toThrow('prices must be a list')
})

test('CSV: a lone carriage return ends a line, and one before a line feed is part of it', () => {
  for (const end of ['\r', '\r\n', '\n']) {
    const text = ['productId,net', 'a,1', '', '"b\r",2', ''].join(end)
    expect(rowsOf('text/csv', text, 1)).toEqual([
      { list: 'prices', line: 2, value: { productId: 'a', net: '1' } },
      { list: 'prices', line: 4, value: { productId: 'b\r', net: '2' } },
    ])
  }
})

test('upload: one that ends too early or has no list is refused', () => {
  for (const text of ['{"prices":[{"net":1}', '[]', '{"stock":[]}', '']) {
    expect(() => rowsOf('application/json', text)).toThrow(UnreadableUpload)
  }
  expect(() => rowsOf('text/csv', 'productId\n"a')).toThrow(UnreadableUpload)
})

const mebibyte = 1024 * 1024

test('upload: a row without end is refused, of whatever it consists', () => {
  const endless: [UploadType, string, string][] = [
    ['application/x-ndjson', '', '{'],
    ['application/json', '{"prices":[', '['],
    ['application/json', '{"prices":["', 'x'],
    ['text/csv', 'productId,net\n', ','],
    ['text/csv', 'productId,net\n"', '\n'],
    ['text/csv', 'productId,net\n', '"'],
    ['text/csv', '', ','],
  ]
  for (const [type, beginning, letter] of endless) {
    const text = beginning + letter.repeat(mebibyte + 100_000)
    expect(() => rowsOf(type, text, 50_000), `${type} ${letter}`).toThrow('longer than a mebibyte')
  }
})

test('upload: many columns, and a name without end, are not kept', () => {
  expect(() => rowsOf('text/csv', `${'a,'.repeat(200)}a\n1`)).toThrow('the header has 201 columns')
  const wide = `productId,net\n${','.repeat(100_000)}\nb,1\n`
  expect(rowsOf('text/csv', wide, 1000)).toEqual([
    { list: 'prices', line: 2, value: expect.anything(), error: 'has 100001 cells, but the header has 2' },
    { list: 'prices', line: 3, value: { productId: 'b', net: '1' } },
  ])
  const [row] = rowsOf('application/json', `{"${'x'.repeat(mebibyte)}":[],"prices":[]}`, 50_000)
  expect(row?.list.length).toBeLessThan(256)
  const long = `{"note":"${'x'.repeat(mebibyte)}","prices":[{"net":1}]}`
  expect(rowsOf('application/json', long, 50_000)).toEqual([{ list: 'prices', line: 1, value: { net: 1 } }])
})

test('NDJSON: the rows are the same however the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), (values, size) => {
      const text = values.map((value) => `${JSON.stringify(value)}\r\n`).join('\n')
      const rows = rowsOf('application/x-ndjson', text, size)
      expect(rows.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(values)))
      expect(rows.map(({ line }) => line)).toEqual(values.map((_, index) => index * 2 + 1))
    }),
  )
})
