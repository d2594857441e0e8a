// What is left of a budget would buy no better part in the place of one that is proposed.
import { expect, test } from 'vitest'
import { groupByKind, rules } from '../../../compatibility/index.ts'
import { type Purpose, purposes } from '../../../contract/purpose.ts'
import { lacksDecidingFact } from '../fit/deciding-facts.ts'
import { isDoubted } from '../fit/doubted.ts'
import { fitBy, fits } from '../fit/doubts.ts'
import type { Offer } from '../offer.ts'
import { mostSupplyWatts } from '../value/balance.ts'
import { bundleFor, complete, offers } from './demo.fixture.ts'
import { proposalOf } from './proposal.ts'

const isSound = (added: readonly Offer[]): boolean => {
  const parts = added.map(({ part }) => part)
  const most = mostSupplyWatts(parts)
  const build = groupByKind(parts)
  const isSized = build.powerSupply.every(({ facts }) => (facts.ratedWatts ?? 0) <= most)
  return isSized && rules.every((rule) => fitBy(rule, build) === fits)
}

/** The most that one other drive, cooler, supply or case within the budget adds to the score, as a share of it. */
function missedBy(purpose: Purpose, budget: number): number {
  const [best] = complete({ bundle: bundleFor[purpose], purpose, budget }).completions
  if (!best) return 0
  const worthOf = (added: readonly Offer[]) => proposalOf({ given: [], givenPrice: 0, purpose }, added).value
  const before = worthOf(best.added)
  let most = 0
  for (const [place, old] of best.added.entries()) {
    if (!['storage', 'cooler', 'powerSupply', 'case'].includes(old.part.kind)) continue
    for (const offer of offers) {
      if (offer.part.kind !== old.part.kind || lacksDecidingFact(offer.part) || isDoubted(offer.part))
        continue
      if (best.price - old.price.gross + offer.price.gross > budget * 100) continue
      const after = best.added.with(place, offer)
      const gained = worthOf(after) - before
      if (gained > most && isSound(after)) most = gained
    }
  }
  return most
}

test.each(purposes)(
  'completions for %s: what is left of a budget buys no part that is much better',
  (purpose) => {
    for (let budget = 7000; budget <= 55_000; budget = Math.round(budget * 1.13))
      expect(missedBy(purpose, budget), `${budget}`).toBeLessThan(0.02)
  },
)
