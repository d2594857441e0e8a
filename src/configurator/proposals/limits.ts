/** How many proposals an answer holds at most. */
export const mostProposals = 5

/** How many changes a fix has at most, besides taking out what is no component. */
export const largestFix = 6

/** Computing time of an answer is at most 250 ms; the rest is for a last resort, for verifying and for writing it. */
const searchMs = 200

export interface SearchLimits {
  /** True when the time is over. */
  deadline: () => boolean
}

/** Limits for a search that begins now; `clock` in milliseconds, from any beginning. */
export function searchLimits(clock: () => number): SearchLimits {
  const end = clock() + searchMs
  return { deadline: () => clock() > end }
}
