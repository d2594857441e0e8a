import { expect, it } from 'vitest'
import { estimatePower } from '../engine/summary.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { pc } from '../testing/pc.ts'
import { power } from './power.ts'

// The sound PC: CPU 88 + graphics 200 + rest 50 + one drive 8 + three fans 9 = 355 W.
describeRule(power, {
  passes: {
    'exactly a quarter to spare': {
      powerSupply: { ratedWatts: 444 },
      graphicsCard: { recommendedPsuWatts: 444 },
    },
    'exactly as recommended': { powerSupply: { ratedWatts: 650 } },
    'from the case': { powerSupply: 'none', case: { includesPsu: true, includedPsuWatts: 650 } },
    'no power supply yet': { powerSupply: 'none' },
  },
  finds: {
    'less than the load': [
      { powerSupply: { ratedWatts: 354 } },
      'Unsafe: 354 W for a load of 355 W',
      /draw about 355 W \(CPU 88, graphics 200, rest 67\), The powerSupply gives 354 W/,
    ],
    'exactly the load': [{ powerSupply: { ratedWatts: 355 } }, 'Power: 355 W is tight for 355 W'],
    'less than a quarter to spare': [{ powerSupply: { ratedWatts: 443 } }, 'Power: 443 W is tight for 355 W'],
    'less than recommended': [{ powerSupply: { ratedWatts: 649 } }, 'Power: 649 W, 650 W recommended'],
    'less than recommended for the chip': [
      { powerSupply: { ratedWatts: 649 }, graphicsCard: { recommendedPsuWatts: undefined } },
      'Power: 649 W, 650 W recommended',
    ],
    'the one in the case too weak': [
      { powerSupply: 'none', case: { includesPsu: true, includedPsuWatts: 300 } },
      'Unsafe: 300 W for a load of 355 W',
      /The case gives 300 W/,
    ],
    'Ryzen 7 7700 with the power that is derived from its class': [
      { cpu: { sustainedWatts: undefined }, powerSupply: { ratedWatts: 354 } },
      'Unsafe: 354 W for a load of 355 W',
      /CPU 88, derived from its 65 W class, graphics 200/,
    ],
    'a CPU of unknown generation: its base power alone is too much for 450 W': [
      {
        cpu: { sustainedWatts: undefined, tdpWatts: 125, generation: undefined },
        graphicsCard: { boardPowerWatts: 300 },
        powerSupply: { ratedWatts: 450 },
      },
      'Unsafe: 450 W for a load of 492 W',
      /CPU at least 125/,
    ],
    'twenty drives': [
      { storage: Array.from({ length: 20 }, () => ({})), powerSupply: { ratedWatts: 500 } },
      'Unsafe: 500 W for a load of 507 W',
    ],
    'too weak even for what is known': [
      { cpu: { sustainedWatts: undefined, tdpWatts: undefined }, powerSupply: { ratedWatts: 250 } },
      'Unsafe: 250 W for a load of 267 W',
    ],
  },
  unknown: {
    "the CPU's": [{ cpu: { sustainedWatts: undefined, tdpWatts: undefined } }, 'cpu.sustainedWatts'],
    'the sustained power of the CPU, whose base power is only a floor': [
      { cpu: { sustainedWatts: undefined, generation: undefined } },
      'cpu.sustainedWatts',
    ],
    "the card's": [{ graphicsCard: { boardPowerWatts: undefined } }, 'graphicsCard.boardPowerWatts'],
    "the supply's": [{ powerSupply: { ratedWatts: undefined } }, 'powerSupply.ratedWatts'],
  },
})

it('estimates the power of a PC, with what is missing from the estimate', () => {
  expect(estimatePower(pc())).toEqual({
    cpuWatts: 88,
    graphicsWatts: 200,
    restWatts: 67,
    totalWatts: 355,
    unknown: [],
  })
  const { totalWatts, unknown } = estimatePower(pc({ graphicsCard: { boardPowerWatts: undefined } }))
  expect(totalWatts).toBe(155)
  expect(unknown.map(({ part, fact }) => `${part.productId}.${fact}`)).toEqual([
    'graphicsCard.boardPowerWatts',
  ])
})

it('counts every drive, and the base power of a CPU whose sustained power is not known, which it says', () => {
  const drives = Array.from({ length: 20 }, () => ({}))
  const estimate = estimatePower(pc({ cpu: { sustainedWatts: undefined, generation: undefined } }))
  expect(estimate.cpuWatts).toBe(65)
  expect(estimate.unknown.map(({ fact }) => fact)).toEqual(['sustainedWatts'])
  expect(estimatePower(pc({ storage: drives })).restWatts).toBe(219)
})
