import {
  type Build,
  groupByKind,
  type Kind,
  type Part,
  type PartKind,
  type Steps,
} from '../../compatibility/index.ts'
import type { Offer, Shelf } from './offer.ts'
import { largeBuild, refusersOf, refuses } from './refusal.ts'
import { mayLeaveLacking, standInsFor } from './stand-ins.ts'

/** Whether parts that no rule refuses will do. It must allow fewer the more is chosen, as the rules do. */
export type Acceptance = (parts: readonly Part[]) => boolean

/** Finds the first candidate from a position on that fits; -1 when there is none. */
export type FindCandidate = (from: number) => Steps<number>

/** How many questions are asked between two pauses. */
const betweenPauses = 32

/**
 * Opens a place in a build that no rule refuses, with stand-ins in the other open places. As in a batch of the engine,
 * only rules about the candidate's kind are asked, and each once for all candidates that it cannot tell apart.
 */
export function openPlace(
  chosen: readonly Part[],
  kind: Kind,
  others: readonly Kind[],
  candidates: readonly Offer[],
  isAccepted: Acceptance,
): FindCandidate {
  const base = [...chosen, ...standInsFor(others, [...chosen, { kind }])]
  const build = groupByKind(base)
  const whole: { [K in PartKind]: readonly Part[] } = { ...build }
  const own = new Set(build[kind].map(({ productId }) => productId))
  const refusers = refusersOf(kind).map((refuser) => ({ ...refuser, known: new Map<number, boolean>() }))

  const untilPause = base.length < largeBuild ? betweenPauses : 1
  let asked = 0

  const isRefused = ({ rule, trait, known }: (typeof refusers)[number], part: Part, isAlone: boolean) => {
    const seen = part.traits[trait] as number
    const before = isAlone ? undefined : known.get(seen)
    if (before !== undefined) return before
    asked++
    const answer = refuses(rule, whole as Build)
    if (!isAlone) known.set(seen, answer)
    return answer
  }

  return function* find(from) {
    for (let place = from; place < candidates.length; place++) {
      const { part } = candidates[place] as Offer
      const isAlone = own.has(part.productId)
      whole[kind] = [...build[kind], part]
      let fits = true
      for (const refuser of refusers) {
        fits = !isRefused(refuser, part, isAlone)
        if (asked >= untilPause) {
          asked = 0
          yield
        }
        if (!fits) break
      }
      if (!fits) continue
      if (!mayLeaveLacking(kind) || isAccepted([...base, part])) return place
      asked++
    }
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
