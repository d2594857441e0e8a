import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsBetween, withinOneEdit } from './edits.ts'

test.each([
  ['geforce', 'geforce', 0],
  ['gefroce', 'geforce', 1],
  ['corsiar', 'corsair', 1],
  ['gforce', 'geforce', 1],
  ['geforcee', 'geforce', 1],
  ['gefurce', 'geforce', 1],
  ['gefurc', 'geforce', 2],
  ['', 'a', 1],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
])('edits: from %s to %s are %i', (a, b, edits) => {
  expect(editsBetween(a, b, 3)).toBe(edits)
  expect(editsBetween(b, a, 3)).toBe(edits)
})

test('edits: "within one edit" agrees with the count', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(withinOneEdit(a, b)).toBe(editsBetween(a, b, 1) <= 1)
    }),
    { seed: 57, numRuns: 3000 },
  )
})
