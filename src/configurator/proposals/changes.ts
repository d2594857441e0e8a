import { type Kind, kinds, type Part } from '../../compatibility/index.ts'
import { findRefuser } from './refusal.ts'
import { telling } from './shapes.ts'
import { standInsFor } from './stand-ins.ts'

/** Which parts of a configuration to change, and how; not yet what for. */
export interface ChangePlan {
  kept: readonly Part[]
  /** Parts that give their place to another of their kind. */
  replaced: readonly Part<Kind>[]
  /** Parts that are taken out. */
  takenOut: readonly Part[]
  /** Kinds of which there was none, and one is added. */
  added: readonly Kind[]
}

interface PlanOptions {
  /** Whether the only part of its kind may be taken out. */
  mayTakeOutLast: boolean
  deadline: () => boolean
}

const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind)

/**
 * All plans of a size after which, given the best one could hope for in the changed places, no rule refuses.
 *
 * A rule changes its mind only when something changes among the kinds it looks at. So while a rule refuses, one of
 * the changes to come is there, and only there need one look. When none refuses any more, the changes that are left
 * may be anywhere: something new may only fit with something else new.
 *
 * Undefined is a pause without a plan.
 */
export function* plansOf(
  parts: readonly Part[],
  size: number,
  { mayTakeOutLast, deadline }: PlanOptions,
): Generator<ChangePlan | undefined, void> {
  const seen = new Set<string>()

  function* extend(plan: ChangePlan, left: number): Generator<ChangePlan | undefined, void> {
    if (deadline()) return
    const open = openKinds(plan)
    const refuser = yield* findRefuser([...plan.kept, ...standInsFor(open, plan.kept)])
    if (left === 0) {
      if (!refuser) yield plan
      return
    }
    const isConcerned = (kind: string) => !refuser || Object.hasOwn(refuser.needs, kind)
    for (const next of changesOf(plan, isConcerned, mayTakeOutLast)) {
      const key = keyOf(next)
      if (seen.has(key)) continue
      seen.add(key)
      yield* extend(next, left - 1)
    }
  }
  yield* extend({ kept: parts, replaced: [], takenOut: [], added: [] }, size)
}

export const openKinds = ({ replaced, added }: ChangePlan): Kind[] => [
  ...replaced.map(({ kind }) => kind),
  ...added,
]

/** One after another as they are asked for: all plans of a large configuration at once would fill the memory. */
function* changesOf(
  plan: ChangePlan,
  isConcerned: (kind: string) => boolean,
  mayTakeOutLast: boolean,
): Generator<ChangePlan> {
  yield* changedParts(plan, isConcerned, mayTakeOutLast)
  yield* addedKinds(plan, isConcerned)
}

function* changedParts(
  plan: ChangePlan,
  isConcerned: (kind: string) => boolean,
  mayTakeOutLast: boolean,
): Generator<ChangePlan> {
  const met = new Set<string>()
  const counts = new Map<string, number>()
  for (const { kind } of [...plan.kept, ...plan.replaced]) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  for (const [place, part] of plan.kept.entries()) {
    if (!isConcerned(part.kind) || met.has(part.productId)) continue
    met.add(part.productId)
    const kept = plan.kept.toSpliced(place, 1)
    if (isKind(part.kind)) yield { ...plan, kept, replaced: [...plan.replaced, part as Part<Kind>] }
    const isLast = counts.get(part.kind) === 1
    if (!isKind(part.kind) || mayTakeOutLast || !isLast)
      yield { ...plan, kept, takenOut: [...plan.takenOut, part] }
  }
}

function addedKinds(plan: ChangePlan, isConcerned: (kind: string) => boolean): ChangePlan[] {
  const present = new Set<string>(
    [...plan.kept, ...plan.replaced, ...plan.takenOut].map(({ kind }) => kind).concat(plan.added),
  )
  return telling
    .filter((kind) => isConcerned(kind) && !present.has(kind))
    .map((kind) => ({ ...plan, added: [...plan.added, kind] }))
}

/** The same changes in another order are the same plan. */
export const keyOf = ({ replaced, takenOut, added }: ChangePlan): string =>
  JSON.stringify([
    replaced.map(({ productId }) => productId).sort(),
    takenOut.map(({ productId }) => productId).sort(),
    [...added].sort(),
  ])
