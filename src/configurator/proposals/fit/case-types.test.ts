import { expect, test } from 'vitest'
import type { Facts } from '../../../compatibility/index.ts'
import { isOfTypes } from './case-types.ts'

const flat: Facts<'case'> = { type: 'Desktop', boardForms: ['Mini-ITX'] }

test.each<[string, Facts<'case'>, boolean | undefined]>([
  ['a flat case for the smallest boards', flat, true],
  ['one of 12 litres', { ...flat, widthMm: 385, heightMm: 105, depthMm: 300 }, true],
  [
    'one of 48 litres, of which only the form of the smallest boards is known',
    { ...flat, widthMm: 440, heightMm: 239, depthMm: 458 },
    false,
  ],
  ['one for larger boards', { type: 'Desktop', boardForms: ['Mini-ITX', 'Micro ATX'] }, false],
  ['one of unknown type', { boardForms: ['ATX'] }, undefined],
])('case types: whether it is a Mini-ITX case: %s', (_, facts, expected) => {
  expect(isOfTypes(facts, ['Mini-ITX'])).toBe(expected)
})
