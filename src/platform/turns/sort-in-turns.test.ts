import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInTurns } from './sort-in-turns.ts'

function sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): { items: T[]; pauses: number } {
  const work = sortInTurns(items, compare)
  for (let pauses = 0; ; pauses++) {
    const { done, value } = work.next()
    if (done) return { items: value, pauses }
  }
}

test('sorting in turns: equals toSorted, and is stable', () => {
  const list = fc.array(fc.record({ key: fc.nat(20), place: fc.nat() }), { maxLength: 5000, size: 'max' })
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
  fc.assert(
    fc.property(list, (items) => {
      expect(sorted(items, byKey).items).toEqual(items.toSorted(byKey))
    }),
    { seed: 29, numRuns: 30 },
  )
})

test('sorting in turns: pauses at least every 1,024 items', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_007)
  const { items, pauses } = sorted(numbers, (a, b) => a - b)
  expect(items).toEqual(numbers.toSorted((a, b) => a - b))
  expect(pauses).toBeGreaterThan(40)
})
