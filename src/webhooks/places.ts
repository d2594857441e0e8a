// How many requests each webhook may begin now. A receiver that has answered has earned its places; all others, those whose
// name does not resolve among them, get one each to prove themselves, and never the places that are set aside for the
// proven.

/** Requests under way at once, over all webhooks of the process. */
export const mostAtOnce = 128
/** Of these, requests to webhooks that have not proven themselves. */
export const mostUnproven = 96

export interface Candidate {
  id: string
  /** Its last request was answered, whatever the status. */
  isProven: boolean
  /** Its requests under way. */
  used: number
}

export interface UnderWay {
  all: number
  unproven: number
}

/** Webhooks with the fewest requests under way come first. Those that get no place are left out. */
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
