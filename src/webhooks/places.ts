// How many requests each webhook may start now. A receiver that has answered gets all its places. Other receivers, such as
// those whose name does not resolve, get one place each, and never the places reserved for receivers that answer.

/** Maximum open requests of the process. */
export const mostAtOnce = 128
/** Of these, maximum requests to webhooks that have not answered. */
export const mostUnproven = 96

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

/** Webhooks with the fewest open requests come first. Webhooks without a place are omitted. */
export function sharePlaces(
  candidates: Candidate[],
  underWay: UnderWay,
  placesPerWebhook: number,
): Map<string, number> {
  let left = mostAtOnce - underWay.all
  let leftUnproven = mostUnproven - underWay.unproven
  const shares = new Map<string, number>()
  for (const { id, isProven, used } of candidates.toSorted((a, b) => a.used - b.used)) {
    const wanted = (isProven ? placesPerWebhook : 1) - used
    const places = Math.min(wanted, left, isProven ? left : leftUnproven)
    if (places <= 0) continue
    left -= places
    if (!isProven) leftUnproven -= places
    shares.set(id, places)
  }
  return shares
}
