import { expect, test } from 'vitest'
import { firstOf, keyOf, readKey, type SupplySort, writeKey } from './find-supply.ts'

const products = new Map([
  ['cpu-1', { name: 'Ryzen', ean: '4006381333931', partNumber: 'MPN-1/A' }],
  ['ssd-1', { name: 'Alpha drive', ean: null, partNumber: null }],
])
const orders = [
  { id: 'PO-1', productId: 'cpu-1', quantity: 5, expectedAt: null, version: 0, purchaseId: null },
  { id: 'PO-2', productId: 'ssd-1', quantity: 5, expectedAt: 2000, version: 0, purchaseId: null },
  { id: 'PO-3', productId: 'cpu-1', quantity: 5, expectedAt: 1000, version: 0, purchaseId: null },
  { id: 'PO-4', productId: 'gone', quantity: 5, expectedAt: 3000, version: 0, purchaseId: null },
]
const find = (search: string | null, sort: SupplySort = 'id', cursor?: string, limit = 100) => {
  const after = cursor === undefined ? null : (readKey(cursor, sort) ?? null)
  return firstOf(orders, products, { search, sort, after, limit }).map(({ id }) => id)
}

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
  expect(find(null, 'product')).toEqual(['PO-2', 'PO-1', 'PO-3', 'PO-4'])
})

test.each([
  ['id', ['PO-1', 'PO-2', 'PO-3', 'PO-4']],
  ['due', ['PO-3', 'PO-2', 'PO-4', 'PO-1']],
  ['product', ['PO-2', 'PO-1', 'PO-3', 'PO-4']],
] as const)('supply by %s: a page continues after the cursor of the last one', (sort, ids) => {
  expect(find(null, sort, undefined, 2)).toEqual(ids.slice(0, 2))
  for (const [index, id] of ids.entries()) {
    const order = orders.find((each) => each.id === id) as (typeof orders)[number]
    const cursor = writeKey(keyOf(order, products, sort), sort)
    expect(find(null, sort, cursor)).toEqual(ids.slice(index + 1))
  }
})
