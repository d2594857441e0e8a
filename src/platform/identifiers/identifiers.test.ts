import { describe, expect, test } from 'vitest'
import { modulus10, modulus11, modulus97 } from './check-digits.ts'
import { electronicAddressProblem, schemeProblem } from './electronic-address.ts'
import { bankAccountProblem, ibanProblem } from './iban.ts'
import { organisationNumberProblem } from './organisation-number.ts'
import { vatIdProblem } from './vat-id.ts'

describe('check digits', () => {
  test('modulus 11: a number whose digit would be 10 has none', () => {
    expect(modulus11('98765432', [3, 2, 7, 6, 5, 4, 3, 2])).toBe(5)
    expect(modulus11('10000002', [3, 2, 7, 6, 5, 4, 3, 2])).toBe(4)
    expect(modulus11('00000006', [3, 2, 7, 6, 5, 4, 3, 2])).toBeUndefined()
  })
  test('modulus 10 and 97: agree with published examples', () => {
    expect(modulus10('7992739871')).toBe(3)
    expect(modulus97('3214282912345698765432161182')).toBe(1)
  })
})

test('IBAN: accepts published examples of several countries', () => {
  for (const iban of [
    'NO9386011117947',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
  ])
    expect([iban, ibanProblem(iban)]).toEqual([iban, undefined])
})

test('IBAN: says whether its form, its length or its check number is wrong', () => {
  expect(ibanProblem('9386011117947')).toContain('two letters')
  expect(ibanProblem('NO938601111794')).toBe('has 14 characters, but an IBAN of NO has 15')
  expect(ibanProblem('NO9386011117974')).toContain('check number')
})

test('account number: is checked in Norway, and taken as it is elsewhere', () => {
  expect(bankAccountProblem('86011117947', 'NO')).toBeUndefined()
  expect(bankAccountProblem('86011117948', 'NO')).toContain('check digit')
  expect(bankAccountProblem('8601', 'NO')).toContain('11 digits')
  expect(bankAccountProblem('123-4', 'SE')).toBeUndefined()
})

test('organisation number: every mistyped digit of a Norwegian number is found', () => {
  const right = '987654325'
  expect(organisationNumberProblem(right, 'NO')).toBeUndefined()
  for (let index = 0; index < right.length; index++) {
    for (let digit = 0; digit < 10; digit++) {
      const typed = right.slice(0, index) + digit + right.slice(index + 1)
      expect([typed, organisationNumberProblem(typed, 'NO') === undefined]).toEqual([typed, typed === right])
    }
  }
  expect(organisationNumberProblem('12345', 'NO')).toBe('must have 9 digits in NO, such as 987 654 325')
  expect(organisationNumberProblem('5560000001', 'SE')).toBeUndefined()
  expect(organisationNumberProblem('10403020', 'DK')).toContain('check digit')
  expect(organisationNumberProblem('13585628', 'DK')).toBeUndefined()
  expect(organisationNumberProblem('HRB 1', 'DE')).toBeUndefined()
})

test('VAT id: has the form of its country', () => {
  for (const right of [
    'NO987654325MVA',
    'DE123456789',
    'ATU12345678',
    'EL123456789',
    'NL123456789B01',
    'US12',
  ])
    expect([right, vatIdProblem(right)]).toEqual([right, undefined])
  expect(vatIdProblem('987654325MVA')).toContain('two letters of its country')
  expect(vatIdProblem('NO987654325')).toBe('does not have the form of a VAT id of NO, such as NO987654325MVA')
})

test('electronic address: the scheme is a code of the list, and known schemes are checked', () => {
  expect(schemeProblem('0192')).toBeUndefined()
  expect(schemeProblem('9901')).toContain('EAS list')
  for (const removed of '0037 0147 0154 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217'.split(' '))
    expect([removed, schemeProblem(removed)]).toEqual([
      removed,
      expect.stringContaining('removed in May 2026'),
    ])
  expect(schemeProblem('0037')).toContain('use 0216')
  for (const added of ['0242', '0244', '0246', '0248'])
    expect([added, schemeProblem(added)]).toEqual([added, undefined])
  expect(electronicAddressProblem('0192', '987654325')).toBeUndefined()
  expect(electronicAddressProblem('0192', '987654326')).toContain('check digit')
  expect(electronicAddressProblem('0088', '7300010000001')).toBeUndefined()
  expect(electronicAddressProblem('0088', '7300010000002')).toContain('check digit')
  expect(electronicAddressProblem('0208', '0123456789')).toBeUndefined()
})
