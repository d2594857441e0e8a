import { expect, test } from 'vitest'
import { contentTypeOf } from './file-type'

test.each([
  ['prices.csv', 'text/csv'],
  ['PRICES.CSV', 'text/csv'],
  ['prices.ndjson', 'application/x-ndjson'],
  ['prices.jsonl', 'application/x-ndjson'],
  ['prices.2026.json', 'application/json'],
  ['prices.xlsx', undefined],
  ['csv', undefined],
])('file of rows: %s is %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type)
})
