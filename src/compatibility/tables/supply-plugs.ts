import { efficiencies, type PowerSupplyFacts } from '../facts/power-supply.ts'

/** How many 6+2-pin plugs a supply of unknown plugs has at least: two from 650 W and 80 PLUS Gold on. */
export const leastPcie8Pins = ({
  ratedWatts = 0,
  efficiency,
  pcie16Pins,
}: Pick<PowerSupplyFacts, 'ratedWatts' | 'efficiency' | 'pcie16Pins'>): number => {
  const isGold = efficiency !== undefined && efficiencies.indexOf(efficiency) >= efficiencies.indexOf('Gold')
  // Some with two 16-pin plugs have a single 6+2-pin plug.
  const isUsual = pcie16Pins !== undefined && pcie16Pins < 2
  return isGold && isUsual && ratedWatts >= 650 ? 2 : 0
}
