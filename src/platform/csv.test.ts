import { expect, test } from 'vitest'
import { csvLine, withoutGuard } from './csv.ts'

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx', "'=1", '-', '=HYPERLINK("http://x")', '-5 kg'])(
  'CSV: %j is not computed by spreadsheets, and is read again as it was',
  (text) => {
    const cell = csvLine([text]).slice(0, -1)
    const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    expect(content).toBe(`'${text}`)
    expect(withoutGuard(content)).toBe(text)
  },
)

test.each(['-5', '+5', '-5.25', '-1,5', '12', 'plain', "it's", "'quoted'", ''])(
  'CSV: %j stays as it is',
  (text) => {
    expect(csvLine([text])).toBe(text.includes(',') ? `"${text}"\n` : `${text}\n`)
    expect(withoutGuard(text)).toBe(text)
  },
)

test('CSV: a line has numbers, missing values and quoted texts', () => {
  expect(csvLine([-5, null, 'a "b"', 'x;y'])).toBe('-5,,"a ""b""","x;y"\n')
})
