import { expect, test } from 'vitest'
import { queryOf, readOrderFilter } from './order-filter'

test('an address is read, and what makes no sense is left out', () => {
  expect(readOrderFilter({ state: 'Placed', account: 100001, from: '2026-03-01' })).toEqual({
    state: 'Placed',
    account: '100001',
    from: '2026-03-01',
  })
  expect(readOrderFilter({ state: 'Lost', from: 'yesterday', to: '2026-13-01', search: '' })).toEqual({})
})

test('both days are included', () => {
  const { placedFrom = '', placedBefore = '' } = queryOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(Date.parse(placedBefore) - Date.parse(placedFrom)).toBe(86_400_000)
})
