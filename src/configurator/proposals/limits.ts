/** How many proposals an answer holds at most. */
export const mostProposals = 5

/** How many changes a fix has at most, besides taking out what is no component. */
export const largestFix = 6

/**
 * Computing time of a search in milliseconds, by what it has found. Verifying and writing the answer take up to 60 ms more,
 * and a second question that is computed at the same time as much again: nearly all are answered within 250 ms. A search
 * that has found nothing has longer, because a late answer is better than none. So has one that found something late, for
 * products kept that hardly anything fits: the first PC that it meets is the cheapest.
 */
const searchMs = { improving: 80, searching: 140, improvingLate: 250, lastResort: 600 }

/**
 * `improving`: something was found. `searching`: nothing yet. `improvingLate`: something, after attempts that found nothing.
 * `lastResort`: nothing yet, and anything will do.
 */
export type Stage = keyof typeof searchMs

export interface SearchLimits {
  isOver: (stage: Stage) => boolean
}

/** Limits for a search that begins now; `clock` in milliseconds, from any beginning. */
export function searchLimits(clock: () => number): SearchLimits {
  const start = clock()
  return { isOver: (stage) => clock() - start > searchMs[stage] }
}
