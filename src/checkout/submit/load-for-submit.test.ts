import { expect, test } from 'vitest'
import type { StockLevel } from '../../inventory/availability.ts'
import { rememberStock } from './load-for-submit.ts'

const level = (onHand: number | null, reserved = 0, waiting = 0): StockLevel => ({
  onHand,
  reserved,
  waiting,
  isDiscontinued: false,
  supply: [],
  supplyVersion: 0,
})
const wanted = (...units: [string, number][]) => new Map(units)

test('stock memory: free units can be claimed without a query until they are used up', () => {
  const units = rememberStock()
  units.learn(new Map([['P', level(10, 3, 2)]]))
  expect(units.claim(wanted(['P', 4]))?.get('P')).toEqual(level(5))
  expect(units.claim(wanted(['P', 2]))).toBeUndefined()
  expect(units.claim(wanted(['P', 1]))?.get('P')).toEqual(level(1))
  units.learn(new Map([['P', level(10)]]))
  expect(units.claim(wanted(['P', 10]))).toBeDefined()
})

test('stock memory: a claim with one unavailable product takes nothing of the others', () => {
  const units = rememberStock()
  units.learn(
    new Map([
      ['P', level(1)],
      ['Q', level(1)],
      ['uncounted', level(null)],
    ]),
  )
  expect(units.claim(wanted(['P', 1], ['Q', 2]))).toBeUndefined()
  expect(units.claim(wanted(['P', 1], ['never seen', 1]))).toBeUndefined()
  expect(units.claim(wanted(['P', 1], ['uncounted', 1]))).toBeUndefined()
  expect(units.claim(wanted(['P', 1], ['Q', 1]))).toBeDefined()
})
