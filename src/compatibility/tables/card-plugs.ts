import type { GraphicsCardFacts } from '../facts/graphics-card.ts'

type Card = Pick<GraphicsCardFacts, 'pcie6Pins' | 'pcie8Pins' | 'pcie16Pins' | 'boardPowerWatts' | 'chip'>

/** The most 6- and 8-pin sockets of any card up to a power, in watts. Cards above have three at most. */
const mostByPower: readonly (readonly [watts: number, plugs: number])[] = [
  [75, 0],
  [200, 2],
]
const mostOfAll = 3
/** Chips above 200 W of which every card has two at most. */
const twoAtMost = /^Radeon RX (6700 XT|6750 XT|7700 XT|7800 XT)$/

/**
 * Chips of which every card has 6- or 8-pin sockets, or the 12-pin one of NVIDIA's own GeForce RTX 30, whose box has an adapter
 * for two 8-pin plugs. Cards of others may have a 16-pin socket.
 */
const withoutSixteenPins =
  /^(GeForce GTX|GeForce RTX 20|GeForce RTX 30[5-9]0( Ti| 6 GB)?$(?<!3090 Ti)|GeForce RTX (4060|5050|5060)$|Radeon RX [5-7]|Arc)/

/** 6- and 8-pin plugs that a card of unknown sockets needs at the most; undefined where its power is unknown too. */
export const mostPlugs = ({ boardPowerWatts, chip }: Card): number | undefined =>
  boardPowerWatts === undefined
    ? undefined
    : chip && twoAtMost.test(chip)
      ? 2
      : (mostByPower.find(([watts]) => boardPowerWatts <= watts)?.[1] ?? mostOfAll)

/** Whether a card of unknown sockets may have a 16-pin one. */
export const mayHaveSixteenPins = ({ chip }: Card): boolean => !chip || !withoutSixteenPins.test(chip)
