import { expect, test } from 'vitest'
import { readSearchText } from './search-text.ts'

test('search text: a text that can be an order number is read as its beginning or as the whole number', () => {
  expect(readSearchText(' 7k3mx9qf2t ')).toMatchObject({ idBeginning: '7K3MX-9QF2T', orderId: '7K3MX-9QF2T' })
  expect(readSearchText('7k3')).toMatchObject({ idBeginning: '7K3', orderId: undefined })
})

test('search text: two letters are no beginning of a number, because they match by chance', () => {
  expect(readSearchText('PO')).toEqual({ words: ['po'], idBeginning: undefined, orderId: undefined })
})

test('search text: words are in lower case and separated at any white space', () => {
  expect(readSearchText('Desk\t12  Ærlig')?.words).toEqual(['desk', '12', 'ærlig'])
  expect(readSearchText('  ')).toBeUndefined()
})
