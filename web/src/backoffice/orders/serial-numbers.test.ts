import { expect, test } from 'vitest'
import { readSerials, serialProblem } from './serial-numbers'

test('readSerials: reads one per line and skips blank lines', () => {
  expect(readSerials(' A \n\nB\n')).toEqual(['A', 'B'])
})

test.each([
  [[], 2, undefined],
  [['A', 'B'], 2, undefined],
  [['A'], 2, 'tooFew'],
  [['A', 'B', 'C'], 2, 'tooMany'],
  [['A', 'A'], 2, 'twice'],
])('serialProblem: %j for %i units gives %s', (serials, quantity, kind) => {
  expect(serialProblem(serials, quantity)?.kind).toBe(kind)
})
