import {
  type Build,
  type Kind,
  type Part,
  type PartKind,
  type Rule,
  rulesAbout,
  type Verdict,
} from '../../../compatibility/index.ts'
import { canRefuse, isError } from './refusal.ts'

/** What the rules make of a part in a build: it fits, a warning makes it doubtful, or a rule refuses it. */
export type Fit = 'fits' | 'doubtful' | 'refused'

/** Warnings that a good proposal does not carry while there is one without them. */
const doubtfulVerdicts: ReadonlySet<Verdict> = new Set<Verdict>(['Power', 'Firmware', 'Clearance'])

/** Verdicts that are doubtful only where a certain rule gives them: a mounting kit to order, a cooler too weak. */
const doubtfulOfRule: Readonly<Record<string, Verdict>> = {
  CoolerSocket: 'Completeness',
  CoolerCapacity: 'Performance',
}

const isDoubtful = (rule: Rule, verdict: Verdict): boolean =>
  doubtfulVerdicts.has(verdict) || doubtfulOfRule[rule.name] === verdict

/** A rule that decides about proposals, and where a part of the kind keeps the facts it reads (`Part.traits`). */
interface Decider {
  rule: Rule
  trait: number
}

const byKind = new Map<PartKind, readonly Decider[]>()

/** The rules that could refuse a part of a kind, or make it doubtful. */
export function decidersOf(kind: PartKind): readonly Decider[] {
  let deciders = byKind.get(kind)
  if (!deciders) {
    deciders = rulesAbout(kind).flatMap((rule, trait) =>
      canRefuse(rule) || rule.verdicts.some(({ verdict }) => isDoubtful(rule, verdict))
        ? [{ rule, trait }]
        : [],
    )
    byKind.set(kind, deciders)
  }
  return deciders
}

/** Whether a rule doubts a build, which it may refuse as well. */
export function doubts(rule: Rule, build: Build): boolean {
  let isDoubted = false
  rule.judge(build, {
    give(verdict) {
      isDoubted ||= isDoubtful(rule, verdict)
    },
    unverified() {
      isDoubted ||= canRefuse(rule)
    },
  })
  return isDoubted
}

const refused = Symbol('refused')

/** What one rule makes of a build. A check that could not be made is a doubt where the rule could have refused. */
export function fitBy(rule: Rule, build: Build): Fit {
  let fit: Fit = 'fits'
  try {
    rule.judge(build, {
      give(verdict) {
        if (isError(verdict)) throw refused
        if (isDoubtful(rule, verdict)) fit = 'doubtful'
      },
      unverified() {
        if (canRefuse(rule)) fit = 'doubtful'
      },
    })
    return fit
  } catch (thrown) {
    if (thrown === refused) return 'refused'
    throw thrown
  }
}

/** Whether a rule that could refuse cannot make its check, because a fact of this very part is missing. */
export function lacksFact(rule: Rule, build: Build, part: Part<Kind>): boolean {
  let lacks = false
  rule.judge(build, {
    give() {},
    unverified(...facts) {
      lacks ||= facts.some((fact) => fact.part === part && !fact.known)
    },
  })
  return lacks && canRefuse(rule)
}
