// When a delivery counts as late.

const day = 86_400_000

/** An order that is placed shortly before midnight and promised for the same day cannot be shipped within minutes. */
const leastTimeMs = 4 * 3_600_000

/** A delivery is promised for a day, and is late when that day is over, in UTC. */
export const latestOverdue = (now: number): number =>
  Math.min(Math.floor(now / day) * day - 1, now - leastTimeMs)

export const isOverdue = (expectedAt: number | null, now: number): boolean =>
  expectedAt !== null && expectedAt <= latestOverdue(now)
