import { expect, test } from 'vitest'
import { arrivalDate } from './delivery-dates.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['Monday', '2026-03-02T10:00:00Z', 2, '2026-03-04T00:00:00Z'],
  ['Thursday, over the weekend', '2026-03-05T10:00:00Z', 2, '2026-03-09T00:00:00Z'],
  ['Saturday', '2026-03-07T10:00:00Z', 1, '2026-03-09T00:00:00Z'],
])('working days are counted from %s', (_, leaves, days, arrives) => {
  expect(arrivalDate(at(leaves), days, null)).toBe(at(arrives))
})

test('nothing comes before it leaves, nor before it is wanted', () => {
  expect(arrivalDate(at('2026-03-02T10:00:00Z'), 0, null)).toBe(at('2026-03-02T10:00:00Z'))
  expect(arrivalDate(at('2026-03-02T10:00:00Z'), 2, at('2026-05-01T12:00:00Z'))).toBe(
    at('2026-05-01T12:00:00Z'),
  )
  expect(arrivalDate(null, 2, at('2026-05-01T12:00:00Z'))).toBeNull()
})
