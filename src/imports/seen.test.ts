import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rememberAllRows, rememberPiece } from './seen.ts'

test.each([
  ['a piece', rememberPiece],
  ['a dry run', rememberAllRows],
])('seen rows: %s compares a row with the one before it, or else with what is stored', (_what, remember) => {
  const seen = remember()
  expect(seen.has(['price', 'a'])).toBe(false)
  expect(seen.compare(['price', 'a'], undefined, { net: 1 })).toBe('new')
  expect(seen.compare(['price', 'a'], undefined, { net: 1 })).toBe('equal')
  expect(seen.compare(['price', 'a'], { net: 2 }, { net: 2 })).toBe('changed')
  expect(seen.compare(['price', 'b'], { net: 2 }, { net: 2 })).toBe('equal')
  expect(seen.has(['price', 'a'])).toBe(true)
})

test('seen rows: a changed row is never taken for an equal one when rows are stored', () => {
  // Two amounts with the same beginning of their hash.
  const amounts = new Map<string, number>()
  const beginningOf = (net: number) => hash('sha1', JSON.stringify(net)).slice(0, 8)
  let net = 0
  for (; !amounts.has(beginningOf(net)); net++) amounts.set(beginningOf(net), net)
  const twin = amounts.get(beginningOf(net)) as number
  expect(rememberAllRows().compare(['price', 'a'], twin, net)).toBe('equal')
  expect(rememberPiece().compare(['price', 'a'], twin, net)).toBe('changed')
})
