import { expect, test } from 'vitest'
import { countriesIn, countryName } from './countries'

test('countries: every country has a unique name', () => {
  const countries = countriesIn('en')
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ value }) => value)).size).toBe(249)
  expect(countries.filter(({ value, label }) => value === label)).toEqual([])
  expect(countries[0]).toEqual({ value: 'AF', label: 'Afghanistan' })
})

test('countryName: a country that is not a code is shown as written', () => {
  expect(countryName('no', 'en')).toBe('Norway')
  expect(countryName('Norge', 'en')).toBe('Norge')
  expect(countryName('', 'en')).toBe('')
})
