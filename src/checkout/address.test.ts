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

const codesOf = (more: Partial<typeof address>, served: string[] | null = ['NO', 'DE', 'GB', 'NL', 'XX']) =>
  addressProblems({ ...address, ...more }, served).map(({ fieldName, code }) => [
    fieldName.replace('delivery.deliveryAddress.', ''),
    code,
  ])

test.each([
  ['NO', '0155'],
  ['no', ' 0155 '],
  ['NO', 'NO-0155'],
  ['DE', '10115'],
  ['DE', 'D-10115'],
  ['GB', 'SW1A 1AA'],
  ['GB', 'sw1a1aa'],
  ['NL', '1011 AB'],
  ['SE', '111 22'],
  ['PL', '00-001'],
  ['XX', 'BT 4711'],
])('post code of %s: %j is accepted', (country, postCode) => {
  expect(codesOf({ country, postCode }, [country.toUpperCase()])).toEqual([])
})

test.each([
  ['NO', '015'],
  ['NO', '01555'],
  ['NO', 'Oslo'],
  ['DE', '0155'],
  ['GB', '12345'],
  ['XX', '?'],
])('post code of %s: %j is a problem', (country, postCode) => {
  expect(codesOf({ country, postCode })).toEqual([['postCode', 'post_code_invalid']])
})

test('post code: the message gives an example', () => {
  const [problem] = addressProblems({ ...address, postCode: '12' }, ['NO'])
  expect(problem?.message).toBe('12 is no post code of NO. It has 4 digits, such as 0155.')
})

test('post code: of a country that is not served, or without anything to ship, is not judged', () => {
  expect(codesOf({ country: 'US', postCode: '?' }, ['NO'])).toEqual([['country', 'country_not_served']])
  expect(codesOf({ postCode: '?' }, null)).toEqual([])
})

test.each([
  null,
  '',
  '  ',
  '22 33 44 55',
  '+47 22 33 44 55',
  '(022) 33-44/55',
  '112',
  '+47 1',
  '+47.22334455',
])('phone number %j: is accepted', (phone) => expect(codesOf({ phone, mobilePhone: phone })).toEqual([]))

test.each(['call me', '12', '123456789012345678901', 'kari@example.com'])(
  'phone number %j: is a problem',
  (phone) =>
    expect(codesOf({ phone, mobilePhone: phone })).toEqual([
      ['phone', 'phone_invalid'],
      ['mobilePhone', 'phone_invalid'],
    ]),
)

test.each([null, '', '4006381333931', ' 4006381333931 '])('GLN %j: is accepted', (globalLocationNumber) =>
  expect(codesOf({ globalLocationNumber })).toEqual([]),
)

test.each(['4006381333932', '400638133393', '40063813339311', 'GLN'])(
  'GLN %j: is a problem',
  (globalLocationNumber) =>
    expect(codesOf({ globalLocationNumber })).toEqual([['globalLocationNumber', 'gln_invalid']]),
)
