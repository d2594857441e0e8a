import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDateTime } from './date-time.ts'

test.each([
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00.1234567Z', '2026-01-31T12:00:00.123Z'],
  ['2026-01-31T12:00:00,5Z', '2026-01-31T12:00:00.500Z'],
  ['2026-01-31T00:30:00+02:00', '2026-01-30T22:30:00.000Z'],
  ['2026-12-31T23:30:00-0100', '2027-01-01T00:30:00.000Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
])('date-time: %s is read as %s', (text, expected) => {
  expect(readDateTime(text)).toBe(expected)
})

test.each([
  '2026-01-31',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31T12:60:00Z',
  '2026-01-31T12:00:60Z',
  '2026-01-31T12:00:00+24:00',
  '2026-01-31 12:00:00',
  '0000-01-01T00:00:00+01:00',
  ' 2026-01-31T12:00:00Z',
  'yesterday',
  '',
])('date-time: %j does not exist', (text) => {
  expect(readDateTime(text)).toBeUndefined()
})

test('date-time: every date that JavaScript writes is read as the same moment', () => {
  const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z') }
  fc.assert(
    fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
      expect(readDateTime(date.toISOString())).toBe(date.toISOString())
    }),
  )
})

test('date-time: an offset changes the moment, not the text', () => {
  const offset = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      offset,
      (date, minutes) => {
        const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1)
        const sign = minutes < 0 ? '-' : '+'
        const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
        const written = `${local}${sign}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(readDateTime(written)).toBe(date.toISOString())
      },
    ),
  )
})
