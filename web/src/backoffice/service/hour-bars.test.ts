import { expect, test } from 'vitest'
import { barsOf, busiestOf, totalsOf } from './hour-bars'
import { spanOf } from './service-span'

const hours = [1, 2, 3, 4, 5].map((placed, index) => ({
  hour: `2026-03-01T0${index}:00:00.000Z`,
  placed,
  cancelled: 1,
}))

test('barsOf: one hour per bar keeps the hours unchanged', () => {
  expect(barsOf(hours, 1)).toEqual(hours)
})

test('barsOf: several hours make a bar, and the last bar is complete', () => {
  expect(barsOf(hours, 2)).toEqual([
    { hour: hours[0]?.hour, placed: 1, cancelled: 1 },
    { hour: hours[1]?.hour, placed: 5, cancelled: 2 },
    { hour: hours[3]?.hour, placed: 9, cancelled: 2 },
  ])
})

test('barsOf: bars add up to the same totals as the hours', () => {
  for (const perBar of [1, 2, 3, 8]) expect(totalsOf(barsOf(hours, perBar))).toEqual(totalsOf(hours))
})

test('busiestOf: returns the bar with the most orders, undefined without orders', () => {
  expect(busiestOf(hours)).toBe(hours[4])
  expect(busiestOf([])).toBeUndefined()
  expect(busiestOf([{ hour: '', placed: 0, cancelled: 2 }])).toBeUndefined()
})

test('spanOf: an unknown number of hours gives the first span', () => {
  expect(spanOf(72).perBar).toBe(3)
  expect(spanOf(Number.NaN).hours).toBe(24)
})
