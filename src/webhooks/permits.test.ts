import { expect, test } from 'vitest'
import { type Candidate, maxRequests, maxUnprovenRequests, sharePermits } from './permits.ts'

const idle = { all: 0, unproven: 0 }
const many = (count: number, isProven: boolean): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${isProven}-${index}`, isProven, used: 0 }))
const total = (shares: Map<string, number>) => [...shares.values()].reduce((sum, permits) => sum + permits, 0)

test('webhook slots: a proven webhook gets all its slots, an unproven one a single one', () => {
  const shares = sharePermits([...many(1, true), ...many(1, false)], idle, 8)
  expect([...shares]).toEqual([
    ['true-0', 8],
    ['false-0', 1],
  ])
})

test('webhook slots: requests in flight count', () => {
  const webhooks = [
    { id: 'proven', isProven: true, used: 5 },
    { id: 'full', isProven: true, used: 8 },
    { id: 'tried', isProven: false, used: 1 },
    // Was proven when its requests started.
    { id: 'failing', isProven: false, used: 8 },
  ]
  expect([...sharePermits(webhooks, { all: 22, unproven: 9 }, 8)]).toEqual([['proven', 3]])
})

test('webhook slots: unproven webhooks leave some for proven ones', () => {
  const unproven = sharePermits(many(500, false), idle, 8)
  expect(total(unproven)).toBe(maxUnprovenRequests)
  const underWay = { all: maxUnprovenRequests, unproven: maxUnprovenRequests }
  const proven = sharePermits([...many(500, false), ...many(1, true)], underWay, 8)
  expect([...proven]).toEqual([['true-0', 8]])
})

test('webhook slots: never more than the process has, and the least busy webhook first', () => {
  const webhooks = [
    ...many(20, true).map((each) => ({ ...each, used: 2 })),
    { id: 'new', isProven: true, used: 0 },
  ]
  const shares = sharePermits(webhooks, { all: 40, unproven: 0 }, 8)
  expect(total(shares)).toBe(maxRequests - 40)
  expect([...shares][0]).toEqual(['new', 8])
  expect(sharePermits(webhooks, { all: maxRequests, unproven: 0 }, 8).size).toBe(0)
})
