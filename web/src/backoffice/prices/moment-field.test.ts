import { expect, test } from 'vitest'
import { fieldOfMoment, momentOfField } from './moment-field'

test('moment field: a moment is shown to the minute, in local time', () => {
  expect(fieldOfMoment(new Date(2026, 2, 1, 9, 5, 30).toISOString())).toBe('2026-03-01T09:05')
  expect(fieldOfMoment(null)).toBe('')
})

test('moment field: one that was not touched keeps its seconds, another one is read, an empty one is none', () => {
  const before = new Date(2026, 2, 1, 9, 5, 30).toISOString()
  expect(momentOfField('2026-03-01T09:05', before)).toBe(before)
  expect(momentOfField('2026-03-01T09:06', before)).toBe(new Date(2026, 2, 1, 9, 6).toISOString())
  expect(momentOfField('', before)).toBeNull()
  expect(momentOfField('', null)).toBeNull()
})
