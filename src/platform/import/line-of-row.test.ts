import { expect, test } from 'vitest'
import { linesOfRows } from './line-of-row.ts'

const text = `{
  "groups": [{ "name": "products" }],
  "products": [
    { "name": "a } ] \\" {", "list": [1, [2], {}] },
    {
      "name": "b"
    }, { "name": "c" },
    7,
    "text, with [ brackets",
    null
  ],
  "empty": [],
  "settings": { "deep": [1, 2] }
}`

test.each([
  ['groups', 0, 2],
  ['products', 0, 4],
  ['products', 1, 5],
  ['products', 2, 7],
  ['products', 3, 8],
  ['products', 4, 9],
  ['products', 5, 10],
  ['products', 6, null],
  ['empty', 0, null],
  ['bundles', 0, null],
])('line of row: %s[%i] is on line %s', (list, index, line) => {
  expect(linesOfRows(text)(list, index)).toBe(line)
})
