import { expect, test } from 'vitest'
import { changesOf } from './changes-of'

test('audit entry: lists members that changed, with both values', () => {
  expect(changesOf({ name: 'A', vatRate: 25, same: 1 }, { name: 'B', vatRate: 15, same: 1 })).toEqual([
    { name: 'name', before: 'A', after: 'B' },
    { name: 'vatRate', before: '25', after: '15' },
  ])
})

test('audit entry: a new thing has no values before, and empty members are left out', () => {
  expect(changesOf(null, { name: 'A', billTo: null, scopes: ['admin'] })).toEqual([
    { name: 'name', before: undefined, after: 'A' },
    { name: 'scopes', before: undefined, after: '["admin"]' },
  ])
  expect(changesOf({ retiredAt: '2026-01-01' }, { retiredAt: null })).toEqual([
    { name: 'retiredAt', before: '2026-01-01', after: undefined },
  ])
})
