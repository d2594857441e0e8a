import { expect, test } from 'vitest'
import { aheadOf } from './server-time.ts'
import { spanText } from './span-text.ts'

test('server time: only a time outside of the round trip is a difference', () => {
  expect(aheadOf(1500, 1000, 2000)).toBe(0)
  expect(aheadOf(400, 1000, 2000)).toBe(600)
  expect(aheadOf(2300, 1000, 2000)).toBe(-300)
  // An answer that took a minute says nothing about five seconds.
  expect(aheadOf(1000, 1000, 61_000)).toBe(0)
})

test('spans: are written in the largest unit that they have twice', () => {
  expect(spanText(6000)).toBe('6 seconds')
  expect(spanText(90_000)).toBe('90 seconds')
  expect(spanText(7_200_000)).toBe('2 hours')
  expect(spanText(40 * 86_400_000)).toBe('40 days')
})
