import { expect, test } from 'vitest'
import { readSerials, serialProblem } from './serial-numbers'

test('one per row; blank rows are nothing', () => {
  expect(readSerials(' A \n\nB\n')).toEqual(['A', 'B'])
})

test.each([
  [[], 2, undefined],
  [['A', 'B'], 2, undefined],
  [['A'], 2, 'tooFew'],
  [['A', 'B', 'C'], 2, 'tooMany'],
  [['A', 'A'], 2, 'twice'],
])('%j for %i units: %s', (serials, quantity, kind) => {
  expect(serialProblem(serials, quantity)?.kind).toBe(kind)
})
