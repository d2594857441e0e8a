import { expect, test } from 'vitest'
import { staleReason } from './stale.ts'

const fresh = { uncheckedSeconds: 0.4, ageSeconds: 0.4 }

const callers = { name: 'callers', mustBeCurrent: true } as const
const catalog = { name: 'catalog' }
const prices = { name: 'prices' }

test('readiness: fresh snapshots keep it on', () => {
  expect(staleReason([{ topic: catalog, ...fresh }], 15)).toBeUndefined()
  expect(staleReason([{ topic: callers, uncheckedSeconds: 15, ageSeconds: 15 }], 15)).toBeUndefined()
})

test('readiness: ends when changes of any topic cannot be queried, and names the topic', () => {
  const ages = [
    { topic: callers, ...fresh },
    { topic: prices, uncheckedSeconds: 16.7, ageSeconds: 16.7 },
  ]
  expect(staleReason(ages, 15)).toBe('The database has not said for 16 s whether prices changed.')
})

test('readiness: ends when changed callers could not be loaded, because a revoked key would still be accepted', () => {
  const ages = [{ topic: callers, uncheckedSeconds: 0.4, ageSeconds: 20 }]
  expect(staleReason(ages, 15)).toBe('A change of callers could not be loaded for 20 s.')
})

test('readiness: stays when a changed catalog cannot be loaded; the last good one is served', () => {
  expect(staleReason([{ topic: catalog, uncheckedSeconds: 0.4, ageSeconds: 900 }], 15)).toBeUndefined()
})
