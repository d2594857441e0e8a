// The head of the list in which a part is chosen: best fit first, then the lowest price, then by name.
import type { ComponentOutcome, OutcomeFinding } from '../contract/pcconfig.ts'
import { type Fit, fits, worstFit } from './fit.ts'

export interface BestCandidates {
  counts: Record<Fit, number>
  /** By name, so that lists that continue with all products of the group have the same order. */
  best: { productId: string; isValid: boolean; findings: OutcomeFinding[] }[]
}

/** The products of a group by name, with their outcomes; products without a price come last. */
export function bestCandidates(
  productIds: readonly string[],
  outcomes: readonly ComponentOutcome[],
  priceOf: (productId: string) => number | undefined,
  limit: number,
): BestCandidates {
  const places = new Map(productIds.map((id, place) => [id, place]))
  const counts: BestCandidates['counts'] = { fits: 0, unsure: 0, warns: 0, clashes: 0 }
  const byFit: Record<Fit, Ranked[]> = { fits: [], unsure: [], warns: [], clashes: [] }
  for (const outcome of outcomes) {
    const fit = worstFit(outcome.findings)
    counts[fit] += outcome.productIds.length
    for (const id of outcome.productIds)
      byFit[fit].push({ id, outcome, price: priceOf(id) ?? Infinity, place: places.get(id) ?? Infinity })
  }
  const best: Ranked[] = []
  for (const fit of fits) {
    if (best.length >= limit) break
    best.push(...byFit[fit].sort(byPrice).slice(0, limit - best.length))
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
  price: number
  place: number
}

const byPrice = (a: Ranked, b: Ranked) =>
  a.price === b.price ? a.place - b.place : a.price < b.price ? -1 : 1
