import { expect, it } from 'vitest'
import { powerFigures } from './power'

const figures = (estimatedWatts: number, supplyWatts: number | null) =>
  powerFigures({ estimatedWatts, supplyWatts, cpuWatts: 0, graphicsWatts: 0, restWatts: 0 })

it.each([
  ['no supply yet', 300, null, { state: 'unknown', share: 0, spare: 0 }],
  ['a supply that gives nothing', 300, 0, { state: 'unknown', share: 0, spare: 0 }],
  ['plenty', 300, 600, { state: 'comfortable', share: 0.5, spare: 300 }],
  ['exactly a quarter to spare', 400, 500, { state: 'comfortable', share: 0.8, spare: 100 }],
  ['less than that', 450, 500, { state: 'tight', share: 0.9, spare: 50 }],
  ['exactly enough', 500, 500, { state: 'tight', share: 1, spare: 0 }],
  ['too little', 600, 500, { state: 'over', share: 1, spare: 100 }],
] as const)('power with %s', (_, draw, supply, expected) => expect(figures(draw, supply)).toEqual(expected))
