import { expect, test } from 'vitest'
import { addressProblems } from './address.ts'

const address = {
  name: 'Fjord Data AS',
  addressLine1: 'Storgata 1',
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
  email: 'orders@example.com',
} as Parameters<typeof addressProblems>[0]

const codesFor = (email: string) => addressProblems({ ...address, email }, ['NO']).map(({ code }) => code)

test.each([
  'kari@example.com',
  'kari.nordmann+pc@mail.example.co.uk',
  'kari@localhost',
  'blåbær@bær.example',
  '"kari nordmann"@example.com',
  ' kari@example.com ',
])('email %j: is accepted', (email) => {
  expect(codesFor(email)).toEqual([])
})

test.each([
  'kari',
  'kari@',
  '@example.com',
  '@',
  'kari@ex ample.com',
  'kari@@example.com',
  'kari@example.',
  'Kari <kari@example.com>',
  'kari@example.com, ola@example.com',
  'a@.b',
])('email %j: is not valid', (email) => {
  expect(codesFor(email)).toEqual(['email_invalid'])
})

test('email of spaces: is empty', () => {
  expect(codesFor('  ')).toEqual(['text_empty'])
})
