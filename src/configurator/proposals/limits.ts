/** How many proposals an answer holds at most. */
export const mostProposals = 5

/** How many changes a fix has at most, besides taking out what is no component. */
export const largestFix = 6

/**
 * Computing time of a search. Verifying and writing the answer take up to 60 ms more, and a second question that is
 * computed at the same time as much again: both are answered within 250 ms.
 */
const searchMs = 100

export interface SearchLimits {
  /** True when the time is over. */
  deadline: () => boolean
}

/** Limits for a search that begins now; `clock` in milliseconds, from any beginning. */
export function searchLimits(clock: () => number): SearchLimits {
  const end = clock() + searchMs
  return { deadline: () => clock() > end }
}
