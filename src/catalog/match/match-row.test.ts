import { expect, test } from 'vitest'
import { catalogOf, product } from '../catalog.fixture.ts'
import { matchIndexOf } from './match-index.ts'
import { matchRow } from './match-row.ts'

const products = [
  product('cpu-9800x3d', 'AMD Ryzen 7 9800X3D', { partNumber: '100-100001084WOF', ean: '0730143315289' }),
  product('cpu-9700x', 'AMD Ryzen 7 9700X', { partNumber: '100-100001404WOF' }),
  product('gpu-5070', 'MSI GeForce RTX 5070 Ventus 2X 12GB'),
  product('gpu-5070-ti', 'MSI GeForce RTX 5070 Ti Ventus 3X 16GB'),
  product('twin-a', 'Shares its EAN', { ean: '4012345678901' }),
  product('twin-b', 'Shares its EAN too', { ean: '4012345678901' }),
]
const index = await matchIndexOf(catalogOf(products))

const found = (text: string) => {
  const { match, matchedBy, products } = matchRow(index, text)
  return [match, matchedBy, ...products.map(({ id }) => id)]
}

test.each([
  ['cpu-9800x3d', 'productId'],
  ['CPU 9800X3D', 'productId'],
  ['0730143315289', 'ean'],
  ['0730143-315289', 'ean'],
  ['100-100001084WOF', 'manufacturerPartNumber'],
  ['100-100001084wof AMD Ryzen', 'manufacturerPartNumber'],
  ['Processor (100-100001084WOF), boxed', 'manufacturerPartNumber'],
  ['AMD Ryzen 7 9800X3D', 'name'],
  ['ryzen 7 9800x3d amd', 'name'],
])('match: %s is certain by its %s', (text, matchedBy) => {
  expect(found(text)).toEqual(['exact', matchedBy, 'cpu-9800x3d'])
})

test('match: a name that is not whole has candidates, the one with the most telling words first', () => {
  expect(found('RTX 5070 Ti 16GB').slice(0, 3)).toEqual(['candidates', null, 'gpu-5070-ti'])
  expect(found('ryzen 9800x3d processor').slice(0, 3)).toEqual(['candidates', null, 'cpu-9800x3d'])
})

test('match: a number that two products share has both as candidates', () => {
  expect(found('4012345678901')).toEqual(['candidates', null, 'twin-a', 'twin-b'])
})

test('match: an unknown text has none, and one common word is not enough', () => {
  expect(found('Garden hose')).toEqual(['none', null])
  expect(found('')).toEqual(['none', null])
  expect(found('AMD garden hose green')).toEqual(['none', null])
})
