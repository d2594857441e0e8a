import { expect, it } from 'vitest'
import { type Bucket, quantile } from './quantile.ts'

const bounds = [1, 2, 5, 10, Number.POSITIVE_INFINITY]
const bucketsOf = (durations: number[]): Bucket[] =>
  bounds.map((upTo) => ({ upTo, count: durations.filter((duration) => duration <= upTo).length }))

it('quantile: is interpolated within its bucket', () => {
  const buckets = bucketsOf([0.5, 0.5, 1.5, 1.5, 3, 3, 3, 3, 7, 7])
  expect(quantile(buckets, 0.1)).toBe(0.5)
  expect(quantile(buckets, 0.2)).toBe(1)
  expect(quantile(buckets, 0.4)).toBe(2)
  expect(quantile(buckets, 0.5)).toBe(2.75)
  expect(quantile(buckets, 0.95)).toBe(8.75)
  expect(quantile(buckets, 1)).toBe(10)
})

it('quantile: skips empty buckets', () => {
  const buckets = bucketsOf([0.5, 7])
  expect(quantile(buckets, 0.5)).toBe(1)
  expect(quantile(buckets, 0.75)).toBe(7.5)
})

it('quantile: is at most the last bound', () => {
  expect(quantile(bucketsOf([11, 200]), 0.5)).toBe(10)
  expect(quantile(bucketsOf([1, 200]), 0.99)).toBe(10)
})

it('quantile: is between the bounds of its bucket', () => {
  const durations = Array.from({ length: 200 }, (_, index) => ((index * 37) % 101) / 10)
  const sorted = durations.toSorted((a, b) => a - b)
  for (const share of [0.01, 0.25, 0.5, 0.9, 0.95, 0.99]) {
    const actual = sorted[Math.ceil(share * sorted.length) - 1] as number
    const upper = bounds.find((bound) => actual <= bound) as number
    const lower = bounds[bounds.indexOf(upper) - 1] ?? 0
    const guess = quantile(bucketsOf(durations), share)
    expect(guess).toBeGreaterThanOrEqual(lower)
    expect(guess).toBeLessThanOrEqual(Math.min(upper, 10))
  }
})

it('quantile: is 0 without values', () => {
  expect(quantile([], 0.5)).toBe(0)
  expect(quantile(bucketsOf([]), 0.99)).toBe(0)
})
