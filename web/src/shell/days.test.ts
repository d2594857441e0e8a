import { expect, test } from 'vitest'
import { dayOf, isDay, startOf } from './days'

test('days: a day and the timestamp at which it begins convert into each other', () => {
  expect(dayOf(startOf('2026-03-01'))).toBe('2026-03-01')
  expect(dayOf(startOf('2026-12-31', 1))).toBe('2027-01-01')
})

test.each([
  ['2026-03-01', true],
  ['2026-13-01', false],
  ['yesterday', false],
  [undefined, false],
])('isDay: %s gives %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
