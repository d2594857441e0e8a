import { expect, test } from 'vitest'
import { lineOfRow } from './line-of-row.ts'

const text = `{
  "groups": [{ "name": "products" }],
  "products": [
    { "name": "a } ] \\" {", "list": [1, [2], {}] },
    {
      "name": "b"
    }, { "name": "c" }
  ]
}`

test.each([
  ['groups', 0, 2],
  ['products', 0, 4],
  ['products', 1, 5],
  ['products', 2, 7],
  ['products', 3, null],
  ['bundles', 0, null],
])('%s[%i] stands on line %s', (list, index, line) => {
  expect(lineOfRow(text, list, index)).toBe(line)
})
