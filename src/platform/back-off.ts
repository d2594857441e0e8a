// Pauses between attempts to send a webhook delivery or an email.
const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** After the first failure, the second, …; after the last one it is parked. */
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

/** Adds up to 10 % jitter, so that those that failed together are not retried together. `chance` is from 0 to 1. */
export function waitAfter(failures: number, chance: number): number | undefined {
  const wait = waits[failures - 1]
  return wait && Math.round(wait * (0.9 + 0.2 * chance))
}
