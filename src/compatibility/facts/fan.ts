import Type from 'typebox'
import { count, decibels, type FactsOf, lightings, millimetres, oneOf } from './vocabulary.ts'

/** A case fan, or a pack of several. */
export const FanFacts = Type.Object(
  {
    quantity: count('Fans in the pack', 1, 12),
    fanHeaders: count(
      'Headers the pack takes on the board, when it is chained or has a hub; absent: one each',
      0,
      12,
    ),
    lighting: oneOf('How its lighting is fed', lightings),
    sizeMm: millimetres('Size of one fan', 30, 300),
    noiseDb: decibels('Noise at full speed'),
  },
  { additionalProperties: false },
)
export type FanFacts = FactsOf<typeof FanFacts>
