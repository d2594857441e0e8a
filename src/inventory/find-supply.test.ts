import { expect, test } from 'vitest'
import { findSupply, type SupplySort } from './find-supply.ts'

const products = new Map([
  ['cpu-1', { name: 'Ryzen', ean: '4006381333931', partNumber: 'MPN-1/A' }],
  ['ssd-1', { name: 'Alpha drive', ean: null, partNumber: null }],
])
const orders = [
  { id: 'PO-1', productId: 'cpu-1', quantity: 5, expectedAt: null },
  { id: 'PO-2', productId: 'ssd-1', quantity: 5, expectedAt: 2000 },
  { id: 'PO-3', productId: 'cpu-1', quantity: 5, expectedAt: 1000 },
  { id: 'PO-4', productId: 'gone', quantity: 5, expectedAt: 3000 },
]
const find = (search: string | null, sort: SupplySort = 'id', after = '') =>
  findSupply(orders, products, { search, sort, after }).map(({ order }) => order.id)

test.each([
  ['po-2', ['PO-2']],
  ['ryz', ['PO-1', 'PO-3']],
  ['4006381333931', ['PO-1', 'PO-3']],
  ['mpn1a', ['PO-1', 'PO-3']],
  ['gone', ['PO-4']],
  ['40063', []],
])('supply: %s finds %j', (search, ids) => {
  expect(find(search)).toEqual(ids)
})

test('supply: is sorted by date with the undated last, or by the name of the product', () => {
  expect(find(null, 'due')).toEqual(['PO-3', 'PO-2', 'PO-4', 'PO-1'])
  expect(find(null, 'product')).toEqual(['PO-2', 'PO-4', 'PO-1', 'PO-3'])
})

test('supply: a page continues after the key of the last one', () => {
  const [first] = findSupply(orders, products, { search: null, sort: 'due', after: '' })
  expect(find(null, 'due', first?.key)).toEqual(['PO-2', 'PO-4', 'PO-1'])
})
