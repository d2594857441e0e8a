import { expect, test } from 'vitest'
import { componentPreparer, type Facts } from '../../../compatibility/index.ts'
import { plans } from './purposes.ts'
import { coolerPoints, coolerWatts, scoreOf } from './score.ts'

const air: Facts<'cooler'> = { type: 'Air', heightMm: 158, fanHeaders: 1 }
const liquid = (radiatorMm: number): Facts<'cooler'> => ({ type: 'Liquid', radiatorMm })

test('coolers: without a fan they carry a small CPU at the most, whatever their size', () => {
  expect(coolerWatts({ ...air, fanHeaders: 0 })).toBeLessThan(105)
  expect(coolerWatts({ type: 'Air', heightMm: 70, fanHeaders: 0 })).toBeLessThan(50)
  expect(coolerWatts(air)).toBeGreaterThan(180)
})

test('coolers: a radiator of 120 mm carries less than a tower, one of 240 mm more', () => {
  const tower = coolerWatts(air) as number
  expect(coolerWatts(liquid(120))).toBeLessThan(tower)
  expect(coolerWatts(liquid(240))).toBeGreaterThan(tower)
})

test('coolers: a pump costs points for an office and a quiet desk, and none in games', () => {
  const ofWater = { ...liquid(240), ratedWatts: 200 }
  const ofAir = { ...air, heightMm: 165, ratedWatts: 200 }
  for (const purpose of ['office', 'quiet'] as const)
    expect(coolerPoints(ofWater, 88, plans[purpose])).toBeLessThan(
      coolerPoints(ofAir, 88, plans[purpose]) as number,
    )
  expect(coolerPoints(ofWater, 88, plans.gaming)).toBe(coolerPoints(ofAir, 88, plans.gaming))
})

const prepare = componentPreparer()
const kit = (modules: number, moduleGb: number, more: Facts<'memory'> = {}) =>
  scoreOf(
    prepare({
      productId: 'kit',
      name: 'kit',
      kind: 'memory',
      facts: { type: 'DDR5', modules, moduleGb, speedMts: 5600, ...more },
    }),
    plans.workstation,
  ) as number

test('memory: two DDR5 modules before four of the same sum, unless they are registered', () => {
  expect(kit(2, 64)).toBeGreaterThan(1.1 * kit(4, 32))
  expect(kit(2, 64, { registered: true })).toBeLessThan(1.1 * kit(4, 32, { registered: true }))
})

test('scores: a derived fact never raises them, and gives none alone', () => {
  const board = (facts: Facts<'motherboard'>) =>
    scoreOf(prepare({ productId: 'board', name: 'board', kind: 'motherboard', facts }), plans.gaming)
  const plain: Facts<'motherboard'> = { chipset: 'B650', memorySlots: 4 }
  expect(board({ ...plain, wireless: true })).toBeGreaterThan(board(plain) as number)
  expect(board({ ...plain, wireless: true, derivedFacts: ['wireless'] })).toBe(board(plain))
  expect(board({ ...plain, derivedFacts: ['chipset'] })).toBeUndefined()
})
