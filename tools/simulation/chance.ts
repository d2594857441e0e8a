/** Repeatable random numbers: the same seed gives the same simulation. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number
  oneOf<T>(items: readonly T[]): T
  /** True with this probability, in percent. */
  happens(percent: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32: small, fast, and random enough for a simulation.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    happens: (percent) => next() * 100 < percent,
  }
}
