// The head of the list in which a part is chosen: best fit first, then by rank or the lowest price, then by name.
import type { ComponentOutcome, OutcomeFinding } from '../contract/pcconfig.ts'
import { type Fit, fits, worstFit } from './fit.ts'

export interface BestCandidates {
  counts: Record<Fit, number>
  /** By name, so that lists that continue with all products of the group have the same order. */
  best: { productId: string; isValid: boolean; findings: OutcomeFinding[] }[]
}

/** The products of a group by name, with their outcomes. `keyOf` is a rank or a price; those without come last. */
export function bestCandidates(
  productIds: readonly string[],
  outcomes: readonly ComponentOutcome[],
  keyOf: (productId: string) => number | undefined,
  limit: number,
): BestCandidates {
  const places = new Map(productIds.map((id, place) => [id, place]))
  const counts: BestCandidates['counts'] = { fits: 0, unsure: 0, warns: 0, clashes: 0 }
  const byFit: Record<Fit, Ranked[]> = { fits: [], unsure: [], warns: [], clashes: [] }
  for (const outcome of outcomes) {
    const fit = worstFit(outcome.findings)
    counts[fit] += outcome.productIds.length
    for (const id of outcome.productIds)
      byFit[fit].push({ id, outcome, key: keyOf(id) ?? Infinity, place: places.get(id) ?? Infinity })
  }
  const best: Ranked[] = []
  for (const fit of fits) {
    if (best.length >= limit) break
    best.push(...byFit[fit].sort(byKey).slice(0, limit - best.length))
  }
  return {
    counts,
    best: best
      .sort((a, b) => a.place - b.place)
      .map(({ id, outcome: { isValid, findings } }) => ({ productId: id, isValid, findings })),
  }
}

interface Ranked {
  id: string
  outcome: ComponentOutcome
  key: number
  place: number
}

const byKey = (a: Ranked, b: Ranked) => (a.key === b.key ? a.place - b.place : a.key < b.key ? -1 : 1)
