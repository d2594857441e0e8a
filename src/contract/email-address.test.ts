import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'kari@example.com',
  "o'neil+pc@mail.example.co.uk",
  'kari@localhost',
  'blåbær@bær.example',
  '"kari nordmann"@example.com',
  ' kari@example.com ',
  `${'a'.repeat(242)}@example.com`,
])('email address: %j is one', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  'Name <kari@example.com>',
  '<kari@example.com>',
  'kari@example.com, ola@example.com',
  'kari@example.com;ola@example.com',
  'team:kari@example.com;',
  'kari@example.com (Kari)',
  'kari nordmann@example.com',
  'kari@example.com\r\nBcc: ola@example.com',
  'kari\u0000@example.com',
  '"a\r\nb"@example.com',
  '"a" <kari@example.com>',
  '.kari@example.com',
  'kari.@example.com',
  'ka..ri@example.com',
  'kari@-example.com',
  'kari@example-.com',
  'kari@example..com',
  'kari@[127.0.0.1]',
  'mailto:kari@example.com',
  'kari@example.com?bcc=ola@example.com',
  'kari@example.com>',
  `${'a'.repeat(243)}@example.com`,
  '',
])('email address: %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
