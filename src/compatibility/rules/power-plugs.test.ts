import { describeRule } from '../testing/describe-rule.ts'
import { cpuPower, pciePower, sixteenPinPower } from './power-plugs.ts'

const nothingKnown = { pcie6Pins: undefined, pcie8Pins: undefined, pcie16Pins: undefined } as const
const sixteen = { pcie8Pins: 0, pcie16Pins: 1, adapter8Pins: 3 } as const

describeRule(pciePower, {
  passes: {
    'exactly enough': { graphicsCard: { pcie6Pins: 1, pcie8Pins: 2 }, powerSupply: { pcie8Pins: 3 } },
    'a card that lives from its slot': {
      graphicsCard: { ...nothingKnown, boardPowerWatts: 75 },
      powerSupply: { pcie8Pins: undefined },
    },
    'RTX 3080 (two 8-pin) on a RM750 (750 W, Gold) of unknown plugs': {
      graphicsCard: { pcie8Pins: 2 },
      powerSupply: { pcie8Pins: undefined, pcie16Pins: undefined, efficiency: 'Gold' },
    },
    'RTX 3060 (one 8-pin) on a CX650M (650 W, Bronze) of unknown plugs': {
      graphicsCard: { pcie8Pins: 1 },
      powerSupply: { pcie8Pins: undefined, pcie16Pins: undefined, ratedWatts: 650, efficiency: 'Bronze' },
    },
    'RX 6700 XT (230 W) of unknown sockets on a supply with three plugs': {
      graphicsCard: { ...nothingKnown, chip: 'Radeon RX 6700 XT', boardPowerWatts: 230 },
      powerSupply: { pcie8Pins: 3, pcie16Pins: 0 },
    },
    'RTX 3070 (220 W) of unknown sockets, of which NVIDIA has an adapter for two, on a supply with four plugs':
      {
        graphicsCard: { ...nothingKnown, chip: 'GeForce RTX 3070', boardPowerWatts: 220 },
        powerSupply: { pcie8Pins: 4, pcie16Pins: 0 },
      },
    'RTX 4060 Ti (160 W) of unknown sockets on a supply with two plugs and a 16-pin plug': {
      graphicsCard: { ...nothingKnown, chip: 'GeForce RTX 4060 Ti', boardPowerWatts: 160 },
      powerSupply: { pcie8Pins: 2 },
    },
  },
  finds: {
    'one too few': [
      { graphicsCard: { pcie6Pins: 1, pcie8Pins: 2 }, powerSupply: { pcie8Pins: 2 } },
      'Blocking: Needs 3 plugs, supply has 2',
      /needs? 3 PCI Express power plugs, The powerSupply has 2/,
    ],
    'RX 7600 (one 8-pin) in a case whose supply has none': [
      { powerSupply: 'none', case: { includesPsu: true, includedPsuPlugs: { pcie8Pins: 0 } } },
      'Blocking: Needs 1 plug, supply has 0',
      /The case has 0/,
    ],
    'two cards': [
      { graphicsCard: [{}, {}], powerSupply: { pcie8Pins: 1 } },
      'Blocking: Needs 2 plugs, supply has 1',
    ],
  },
  unknown: {
    'the sockets, which may be two': [
      { graphicsCard: nothingKnown, powerSupply: { pcie8Pins: 1 } },
      'graphicsCard.pcie8Pins',
    ],
    'the sockets, of which one may have 16 pins': [
      { graphicsCard: nothingKnown, powerSupply: { pcie16Pins: 0 } },
      'graphicsCard.pcie8Pins',
    ],
    'the sockets of a card of unknown power': [
      { graphicsCard: { ...nothingKnown, boardPowerWatts: undefined } },
      'graphicsCard.pcie8Pins',
    ],
    'the plugs': [{ powerSupply: { pcie8Pins: undefined } }, 'powerSupply.pcie8Pins'],
    'the plugs of a Bronze supply (Corsair CV650), for a RTX 3080 (two 8-pin)': [
      {
        graphicsCard: { pcie8Pins: 2 },
        powerSupply: { pcie8Pins: undefined, ratedWatts: 650, efficiency: 'Bronze' },
      },
      'powerSupply.pcie8Pins',
    ],
    'the plugs, for a card with three sockets (RTX 3090 Ti FTW3)': [
      { graphicsCard: { pcie8Pins: 3 }, powerSupply: { pcie8Pins: undefined, efficiency: 'Gold' } },
      'powerSupply.pcie8Pins',
    ],
    'the plugs of a supply with two 16-pin plugs (NZXT C850 SFX)': [
      {
        graphicsCard: { pcie8Pins: 2 },
        powerSupply: { pcie8Pins: undefined, pcie16Pins: 2, ratedWatts: 850, efficiency: 'Gold' },
      },
      'powerSupply.pcie8Pins',
    ],
    'the plugs of the supply in the case': [
      { powerSupply: 'none', case: { includesPsu: true } },
      'case.includedPsuPlugs',
    ],
  },
})

describeRule(sixteenPinPower, {
  passes: {
    'no such socket': {},
    'a plug of its own': { graphicsCard: sixteen },
    'a plug of its own in the supply of the case': {
      graphicsCard: sixteen,
      powerSupply: 'none',
      case: { includesPsu: true, includedPsuPlugs: { pcie16Pins: 1 } },
    },
  },
  finds: {
    'a supply of unknown plugs that has a 16-pin plug or two others (FOCUS GX-750), for a RTX 5070 (250 W)': [
      {
        graphicsCard: { pcie8Pins: 0, pcie16Pins: 1, boardPowerWatts: 250 },
        powerSupply: { pcie16Pins: undefined, pcie8Pins: undefined, efficiency: 'Gold' },
      },
      'Advice: May need a 16-pin adapter',
      /Whether The powerSupply has one is not known/,
    ],
    'RTX 5090 (575 W) on two 8-pin plugs': [
      {
        graphicsCard: { ...sixteen, adapter8Pins: 4, boardPowerWatts: 575 },
        powerSupply: { pcie16Pins: 0, pcie8Pins: 2, ratedWatts: 1000 },
      },
      'Unsafe: 575 W from 2 8-pin plugs',
      /draws 575 W.* 2 free 8-pin plugs give 375 W with the slot/,
    ],
    'RTX 4070 (200 W) with an adapter of two on one plug: the power is enough, the plugs are not': [
      {
        graphicsCard: { ...sixteen, adapter8Pins: 2, boardPowerWatts: 200 },
        powerSupply: { pcie16Pins: 0, pcie8Pins: 1 },
      },
      'Power: Needs 2 8-pin plugs, 1 free',
    ],
    'two RTX 4070 on one 16-pin plug: one adapter': [
      {
        graphicsCard: [
          { ...sixteen, adapter8Pins: 2 },
          { ...sixteen, adapter8Pins: 2 },
        ],
        powerSupply: { pcie16Pins: 1, pcie8Pins: 2 },
      },
      'Advice: Needs a 16-pin adapter',
      /The adapter works with 2 of its 2 free/,
    ],
    'an adapter with enough plugs': [
      { graphicsCard: sixteen, powerSupply: { pcie16Pins: 0, pcie8Pins: 3 } },
      'Advice: Needs a 16-pin adapter',
      /needs 1 16-pin plug, The powerSupply has 0\. The adapter works with 3 of its 3 free/,
    ],
    'an adapter with too few': [
      {
        graphicsCard: { ...sixteen, boardPowerWatts: 300 },
        powerSupply: { pcie16Pins: 0, pcie8Pins: 2 },
      },
      'Power: Needs 3 8-pin plugs, 2 free',
    ],
    'an adapter of unknown size, from the power of the card': [
      {
        graphicsCard: { ...sixteen, adapter8Pins: undefined, boardPowerWatts: 450 },
        powerSupply: { pcie16Pins: 0, pcie8Pins: 3, ratedWatts: 1000 },
      },
      'Advice: Needs a 16-pin adapter',
    ],
  },
  unknown: {
    'the plugs': [
      { graphicsCard: sixteen, powerSupply: { pcie16Pins: undefined, pcie8Pins: 2 } },
      'powerSupply.pcie16Pins',
    ],
    'the plugs of the supply in the case': [
      { graphicsCard: sixteen, powerSupply: 'none', case: { includesPsu: true } },
      'case.includedPsuPlugs',
    ],
    'the plugs of a Gold supply (850 W), for a RTX 4090 whose adapter takes three': [
      {
        graphicsCard: { ...sixteen, boardPowerWatts: 450 },
        powerSupply: { pcie16Pins: undefined, pcie8Pins: undefined, ratedWatts: 850, efficiency: 'Gold' },
      },
      'powerSupply.pcie16Pins',
      'powerSupply.pcie8Pins',
    ],
    'the plugs of a supply without a class, for a RTX 5070': [
      {
        graphicsCard: { pcie8Pins: 0, pcie16Pins: 1, boardPowerWatts: 250 },
        powerSupply: { pcie16Pins: undefined, pcie8Pins: undefined },
      },
      'powerSupply.pcie16Pins',
      'powerSupply.pcie8Pins',
    ],
    'the plugs for an adapter': [
      { graphicsCard: sixteen, powerSupply: { pcie16Pins: 0, pcie8Pins: undefined } },
      'powerSupply.pcie8Pins',
    ],
  },
})

describeRule(cpuPower, {
  passes: {
    'a plug for every socket': {},
    'Core i9-14900K on a board of unknown sockets and a supply with two plugs': {
      cpu: { sustainedWatts: 253 },
      motherboard: { epsConnectors: undefined, epsRequired: undefined },
    },
    'Ryzen 5 7600 (88 W) on a B650 board with two sockets and a supply with one plug': {
      motherboard: { epsRequired: undefined },
      powerSupply: { eps8Pins: 1 },
    },
    'Ryzen 9 9950X (230 W) on a board of unknown sockets and a RM850e of unknown plugs': {
      cpu: { sustainedWatts: 230 },
      motherboard: { epsConnectors: undefined, epsRequired: undefined },
      powerSupply: { eps8Pins: undefined, ratedWatts: 850, efficiency: 'Gold' },
    },
    'one socket, whatever is required': {
      motherboard: { epsConnectors: 1, epsRequired: undefined },
      powerSupply: { eps8Pins: 1 },
    },
  },
  finds: {
    'a required socket empty': [
      { motherboard: { epsRequired: 2 }, powerSupply: { eps8Pins: 1 } },
      'Blocking: Needs 2 EPS plugs, has 1',
      /The motherboard needs 2 CPU power plugs \(EPS\), The powerSupply has 1/,
    ],
    'an optional socket empty, with a Core i9-14900K (253 W)': [
      { cpu: { sustainedWatts: 253 }, powerSupply: { eps8Pins: 1 } },
      'Power: 2 EPS sockets, 1 plug',
    ],
    'an optional socket empty, when what is required is not known': [
      { cpu: { sustainedWatts: 253 }, motherboard: { epsRequired: undefined }, powerSupply: { eps8Pins: 1 } },
      'Power: 2 EPS sockets, 1 plug',
    ],
  },
  unknown: {
    'the sockets, with a Core i9-14900K on a supply with one plug': [
      {
        cpu: { sustainedWatts: 253 },
        motherboard: { epsConnectors: undefined },
        powerSupply: { eps8Pins: 1 },
      },
      'motherboard.epsConnectors',
    ],
    'the sockets of a workstation board': [
      { motherboard: { epsConnectors: undefined, socket: 'sTR5' } },
      'motherboard.epsConnectors',
    ],
    'the plugs of a supply without a class (EVGA 750 N1)': [
      { powerSupply: { eps8Pins: undefined } },
      'powerSupply.eps8Pins',
    ],
    'the plugs, on a board that needs two': [
      { motherboard: { epsRequired: 2 }, powerSupply: { eps8Pins: undefined, efficiency: 'Gold' } },
      'powerSupply.eps8Pins',
    ],
    'the plugs of the supply in the case': [
      { powerSupply: 'none', case: { includesPsu: true, includedPsuPlugs: { pcie8Pins: 2 } } },
      'case.includedPsuPlugs',
    ],
  },
})
