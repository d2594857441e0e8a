import { expect, test } from 'vitest'
import { waitAfter, waits } from './back-off.ts'

test('webhook back-off: pauses grow to 24 hours, then attempts end', () => {
  expect(waits.map((wait) => wait / 1000)).toEqual([
    5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400,
  ])
  expect(waitAfter(11, 0.5)).toBe(24 * 3_600_000)
  expect(waitAfter(12, 0.5)).toBeUndefined()
})

test('webhook back-off: jitter is a tenth more or less', () => {
  expect(waitAfter(1, 0)).toBe(4500)
  expect(waitAfter(1, 0.5)).toBe(5000)
  expect(waitAfter(1, 1)).toBe(5500)
})
