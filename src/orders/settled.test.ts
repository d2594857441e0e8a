import { describe, expect, test } from 'vitest'
import { maxAgeOfPage } from './settled.ts'

const now = 1_000_000_000

describe('pages of orders', () => {
  test('the first page of orders: data of any age is accepted', () => {
    expect(maxAgeOfPage(null, now)).toBe(Number.POSITIVE_INFINITY)
  })

  test('a later page of orders: data must be younger than the position, by the time a commit can take', () => {
    const pageAfter = (secondsAgo: number) => maxAgeOfPage([now - secondsAgo * 1000, 'A'], now)
    expect(pageAfter(310)).toBe(10)
    expect(pageAfter(300)).toBe(0)
    expect(pageAfter(2)).toBeLessThan(0)
  })
})
