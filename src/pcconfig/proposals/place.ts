import { groupByKind } from '../compatibility/configuration.ts'
import type { Kind, Part, PartKind } from '../compatibility/index.ts'
import type { Build } from '../compatibility/rule.ts'
import type { Offer, Shelf } from './offer.ts'
import { refusersOf, refuses } from './refusal.ts'
import { mayLeaveLacking, standInsFor } from './stand-ins.ts'

/** Whether parts that no rule refuses will do. It must allow fewer the more is chosen, as the rules do. */
export type Acceptance = (parts: readonly Part[]) => boolean

/**
 * Opens a place in a build that no rule refuses, with stand-ins in the other open places. The function it returns
 * gives the first candidate from a position on that fits, or -1. As in a batch of the engine, only rules about the
 * candidate's kind are asked, and each once for all candidates that it cannot tell apart.
 */
export function openPlace(
  chosen: readonly Part[],
  kind: Kind,
  others: readonly Kind[],
  candidates: readonly Offer[],
  isAccepted: Acceptance,
): (from: number) => number {
  const base = [...chosen, ...standInsFor(others, [...chosen, { kind }])]
  const build = groupByKind(base)
  const whole: { [K in PartKind]: readonly Part[] } = { ...build }
  const own = new Set(build[kind].map(({ productId }) => productId))
  const refusers = refusersOf(kind).map((refuser) => ({ ...refuser, known: new Map<number, boolean>() }))

  const fits = (part: Part): boolean => {
    whole[kind] = [...build[kind], part]
    const isAlone = own.has(part.productId)
    for (const { rule, trait, known } of refusers) {
      const seen = part.traits[trait] as number
      let isRefused = isAlone ? undefined : known.get(seen)
      if (isRefused === undefined) {
        isRefused = refuses(rule, whole as Build)
        if (!isAlone) known.set(seen, isRefused)
      }
      if (isRefused) return false
    }
    return !mayLeaveLacking(kind) || isAccepted([...base, part])
  }
  return (from) => {
    for (let place = from; place < candidates.length; place++)
      if (fits((candidates[place] as Offer).part)) return place
    return -1
  }
}

/**
 * The candidates for a place: the cheapest of each look, and those that stand in the build already, because two of
 * the same may be allowed where two that only look the same are not. Never what was just taken out.
 */
export function candidatesOf(
  shelf: Shelf,
  kept: readonly Part[],
  removed: ReadonlySet<string>,
): readonly Offer[] {
  const own = new Set(kept.filter(({ kind }) => kind === shelf.kind).map(({ productId }) => productId))
  if (own.size + removed.size === 0) return shelf.leaders
  const leaders = new Set(shelf.leaders)
  return shelf.offers.filter(
    (offer) => (leaders.has(offer) || own.has(offer.part.productId)) && !removed.has(offer.part.productId),
  )
}
