import { expect, test } from 'vitest'
import { countriesIn, countryName } from './countries'

test('every country has a name of its own', () => {
  const countries = countriesIn('en')
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ value }) => value)).size).toBe(249)
  expect(countries.filter(({ value, label }) => value === label)).toEqual([])
  expect(countries[0]).toEqual({ value: 'AF', label: 'Afghanistan' })
})

test('a country that is no code is shown as it was written', () => {
  expect(countryName('no', 'en')).toBe('Norway')
  expect(countryName('Norge', 'en')).toBe('Norge')
  expect(countryName('', 'en')).toBe('')
})
