import { expect, test } from 'vitest'
import { queryOf, readOrderFilter } from './order-filter'

test('readOrderFilter: reads an address and drops invalid values', () => {
  expect(readOrderFilter({ state: 'Placed', account: 100001, from: '2026-03-01' })).toEqual({
    state: 'Placed',
    account: '100001',
    from: '2026-03-01',
  })
  expect(readOrderFilter({ state: 'Lost', from: 'yesterday', to: '2026-13-01', search: '' })).toEqual({})
})

test('queryOf: the first and the last day are included', () => {
  const { placedFrom = '', placedBefore = '' } = queryOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(Date.parse(placedBefore) - Date.parse(placedFrom)).toBe(86_400_000)
})

test('queryOf: the work queue has open orders; orders that have left are newest first', () => {
  const queue = { sort: 'promise', carrier: 'post' } as const
  expect(queryOf({ ...queue, state: 'Released' })).toEqual({ ...queue, state: 'Released' })
  expect(queryOf({ ...queue, state: 'Shipped' })).toEqual({ state: 'Shipped' })
  expect(readOrderFilter({ carrier: 'post' })).toEqual({})
})
