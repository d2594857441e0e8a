import Type from 'typebox'
import { sockets } from '../tables/sockets.ts'
import {
  count,
  decibels,
  type FactsOf,
  flag,
  lightings,
  millimetres,
  oneOf,
  someOf,
  watts,
} from './vocabulary.ts'

export const CoolerFacts = Type.Object(
  {
    type: oneOf('Air, or liquid with a radiator (AIO)', ['Air', 'Liquid']),
    sockets: someOf('Sockets its mounting kit in the box fits', sockets),
    ownBackplate: flag('Its AMD mounting replaces the backplate of the board; absent: not known'),
    ratedWatts: watts('CPU power its maker rates it for', 10, 1000),
    heightMm: millimetres('Height of an air cooler above the CPU', 15, 250),
    memoryClearanceMm: millimetres('Tallest memory that fits under or beside it', 20, 100),
    radiatorMm: millimetres("Length class of a liquid cooler's radiator: 120, 140, 240, ...", 92, 560),
    radiatorThicknessMm: millimetres('Thickness of its radiator without fans; absent: 27 mm', 15, 100),
    fanHeaders: count('Fan and pump headers it takes on the board', 0, 6),
    lighting: oneOf('How its lighting is fed', lightings),
    noiseDb: decibels('Noise at full speed'),
  },
  { additionalProperties: false },
)
export type CoolerFacts = FactsOf<typeof CoolerFacts>
