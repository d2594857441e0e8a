import { expect, it } from 'vitest'
import { dateLocale } from './date-locale'

it.each([
  ['nb-NO', '3 May 2026'],
  ['de-DE', '3 May 2026'],
  ['fr', '3 May 2026'],
  ['en-US', 'May 3, 2026'],
])('date locale: dates of %s are English, in the order of the country', (locale, written) => {
  const format = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  expect(format.format(new Date('2026-05-03T00:00:00Z'))).toBe(written)
})
