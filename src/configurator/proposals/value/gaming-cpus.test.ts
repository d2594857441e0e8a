import { expect, test } from 'vitest'
import { componentPreparer, type Facts } from '../../../compatibility/index.ts'
import { plans } from './purposes.ts'
import { scoreOf } from './score.ts'

const prepare = componentPreparer()
const ryzen = (facts: Facts<'cpu'>): number =>
  scoreOf(
    prepare({ productId: 'x', name: 'x', kind: 'cpu', facts: { tdpWatts: 105, ...facts } }),
    plans.gaming,
  ) ?? 0

const zen5 = { generation: 'Granite Ridge' } as const
const zen3 = { generation: 'Vermeer' } as const

/** The faster one in games first. */
test.each<[string, Facts<'cpu'>, Facts<'cpu'>]>([
  [
    'the 9800X3D before the 9950X3D, whose clock is that of the die without the cache',
    { ...zen5, cores: 8, cacheMb: 96, boostGhz: 5.2 },
    { ...zen5, cores: 16, cacheMb: 128, boostGhz: 5.7 },
  ],
  [
    'the 9800X3D before the 9950X, because cores beyond eight do not count',
    { ...zen5, cores: 8, cacheMb: 96, boostGhz: 5.2 },
    { ...zen5, cores: 16, cacheMb: 64, boostGhz: 5.7 },
  ],
  [
    'the 5700X3D before the 5700X',
    { ...zen3, cores: 8, cacheMb: 96, boostGhz: 4.1 },
    { ...zen3, cores: 8, cacheMb: 32, boostGhz: 4.6 },
  ],
  [
    'the 5700X before the 5700G, which has half the cache',
    { ...zen3, cores: 8, cacheMb: 32, boostGhz: 4.6 },
    { generation: 'Cezanne', cores: 8, cacheMb: 16, boostGhz: 4.6 },
  ],
  [
    'the 7800X3D before the Core Ultra 7 265K',
    { generation: 'Raphael', cores: 8, cacheMb: 96, boostGhz: 5 },
    { generation: 'Arrow Lake', cores: 20, performanceCores: 8, cacheMb: 30, boostGhz: 5.5 },
  ],
])('CPUs in games: %s', (_, better, worse) => {
  expect(ryzen(better)).toBeGreaterThan(ryzen(worse))
})
