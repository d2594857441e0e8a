import { type Facts, type Kind, kinds, type Part } from '../../../compatibility/index.ts'
import { orderOfChoice } from '../fit/order-of-choice.ts'
import { findRefuser } from '../fit/refusal.ts'
import { standInsFor } from '../fit/stand-ins.ts'

/** Which parts of a configuration to change, and how; not yet what for. */
export interface ChangePlan {
  kept: readonly Part[]
  /** Parts that give their place to another of their kind. */
  replaced: readonly Part<Kind>[]
  /** Parts that are taken out. */
  takenOut: readonly Part[]
  /** Kinds of which there was none, or accessories; one is added. */
  added: readonly Kind[]
}

/** Kinds of which there may be none, and one is what is missing; of accessories (hubs, controllers, kits) also one more. */
const addable: readonly Kind[] = [...orderOfChoice, 'accessory']

const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind)

/** What a part brings along. A kind that came with a part that is replaced is added without counting as one more change. */
const brings: { readonly [K in Kind]?: (facts: Facts<K>) => readonly (Kind | false | undefined)[] } = {
  cpu: ({ includesCooler }) => [includesCooler && 'cooler'],
  motherboard: ({ includesPowerAdapter }) => [includesPowerAdapter && 'powerSupply'],
  case: ({ includesPsu, includesCooler }) => [includesPsu && 'powerSupply', includesCooler && 'cooler'],
}

export const broughtBy = ({ kind, facts }: Part<Kind>): Kind[] =>
  (brings[kind] as ((facts: Facts) => readonly (Kind | false | undefined)[]) | undefined)?.(facts).filter(
    (each) => each !== false && each !== undefined,
  ) ?? []

/**
 * All plans of a size after which, given the best possible parts in the changed places, no rule refuses.
 *
 * The verdict of a rule changes only when something changes among the kinds it reads. So while a rule refuses, one of
 * the changes to come must be there. When none refuses any more, the changes that are left may be anywhere: a new part
 * may only fit with another new part.
 *
 * Undefined is a pause without a plan.
 */
export function* plansOf(
  parts: readonly Part[],
  size: number,
  isOver: () => boolean,
): Generator<ChangePlan | undefined, void> {
  const seen = new Set<string>()
  const isNew = (plan: ChangePlan): boolean => {
    const { size: before } = seen
    return seen.add(keyOf(plan)).size > before
  }

  function* extend(plan: ChangePlan, left: number): Generator<ChangePlan | undefined, void> {
    if (isOver()) return
    const open = openKinds(plan)
    const refuser = yield* findRefuser([...plan.kept, ...standInsFor(open, plan.kept)])
    if (left === 0) {
      if (!refuser) yield plan
      for (const next of withBrought(plan)) if (isNew(next)) yield* extend(next, 0)
      return
    }
    const isConcerned = (kind: string) => !refuser || Object.hasOwn(refuser.needs, kind)
    for (const next of changesOf(plan, isConcerned)) {
      if (isNew(next)) yield* extend(next, left - 1)
    }
  }
  yield* extend({ kept: parts, replaced: [], takenOut: [], added: [] }, size)
}

const openKinds = ({ replaced, added }: ChangePlan): Kind[] => [...replaced.map(({ kind }) => kind), ...added]

/** Whether a plan takes out the only part of a kind. */
export const takesOutLast = ({ kept, replaced, takenOut }: ChangePlan): boolean =>
  takenOut.some(({ kind }) => isKind(kind) && ![...kept, ...replaced].some((part) => part.kind === kind))

/** One after another as they are asked for: all plans of a large configuration at once would fill the memory. */
function* changesOf(plan: ChangePlan, isConcerned: (kind: string) => boolean): Generator<ChangePlan> {
  const met = new Set<string>()
  for (const [place, part] of plan.kept.entries()) {
    if (!isConcerned(part.kind) || met.has(part.productId)) continue
    met.add(part.productId)
    const kept = plan.kept.toSpliced(place, 1)
    // Another accessory does not do what this one does.
    if (isKind(part.kind) && part.kind !== 'accessory')
      yield { ...plan, kept, replaced: [...plan.replaced, part as Part<Kind>] }
    yield { ...plan, kept, takenOut: [...plan.takenOut, part] }
  }
  for (const kind of addable)
    if (isConcerned(kind) && isAbsent(plan, kind)) yield { ...plan, added: [...plan.added, kind] }
}

/** The plan with one more kind that came with a part that it replaces, each. */
function withBrought(plan: ChangePlan): ChangePlan[] {
  const kinds = new Set(plan.replaced.flatMap(broughtBy))
  return [...kinds].flatMap((kind) =>
    isAbsent(plan, kind) ? [{ ...plan, added: [...plan.added, kind] }] : [],
  )
}

const isAbsent = ({ kept, replaced, takenOut, added }: ChangePlan, kind: Kind): boolean =>
  !added.includes(kind) &&
  (kind === 'accessory' || [...kept, ...replaced, ...takenOut].every((part) => part.kind !== kind))

/** The same changes in another order are the same plan. */
const keyOf = ({ replaced, takenOut, added }: ChangePlan): string =>
  JSON.stringify([
    replaced.map(({ productId }) => productId).sort(),
    takenOut.map(({ productId }) => productId).sort(),
    [...added].sort(),
  ])
