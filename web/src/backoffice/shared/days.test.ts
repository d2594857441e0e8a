import { expect, test } from 'vitest'
import { dayOf, isDay, startOf } from './days'

test('a day and the moment it begins belong together', () => {
  expect(dayOf(startOf('2026-03-01'))).toBe('2026-03-01')
  expect(dayOf(startOf('2026-12-31', 1))).toBe('2027-01-01')
})

test.each([
  ['2026-03-01', true],
  ['2026-13-01', false],
  ['yesterday', false],
  [undefined, false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
