// Counts requests in flight per caller, and divides the limit among the callers that have any. A caller within its share is
// always admitted, so that the crowd of one caller starves no other. Beyond their share, callers use what is free.
import type { CallerUse, Permit, Weight } from '../exchange/permit.ts'

export interface FairShare {
  /** Whether the caller may have a request of this weight, if so much is in flight. */
  hasRoom(caller: string, weight: Weight, inFlight: number, limit: number): boolean
  enter(permit: Permit): void
  leave(permit: Permit): void
  /** Whether the caller has a request in flight. */
  isServing(caller: string): boolean
}

/** Begins with the requests that are in flight now. Beyond the limit, so many callers may have one request each. */
export function fairShare(maxCallers: number, inFlight: Iterable<Permit>): FairShare {
  // Callers without a request in flight are removed, so that it does not grow with the number of callers seen.
  const callers = new Map<string, CallerUse>()
  const shares: FairShare = {
    hasRoom(caller, weight, inFlight, limit) {
      if (inFlight < limit) return true
      const use = callers.get(caller)
      // Each caller may have one request, also if there are more callers than the limit.
      if (!use) return inFlight < maxCallers || weight.ofLimit === 0
      return use.weight + weight.ofShare <= limit / callers.size
    },
    enter(permit) {
      const use = callers.get(permit.caller) ?? { caller: permit.caller, weight: 0 }
      if (use.weight === 0) callers.set(permit.caller, use)
      use.weight += permit.weight.ofShare
      permit.use = use
    },
    leave({ use, weight }) {
      if (!use) return
      use.weight -= weight.ofShare
      if (use.weight === 0 && callers.get(use.caller) === use) callers.delete(use.caller)
    },
    isServing: (caller) => callers.has(caller),
  }
  for (const permit of inFlight) shares.enter(permit)
  return shares
}
