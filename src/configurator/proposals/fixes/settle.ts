import {
  type Build,
  groupByKind,
  type Part,
  type Rule,
  rules,
  type Steps,
} from '../../../compatibility/index.ts'
import { doubts } from '../fit/doubts.ts'
import { gives, isError } from '../fit/refusal.ts'
import type { Offer, Shelf } from '../offer.ts'

/** Rules that read what accessories bring: a fan hub, a bracket, a mounting kit. */
const readers = rules.filter(({ needs }) => needs.accessory)

/** Warnings that something is missing; the rules that need accessories say which would do. */
const warns = (rule: Rule, build: Build): boolean =>
  gives(rule, build, (verdict) => verdict === 'Completeness' || verdict === 'Clearance')

const mayAdd = (before: Build, after: Build): boolean =>
  rules.every(
    (rule) =>
      !gives(rule, after, isError) &&
      (warns(rule, before) || !warns(rule, after)) &&
      (doubts(rule, before) || !doubts(rule, after)),
  )

/**
 * The accessories that settle warnings of a valid configuration: for each warning the first on the shelf that silences it and
 * brings no other. Warnings that none of them silences stay.
 */
export function* accessoriesFor(
  parts: readonly Part[],
  shelf: Shelf | undefined,
): Steps<{ added: Offer[]; solves: string[] }> {
  const added: Offer[] = []
  const solves: string[] = []
  for (const rule of readers) {
    const before = [...parts, ...added.map(({ part }) => part)]
    const build = groupByKind(before)
    if (!warns(rule, build)) continue
    // All offers, not the leaders: no rule that decides about proposals tells a fan hub from a cable.
    for (const offer of shelf?.offers ?? []) {
      yield
      const after = groupByKind([...before, offer.part])
      if (warns(rule, after) || !mayAdd(build, after)) continue
      added.push(offer)
      solves.push(rule.name)
      break
    }
  }
  return { added, solves }
}
