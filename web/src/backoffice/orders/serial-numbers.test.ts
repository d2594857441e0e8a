import { expect, test } from 'vitest'
import { placeSerial, readSerials, serialProblem } from './serial-numbers'

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

test('a scanned serial number: goes to the first goods that lack one, and nowhere if none does', () => {
  const lines = [
    { lineNumber: '10', isPhysical: false },
    { lineNumber: '20', isPhysical: true },
    { lineNumber: '30', isPhysical: true },
  ]
  const drafts = {
    '10': { quantity: 1, serials: '' },
    '20': { quantity: 2, serials: 'A' },
    '30': { quantity: 1, serials: '' },
  }
  const once = placeSerial(lines, drafts, 'B')
  expect(once?.['20']?.serials).toBe('A\nB')
  const twice = placeSerial(lines, once ?? {}, 'C')
  expect(twice?.['30']?.serials).toBe('C')
  expect(placeSerial(lines, twice ?? {}, 'D')).toBeUndefined()
})
