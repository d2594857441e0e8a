import { expect, test } from 'vitest'
import { monthsSince } from './months.ts'

test('months: newest first, over the end of a year, and at least the one of now', () => {
  const now = new Date('2026-02-28T23:30:00Z')
  expect(monthsSince('2025-11', now)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsSince('2026-02', now)).toEqual(['2026-02'])
  expect(monthsSince('2026-03', now)).toEqual([])
  expect(monthsSince('2026-01', new Date('2026-01-31T23:59:59Z'))).toEqual(['2026-01'])
})
