import type { CaseFacts } from '../facts/case.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { dependentClearance } from './dependent-clearance.ts'

const liquid = { type: 'Liquid', radiatorMm: 360, heightMm: undefined, memoryClearanceMm: undefined } as const
const disk = { form: '3.5"', interface: 'SATA', m2Size: undefined } as const
/** Fractal Node 304: 310 mm, 170 mm with more than four drives in its cages. */
const node304: CaseFacts = {
  maxCardLengthMm: 310,
  bays35: 6,
  conditionalClearances: [{ limits: 'maxCardLengthMm', mm: 170, drivesOver: 4 }],
}
/** Thermaltake Core P3: 450 mm, 280 mm beside a radiator. */
const coreP3: CaseFacts = {
  maxCardLengthMm: 450,
  radiatorMounts: [{ place: 'Side', sizesMm: [360, 420] }],
  conditionalClearances: [{ limits: 'maxCardLengthMm', mm: 280, radiatorAt: 'Side' }],
}
/** Fractal Terra: card and cooler share 120 mm. */
const terra: CaseFacts = { maxCoolerHeightMm: 77, sandwichMm: 120 }
const front: CaseFacts = { radiatorMounts: [{ place: 'Front', sizesMm: [360] }], maxCardLengthMm: 330 }
const top: CaseFacts = { radiatorMounts: [{ place: 'Top', sizesMm: [360], memoryClearanceMm: 40 }] }

describeRule(dependentClearance, {
  passes: {
    'nothing depends on anything': {},
    'Node 304: a long card with four drives': { case: node304, storage: [disk, disk, disk, disk] },
    'Core P3: a short card beside a radiator': { case: coreP3, cooler: liquid },
    'Terra: a two-slot card over a cooler of 55 mm': {
      case: terra,
      cooler: { heightMm: 55 },
      graphicsCard: { widthSlots: 2 },
    },
    'a card that leaves room for the front radiator and its fans': { case: front, cooler: liquid },
    'a radiator that has another place': {
      case: {
        ...front,
        radiatorMounts: [
          { place: 'Front', sizesMm: [360] },
          { place: 'Top', sizesMm: [360] },
        ],
      },
      cooler: liquid,
      graphicsCard: { lengthMm: 320 },
    },
    'low memory under a top radiator': { case: top, cooler: liquid },
  },
  finds: {
    'Node 304: RTX 4070 (267 mm) with five drives': [
      { case: node304, storage: [disk, disk, disk, disk, disk] },
      'Blocking: 267 mm, 170 mm with drives',
      /The graphicsCard is 267 mm long, The case takes 170 mm with more than 4 drives/,
    ],
    'Core P3: RTX 5090 (344 mm) beside a radiator': [
      { case: coreP3, cooler: liquid, graphicsCard: { lengthMm: 344 } },
      'Blocking: 344 mm, 280 mm with a radiator',
    ],
    'Terra: a three-slot card over a cooler of 70 mm': [
      { case: terra, cooler: { heightMm: 70 }, graphicsCard: { widthSlots: 3 } },
      'Blocking: 131 mm for 120 mm',
      /61 mm thick .* 70 mm tall, together 131 mm.* The case has 120 mm for both/,
    ],
    'a card that the front radiator and its fans may touch': [
      { case: front, cooler: liquid, graphicsCard: { lengthMm: 300 } },
      'Clearance: 300 mm, about 278 mm left',
      /27 mm thick and its fans 25 mm/,
    ],
    'a thick front radiator: Liquid Freezer III, 38 mm': [
      { case: front, cooler: { ...liquid, radiatorThicknessMm: 38 }, graphicsCard: { lengthMm: 270 } },
      'Clearance: 270 mm, about 267 mm left',
    ],
    'tall memory under a top radiator': [
      { case: top, cooler: liquid, memory: { heightMm: 44 } },
      'Clearance: 44 mm memory, 40 mm under the radiator',
    ],
  },
  unknown: {
    'the thickness of the card in a sandwich case': [
      { case: terra, cooler: { heightMm: 55 }, graphicsCard: { widthSlots: undefined } },
      'graphicsCard.widthSlots',
    ],
    'the height of the memory under a top radiator': [
      { case: top, cooler: liquid, memory: { heightMm: undefined } },
      'memory.heightMm',
    ],
  },
})
