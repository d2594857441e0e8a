import Type from 'typebox'
import { graphicsChipNames } from '../tables/graphics-chips.ts'
import {
  count,
  type FactsOf,
  flag,
  gigabytes,
  gigahertz,
  lanes,
  millimetres,
  oneOf,
  slots,
  watts,
  year,
} from './vocabulary.ts'

export const GraphicsCardFacts = Type.Object(
  {
    chip: oneOf("Its graphics chip, for the chip maker's power supply recommendation", graphicsChipNames),
    lengthMm: millimetres('Length', 50, 500),
    widthSlots: slots('Thickness', 0.5, 6),
    lowProfile: flag('Low profile: a low bracket is on it or in the box'),
    slotLanes: lanes('Mechanical length of its edge in lanes; x8 cards mostly have an x16 edge'),
    boardPowerWatts: watts('Power of the whole card', 5, 800),
    recommendedPsuWatts: watts("Power supply its maker recommends; wins over the chip's", 150, 2000),
    pcie6Pins: count('6-pin sockets; leave all three out when all are 0 and it draws over 75 W', 0, 4),
    pcie8Pins: count('8-pin sockets', 0, 4),
    pcie16Pins: count('16-pin sockets (12VHPWR or 12V-2x6)', 0, 2),
    adapter8Pins: count('8-pin plugs its 16-pin adapter takes, when one is in the box', 1, 6),
    cooling: oneOf(
      'How it is cooled: by air, by its own radiator, or by the loop of the PC; absent: as its name says',
      ['Air', 'Radiator', 'Water block'],
    ),
    radiatorMm: millimetres('Length of its own radiator, when it has one', 92, 480),
    memoryGb: gigabytes('Graphics memory', 0.25, 512),
    boostGhz: gigahertz('Boost clock of the chip', 0.1, 6),
    hdmiOutputs: count('HDMI outputs', 0, 8),
    displayPortOutputs: count('DisplayPort outputs, small ones included', 0, 8),
    releaseYear: year('Year of release'),
  },
  { additionalProperties: false },
)
export type GraphicsCardFacts = FactsOf<typeof GraphicsCardFacts>
