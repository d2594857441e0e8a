// Counts requests in flight per caller, and divides the limit among the callers that have any. A caller within its share is
// always admitted, so that the crowd of one caller starves no other. Beyond their share, callers use what is free.

/** The requests in flight of one caller, by weight. */
interface CallerUse {
  caller: string
  weight: number
}

/** How much a request uses of the share of its caller, and of the limit of all callers. */
export interface Weight {
  ofShare: number
  ofLimit: number
}

/** Of a request in flight. */
export interface Place {
  use: CallerUse
  weight: Weight
}

export interface FairShare {
  /** Undefined if the limit is reached and the caller has its share. */
  enter(caller: string, weight: Weight, limit: number): Place | undefined
  leave(place: Place): void
  inFlight(): number
  /** Whether the caller has a request in flight. */
  isServing(caller: string): boolean
}

export function fairShare(): FairShare {
  // Callers without a request in flight are removed, so that it does not grow with the number of credentials seen.
  const callers = new Map<string, CallerUse>()
  let inFlight = 0

  return {
    enter(caller, weight, limit) {
      const known = callers.get(caller)
      const use = known ?? { caller, weight: 0 }
      if (inFlight >= limit) {
        const share = limit / (known ? callers.size : callers.size + 1)
        if (use.weight + weight.ofShare > share) return undefined
      }
      if (!known) callers.set(caller, use)
      use.weight += weight.ofShare
      inFlight += weight.ofLimit
      return { use, weight }
    },
    leave({ use, weight }) {
      inFlight -= weight.ofLimit
      use.weight -= weight.ofShare
      if (use.weight === 0) callers.delete(use.caller)
    },
    inFlight: () => inFlight,
    isServing: (caller) => callers.has(caller),
  }
}
