import { expect, test } from 'vitest'
import { pauseAfter } from './follow-pace'

test('pace of following: a page in use asks more than twice a second, one that is only open every five seconds', () => {
  expect(pauseAfter(0)).toBeLessThan(500)
  expect(pauseAfter(29_000)).toBe(pauseAfter(0))
  expect(pauseAfter(31_000)).toBe(5_000)
})
