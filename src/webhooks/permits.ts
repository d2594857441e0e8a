// How many requests each webhook may start now. A receiver that has answered gets all its permits. Other receivers, such as
// those whose name does not resolve, get one permit each, and never the permits reserved for receivers that answer.

/** Maximum open requests of the process. */
export const maxRequests = 128
/** Of these, maximum requests to webhooks that have not answered. */
export const maxUnprovenRequests = 96

export interface Candidate {
  id: string
  /** Its last request was answered, with any status. */
  isProven: boolean
  /** Its open requests. */
  used: number
}

export interface UnderWay {
  all: number
  unproven: number
}

/** Webhooks with the fewest open requests come first. Webhooks without a permit are omitted. */
export function sharePermits(
  candidates: Candidate[],
  underWay: UnderWay,
  permitsPerWebhook: number,
): Map<string, number> {
  let left = maxRequests - underWay.all
  let leftUnproven = maxUnprovenRequests - underWay.unproven
  const shares = new Map<string, number>()
  for (const { id, isProven, used } of candidates.toSorted((a, b) => a.used - b.used)) {
    const wanted = (isProven ? permitsPerWebhook : 1) - used
    const permits = Math.min(wanted, left, isProven ? left : leftUnproven)
    if (permits <= 0) continue
    left -= permits
    if (!isProven) leftUnproven -= permits
    shares.set(id, permits)
  }
  return shares
}
