import { efficiencies, type PowerSupplyFacts } from '../facts/power-supply.ts'

type Class = Pick<PowerSupplyFacts, 'ratedWatts' | 'efficiency'>
type Supply = Pick<PowerSupplyFacts, 'ratedWatts' | 'efficiency' | 'pcie16Pins'>

const isAtLeast = ({ efficiency }: Class, least: (typeof efficiencies)[number]): boolean =>
  efficiency !== undefined && efficiencies.indexOf(efficiency) >= efficiencies.indexOf(least)

/** Only supplies from 850 W on have two 16-pin plugs, and some of these a single 6+2-pin plug. */
const mayHaveTwoSixteenPins = ({ ratedWatts = 0, pcie16Pins }: Supply): boolean =>
  ratedWatts >= 850 && (pcie16Pins === undefined || pcie16Pins >= 2)

/**
 * Whether a supply surely has 8-pin plugs, one for a card and one for a CPU. Those for cards came in 2007 and 80 PLUS
 * Bronze in 2008, so the class tells such supplies from older ones.
 */
const hasEightPins = (supply: Class): boolean =>
  (supply.ratedWatts ?? 0) >= 600 && isAtLeast(supply, 'Bronze')

/** How many 6+2-pin plugs a supply of unknown plugs has at least. */
export const leastPcie8Pins = (supply: Supply): number => {
  const { ratedWatts = 0 } = supply
  if (ratedWatts >= 650 && isAtLeast(supply, 'Gold') && !mayHaveTwoSixteenPins(supply)) return 2
  return hasEightPins(supply) ? 1 : 0
}

/**
 * How many 6+2-pin plugs a supply of unknown plugs has for adapters unless it has a 16-pin plug: those of Gold and 650 W had
 * two before there were 16-pin plugs.
 */
export const leastAdapterPins = (supply: Class): number => {
  if ((supply.ratedWatts ?? 0) >= 650 && isAtLeast(supply, 'Gold')) return 2
  return hasEightPins(supply) ? 1 : 0
}

/** The same for CPU power plugs (EPS, 4+4 pins): supplies of the highest class from 850 W on have two. */
export const leastEps8Pins = (supply: Class): number => {
  if ((supply.ratedWatts ?? 0) >= 850 && isAtLeast(supply, 'Titanium')) return 2
  return hasEightPins(supply) ? 1 : 0
}
