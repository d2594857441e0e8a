import { describeRule } from '../testing/describe-rule.ts'
import { coolerHeight, memoryHeight, radiatorMount } from './cooler-clearance.ts'

const liquid = { type: 'Liquid', radiatorMm: 360, heightMm: undefined, memoryClearanceMm: undefined } as const

describeRule(coolerHeight, {
  passes: {
    'exactly as tall': { cooler: { heightMm: 170 } },
    'a liquid cooler': { cooler: liquid, case: { maxCoolerHeightMm: undefined } },
    'NH-U12S (158 mm) in a case that surely takes it': {
      cooler: { heightMm: 158 },
      case: { maxCoolerHeightMm: undefined, surelyTakesCoolerMm: 160 },
    },
    'NH-L12S (70 mm) in a mid tower that states no height': {
      cooler: { heightMm: 70 },
      case: { maxCoolerHeightMm: undefined },
    },
  },
  finds: {
    'one millimetre too tall': [
      { cooler: { heightMm: 171 } },
      'Blocking: 171 mm, case takes 170 mm',
      /The cooler is 171 mm tall, The case takes 170 mm/,
    ],
  },
  unknown: {
    "the cooler's": [{ cooler: { heightMm: undefined } }, 'cooler.heightMm'],
    "the case's": [{ case: { maxCoolerHeightMm: undefined } }, 'case.maxCoolerHeightMm'],
    "the case's, beyond what it surely takes": [
      { cooler: { heightMm: 146 }, case: { maxCoolerHeightMm: undefined, surelyTakesCoolerMm: 145 } },
      'case.maxCoolerHeightMm',
    ],
    "the case's, which may be flat": [
      { cooler: { heightMm: 70 }, case: { maxCoolerHeightMm: undefined, type: 'Desktop' } },
      'case.maxCoolerHeightMm',
    ],
    'what it is': [{ cooler: { type: undefined } }, 'cooler.type'],
  },
})

describeRule(radiatorMount, {
  passes: {
    'a size that a case of unknown places surely takes': {
      cooler: { type: 'Liquid', radiatorMm: 240 },
      case: { radiatorMounts: undefined, surelyTakesRadiatorsMm: [280, 360] },
    },
    'an air cooler': { case: { radiatorMounts: undefined } },
    'a mount that lists it': { cooler: liquid },
    'a mount for a longer one of the same width': { cooler: { ...liquid, radiatorMm: 240 } },
    'two radiators on two mounts': { cooler: liquid, graphicsCard: { radiatorMm: 120 } },
    'a card cooled by air': { graphicsCard: { cooling: 'Air' }, case: { radiatorMounts: undefined } },
  },
  finds: {
    'a card with a water block': [
      { graphicsCard: { cooling: 'Water block' } },
      'Completeness: Needs a water loop',
      /has a water block and no fan/,
    ],
    'too long': [
      { cooler: { ...liquid, radiatorMm: 480 } },
      'Blocking: No mount for 480 mm',
      /has a 480 mm radiator, The case takes 120, 280, 360 mm/,
    ],
    'the other width': [
      {
        cooler: { ...liquid, radiatorMm: 280 },
        case: { radiatorMounts: [{ place: 'Top', sizesMm: [360] }] },
      },
      'Blocking: No mount for 280 mm',
    ],
    'two radiators on one mount': [
      { cooler: liquid, graphicsCard: { radiatorMm: 240 } },
      'Blocking: No mount for 240 mm',
      /the mounts for it are taken by The cooler/,
    ],
    'a case without mounts': [
      { cooler: liquid, case: { radiatorMounts: [] } },
      'Blocking: No mount for 360 mm',
    ],
  },
  unknown: {
    'a size beyond those that a case surely takes': [
      {
        cooler: { type: 'Liquid', radiatorMm: 420 },
        case: { radiatorMounts: undefined, surelyTakesRadiatorsMm: [280, 360] },
      },
      'case.radiatorMounts',
    ],
    'two radiators in a case of unknown places': [
      {
        cooler: { type: 'Liquid', radiatorMm: 240 },
        graphicsCard: { radiatorMm: 240 },
        case: { radiatorMounts: undefined, surelyTakesRadiatorsMm: [280, 360] },
      },
      'case.radiatorMounts',
      'case.radiatorMounts',
    ],
    'the size of a radiator on a card': [
      { graphicsCard: { cooling: 'Radiator' } },
      'graphicsCard.radiatorMm',
    ],
    'the size': [{ cooler: { ...liquid, radiatorMm: undefined } }, 'cooler.radiatorMm'],
    'the mounts': [{ cooler: liquid, case: { radiatorMounts: undefined } }, 'case.radiatorMounts'],
    'what it is': [{ cooler: { type: undefined } }, 'cooler.type', 'cooler.radiatorMm'],
  },
})

describeRule(memoryHeight, {
  passes: {
    'exactly the clearance': { memory: { heightMm: 40 } },
    'a liquid cooler': { cooler: liquid, memory: { heightMm: 60 } },
    'a low cooler': { cooler: { memoryClearanceMm: undefined, heightMm: 150 }, memory: { heightMm: 60 } },
    'low memory under a tower of unknown height': {
      cooler: { memoryClearanceMm: undefined, heightMm: undefined },
      memory: { heightMm: 40 },
    },
  },
  finds: {
    'above the clearance': [
      { memory: { heightMm: 41 } },
      'Clearance: 41 mm memory, 40 mm clear',
      /The memory is 41 mm tall, The cooler leaves 40 mm/,
    ],
    'tall under a tower': [
      { memory: { heightMm: 41 }, cooler: { memoryClearanceMm: undefined, heightMm: 151 } },
      'Clearance: 41 mm memory under a tower',
    ],
  },
  unknown: {
    "the memory's": [{ memory: { heightMm: undefined } }, 'memory.heightMm'],
    "the tower's": [
      { memory: { heightMm: 41 }, cooler: { memoryClearanceMm: undefined, heightMm: undefined } },
      'cooler.heightMm',
    ],
  },
})
