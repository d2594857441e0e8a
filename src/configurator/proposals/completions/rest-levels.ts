// What the parts chosen last (case, cooler, drive, supply) may be, and are worth at the most, beside a chosen platform.
import type { Place } from './places.ts'
import type { Seed } from './seeds.ts'

/** How far above its own level of spending the rest of a PC is tried, and in which steps. */
const above = { most: 6, step: 2 }

/**
 * Each platform at its levels of spending and at some above them: money that buys no better platform may still buy a better
 * drive, cooler or supply.
 */
export function withRestLevels(seeds: readonly Seed[], levelCount: number): Seed[] {
  const platforms = Map.groupBy(seeds, ({ chosen }) => chosen.map(({ productId }) => productId).join())
  return [...platforms.values()].flatMap((same) => {
    const levels = new Set(same.map(({ level }) => level))
    const highest = Math.max(...levels)
    for (let level = highest + above.step; level <= highest + above.most; level += above.step)
      if (level < levelCount) levels.add(level)
    return [...levels].map((level) => ({ ...(same[0] as Seed), level }))
  })
}

/** How much less than `Seed.most` the rest is worth, with so much money beyond what its cheapest parts cost. */
export type LessWithin = (money: number) => number

/** The places of coolers are left out: what a cooler is worth depends on the CPU. */
export function openLessWithin(rest: readonly Place[]): LessWithin {
  const kinds = [...new Set(rest.map(({ kind }) => kind))].filter((kind) => kind !== 'cooler')
  const places = kinds.flatMap((kind) => {
    const place = rest.find((each) => each.kind === kind)
    return place && place.candidates.length > 0 ? [stairsOf(place)] : []
  })
  return (money) =>
    places.reduce((sum, { best, steps, from }) => {
      const step = steps.findLast(({ price }) => price <= from + money)
      return sum + best - (step?.worth ?? best)
    }, 0)
}

/** What money buys in a place: from each price on, the most that a candidate is worth. */
function stairsOf({ candidates, isOptional }: Place) {
  const steps: { price: number; worth: number }[] = isOptional ? [{ price: 0, worth: 0 }] : []
  for (const { price, worth } of candidates.toSorted((a, b) => a.price.gross - b.price.gross))
    if (worth > (steps.at(-1)?.worth ?? Number.NEGATIVE_INFINITY)) steps.push({ price: price.gross, worth })
  return { steps, best: steps.at(-1)?.worth ?? 0, from: steps[0]?.price ?? 0 }
}
