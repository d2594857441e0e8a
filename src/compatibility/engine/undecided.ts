import { type Kind, kinds } from '../facts/index.ts'
import { rules, rulesAbout } from '../rules/index.ts'
import type { MissingFact } from './finding.ts'
import type { Part, PartKind } from './part.ts'
import type { Build, FactRef, Rule, Verdicts } from './rule.ts'
import type { Steps } from './steps.ts'

/** A part, and whose count its missing facts belong to. */
export interface OwnedPart {
  part: Part
  owner: string
}

/** The checks that cannot be made because the parts of an owner lack a fact. */
export interface UndecidedByFact {
  owner: string
  fact: string
  /** Checks for which the fact is missing, alone or beside others. */
  undecided: number
  /** Those for which nothing else is missing: knowing the fact decides them. */
  settles: number
  rules: Rule[]
}

export interface UndecidedChecks {
  checks: number
  byFact: UndecidedByFact[]
  /** False if a rule had more combinations than are judged: then the counts are too low. */
  isComplete: boolean
}

/** Combinations that are judged for one rule; the largest open catalog has a third of a million for one. */
const mostCombinations = 500_000
const betweenPauses = 50

/** Parts of one owner that a rule cannot tell apart. */
interface Alike {
  part: Part
  owner: string
  count: number
  /** A fact that the rule needs is missing. */
  isLacking: boolean
  /** What is missing for the rule without any other part. */
  alone: readonly MissingFact[]
}

/**
 * Judges every part alone and with every part of another kind, and counts the checks that stay undecided. Parts that a
 * rule cannot tell apart are judged once, and combinations without a missing fact not at all.
 */
export function* undecidedChecks(parts: readonly OwnedPart[]): Steps<UndecidedChecks> {
  const byKind = Map.groupBy(parts, ({ part }) => part.kind)
  const tally = openTally()
  let isComplete = true
  for (const rule of rules) {
    const alike = yield* alikeByKind(rule, byKind)
    isComplete = (yield* judgeAll(rule, alike, combinations([...alike.values()]), tally)) && isComplete
  }
  return { ...tally.result(), isComplete }
}

/** The same for one part: only checks in which it takes part and lacks a fact. */
export function* undecidedChecksOf(own: OwnedPart, others: readonly OwnedPart[]): Steps<UndecidedByFact[]> {
  const { kind } = own.part
  const byKind = Map.groupBy(others, ({ part }) => part.kind)
  byKind.set(kind, [own])
  const tally = openTally()
  for (const rule of rulesAbout(kind)) {
    if (!isLacking(rule, own.part)) continue
    const alike = yield* alikeByKind(rule, byKind)
    const self = alike.get(kind) ?? []
    const counterparts = [...alike.values()].filter((each) => each !== self)
    const pairs = counterparts.flatMap((others) => [...combinations([self, others])])
    yield* judgeAll(rule, new Map([[kind, self]]), pairs, tally)
  }
  return tally.result().byFact.filter(({ owner }) => owner === own.owner)
}

type AlikeByKind = ReadonlyMap<PartKind, readonly Alike[]>

function* alikeByKind(rule: Rule, byKind: ReadonlyMap<PartKind, readonly OwnedPart[]>): Steps<AlikeByKind> {
  const alike = new Map<PartKind, Alike[]>()
  for (const kind of kinds) {
    const parts = byKind.get(kind)
    if (!rule.needs[kind] || !parts) continue
    alike.set(kind, alikeFor(rule, kind, parts))
    yield
  }
  return alike
}

/** Counts what a rule misses for parts alone and for pairs of them. False if there were too many pairs. */
function* judgeAll(
  rule: Rule,
  alike: AlikeByKind,
  pairs: Iterable<readonly [Alike, Alike]>,
  tally: ReturnType<typeof openTally>,
): Steps<boolean> {
  const judge = judgeOf(rule)
  for (const one of [...alike.values()].flat()) {
    if (one.isLacking) one.alone = judge(one)
    tally.add(rule, one.alone, [one])
  }
  let judged = 0
  for (const [one, other] of pairs) {
    if (++judged > mostCombinations) return false
    const missing = judge(one, other).filter(
      (each) => !isAmong(each, one.alone) && !isAmong(each, other.alone),
    )
    tally.add(rule, missing, [one, other])
    if (judged % betweenPauses === 0) yield
  }
  return true
}

/** Groups the parts by what the rule sees of them, the most common first. */
function alikeFor(rule: Rule, kind: Kind, parts: readonly OwnedPart[]): Alike[] {
  const place = rulesAbout(kind).indexOf(rule)
  const groups = new Map<string, Alike>()
  for (const { part, owner } of parts) {
    const key = `${part.traits[place]} ${owner}`
    const known = groups.get(key)
    if (known) known.count++
    else groups.set(key, { part, owner, count: 1, isLacking: isLacking(rule, part), alone: [] })
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

function isLacking(rule: Rule, { kind, facts }: Part): boolean {
  const needed = (rule.needs[kind] ?? []) as readonly string[]
  return needed.some((fact) => (facts as Record<string, unknown>)[fact] === undefined)
}

/** Every two parts of different kinds, at least one of which lacks a fact. */
function* combinations(alike: readonly (readonly Alike[])[]): Generator<readonly [Alike, Alike]> {
  for (const [place, ones] of alike.entries())
    for (const others of alike.slice(place + 1)) {
      const lacking = others.filter((other) => other.isLacking)
      for (const one of ones) for (const other of one.isLacking ? others : lacking) yield [one, other]
    }
}

/** Makes a function that says what a rule misses for a build of some parts. */
function judgeOf(rule: Rule): (...parts: readonly Alike[]) => MissingFact[] {
  const none: readonly Part[] = []
  // One object for all builds, because there may be hundreds of thousands.
  const build = Object.fromEntries(
    [...kinds, 'unknownProduct', 'notAComponent'].map((kind) => [kind, none]),
  ) as Record<PartKind, readonly Part[]>
  let missing: MissingFact[] = []
  const verdicts: Verdicts = {
    give() {},
    unverified(...facts: readonly FactRef[]) {
      for (const { part, fact, known } of facts)
        if (!known && !isAmong({ part, fact }, missing)) missing.push({ part, fact })
    },
  }
  return (...parts) => {
    missing = []
    for (const { part } of parts) build[part.kind] = [part]
    rule.judge(build as Build, verdicts)
    for (const { part } of parts) build[part.kind] = none
    return missing
  }
}

const isAmong = ({ part, fact }: MissingFact, list: readonly MissingFact[]) =>
  list.some((each) => each.part === part && each.fact === fact)

function openTally() {
  const byFact = new Map<string, UndecidedByFact>()
  let checks = 0
  return {
    add(rule: Rule, missing: readonly MissingFact[], parts: readonly Alike[]): void {
      if (missing.length === 0) return
      const count = parts.reduce((product, each) => product * each.count, 1)
      checks += count
      for (const { part, fact } of missing) {
        const owner = parts.find((each) => each.part === part)?.owner ?? ''
        const key = `${owner} ${fact}`
        const entry = byFact.get(key) ?? { owner, fact, undecided: 0, settles: 0, rules: [] }
        byFact.set(key, entry)
        entry.undecided += count
        if (missing.length === 1) entry.settles += count
        if (!entry.rules.includes(rule)) entry.rules.push(rule)
      }
    },
    result: () => ({
      checks,
      byFact: [...byFact.values()].sort((a, b) => b.settles - a.settles || b.undecided - a.undecided),
    }),
  }
}
