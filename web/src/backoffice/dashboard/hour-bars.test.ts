import { expect, test } from 'vitest'
import { spanOf } from './dashboard-span'
import { barsOf, busiestOf, totalsOf } from './hour-bars'

const hours = [1, 2, 3, 4, 5].map((placed, index) => ({
  hour: `2026-03-01T0${index}:00:00.000Z`,
  placed,
  cancelled: 1,
}))

test('an hour is a bar', () => {
  expect(barsOf(hours, 1)).toEqual(hours)
})

test('several hours make a bar; the last one is whole', () => {
  expect(barsOf(hours, 2)).toEqual([
    { hour: hours[0]?.hour, placed: 1, cancelled: 1 },
    { hour: hours[1]?.hour, placed: 5, cancelled: 2 },
    { hour: hours[3]?.hour, placed: 9, cancelled: 2 },
  ])
})

test('no order is lost on the way into bars', () => {
  for (const perBar of [1, 2, 3, 8]) expect(totalsOf(barsOf(hours, perBar))).toEqual(totalsOf(hours))
})

test('the busiest bar', () => {
  expect(busiestOf(hours)).toBe(hours[4])
  expect(busiestOf([])).toBeUndefined()
  expect(busiestOf([{ hour: '', placed: 0, cancelled: 2 }])).toBeUndefined()
})

test('a span that is not offered is the first one', () => {
  expect(spanOf(72).perBar).toBe(3)
  expect(spanOf(Number.NaN).hours).toBe(24)
})
