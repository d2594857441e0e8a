const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long to wait after the first failure, the second, …; after the last of them a delivery is parked. */
export const waits = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  16 * hour,
  24 * hour,
]

/** A tenth more or less, so that what failed together does not come back together. `chance` is from 0 to 1. */
export function waitAfter(failures: number, chance: number): number | undefined {
  const wait = waits[failures - 1]
  return wait && Math.round(wait * (0.9 + 0.2 * chance))
}
