import { expect, test } from 'vitest'
import { priceEditor } from '../prices/price-editor'
import { weightEditor } from '../products/product-editors'
import { wrongIn } from './step-field'

const field = { name: 'net', label: 'Price' }

test('step field: a figure is checked as everywhere in the back office', () => {
  const price = { ...field, editor: priceEditor('NOK') }
  expect(wrongIn(price, ' 1234,50 ')).toBeUndefined()
  for (const text of ['1 234,50', '12 kr', '1,234', '-1']) expect(wrongIn(price, text)).toMatch('2 decimals')
  const weight = { ...field, editor: weightEditor }
  expect(wrongIn(weight, '150')).toBeUndefined()
  expect(wrongIn(weight, '150 g')).toBe('Enter a number.')
  expect(wrongIn(weight, '1,5')).toBe('Enter a whole number.')
})

test('step field: only an optional one may be empty', () => {
  expect(wrongIn(field, ' ')).toBe('Fill in this field.')
  expect(wrongIn({ ...field, editor: weightEditor }, '')).toBe('Fill in this field.')
  expect(wrongIn({ ...field, isOptional: true }, '')).toBeUndefined()
})
