import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './parse-list'
import { readXlsx, refusals } from './xlsx'
import { makeXlsx, partsOf, zip } from './xlsx.fixture'

const sheetPart = (xml: string) =>
  partsOf([]).map((part): [string, string | Uint8Array<ArrayBuffer>] =>
    part[0] === 'xl/worksheets/sheet7.xml' ? [part[0], xml] : part,
  )
const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  readXlsx(bytes).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('XLSX: reads texts and numbers of the first sheet, also a long EAN', async () => {
  const file = await makeXlsx([
    ['EAN', 'Name', 'Qty'],
    [4006381333931, 'Mouse & "cable" <black>', 2],
    ['M185', '  Ærlig  ', 10],
  ])
  const table = await readXlsx(file)
  expect(table).toEqual([
    ['EAN', 'Name', 'Qty'],
    ['4006381333931', 'Mouse & "cable" <black>', '2'],
    ['M185', 'Ærlig', '10'],
  ])
  expect(readTable(table)).toEqual([
    { text: '4006381333931 Mouse & "cable" <black>', quantity: 2 },
    { text: 'M185 Ærlig', quantity: 10 },
  ])
})

test('XLSX: any table is read as it was written', async () => {
  const cell = fc.oneof(
    fc.integer({ min: 1, max: 1e9 }),
    fc.stringMatching(/^[A-Za-zæøå&<>"'][\w æøå&<>"';,]{0,20}[a-z]$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 10 }), async (rows) => {
      expect(await readXlsx(await makeXlsx(rows))).toEqual(
        rows.map((row) => row.map((value) => String(value).trim())),
      )
    }),
    { numRuns: 50 },
  )
})

test('XLSX: inline texts, gaps, prefixes and formulas: a formula gives its stored value and is not computed', async () => {
  const xml = `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c r="B1" t="inlineStr"><x:is><x:t>Mouse</x:t></x:is></x:c>
    <x:c r="D1" t="str"><x:f>HYPERLINK("http://evil.example")</x:f><x:v>M185</x:v></x:c><x:c r="E1"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>
    <x:row/></x:sheetData></x:worksheet>`
  expect(await readXlsx(await zip(sheetPart(xml)))).toEqual([['', 'Mouse', '', 'M185', '2']])
})

test('XLSX: other files, damaged ones and those without a workbook are refused', async () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  expect(await refusalOf(encode('%PDF-1.7'))).toBe(`Refused: ${refusals.notXlsx}`)
  expect(await refusalOf(encode(''))).toBe(`Refused: ${refusals.notXlsx}`)
  expect(await refusalOf(await zip([['word/document.xml', '<a/>']]))).toBe(`Refused: ${refusals.notXlsx}`)
  const file = await makeXlsx([['Mouse', 1]])
  expect(await refusalOf(file.slice(0, -30))).toBe(`Refused: ${refusals.broken}`)
  const unclosed = `<worksheet><sheetData>${'<row>'.repeat(500_000)}`
  expect(await refusalOf(await zip(sheetPart(unclosed)))).toBe(`Refused: ${refusals.broken}`)
})

test('XLSX: a zip bomb, too many rows, columns or files are refused before they are read', async () => {
  const bomb = await zip(
    sheetPart('').map((part) =>
      part[0].includes('sheet7') ? [part[0], new Uint8Array(64 * 1024 * 1024)] : part,
    ),
  )
  expect(bomb.length).toBeLessThan(200_000)
  expect(await refusalOf(bomb)).toBe(`Refused: ${refusals.tooLarge}`)
  expect(await refusalOf(await makeXlsx(Array.from({ length: 1002 }, () => ['Mouse'])))).toBe(
    `Refused: ${refusals.tooLarge}`,
  )
  expect(await refusalOf(await zip(sheetPart('<row><c r="ZZZ1"><v>1</v></c></row>')))).toBe(
    `Refused: ${refusals.tooLarge}`,
  )
  const many = Array.from({ length: 600 }, (_, at): [string, string] => [`file${at}`, ''])
  expect(await refusalOf(await zip(many))).toBe(`Refused: ${refusals.tooLarge}`)
})

test('XLSX: declared entities are refused', async () => {
  const xml = `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet><row><c><v>&b;</v></c></row></worksheet>`
  expect(await refusalOf(await zip(sheetPart(xml)))).toBe(`Refused: ${refusals.declared}`)
})

test('XLSX: random changes of a file end in a table or a refusal', async () => {
  const file = await makeXlsx([
    ['Mouse', 1],
    ['Keyboard', 2],
  ])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      async (changes) => {
        const damaged = file.slice()
        for (const [at, value] of changes) damaged[at] = value
        expect(await refusalOf(damaged)).toMatch(/^(read$|Refused: )/)
      },
    ),
    { numRuns: 300 },
  )
})
