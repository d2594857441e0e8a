import {
  type Build,
  groupByKind,
  type Part,
  type PartKind,
  type Rule,
  rules,
  rulesAbout,
  type Steps,
  type Verdict,
} from '../../compatibility/index.ts'

const isError = (verdict: Verdict): boolean => verdict === 'Blocking' || verdict === 'Unsafe'

const canRefuse = (rule: Rule): boolean => rule.verdicts.some(({ verdict }) => isError(verdict))

/** A rule that can refuse a build, and where a part of the kind keeps the facts it looks at (`Part.traits`). */
export interface Refuser {
  rule: Rule
  trait: number
}

const byKind = new Map<PartKind, readonly Refuser[]>()

/** The rules that could refuse a part of a kind. */
export function refusersOf(kind: PartKind): readonly Refuser[] {
  let refusers = byKind.get(kind)
  if (!refusers) {
    refusers = rulesAbout(kind).flatMap((rule, trait) => (canRefuse(rule) ? [{ rule, trait }] : []))
    byKind.set(kind, refusers)
  }
  return refusers
}

const refusers = rules.filter(canRefuse)

/** From here on, a single rule may take milliseconds. */
export const largeBuild = 50

/** The first rule that refuses some parts. */
export function* findRefuser(parts: readonly Part[]): Steps<Rule | undefined> {
  const build = groupByKind(parts)
  yield
  for (const rule of refusers) {
    if (refuses(rule, build)) return rule
    if (parts.length >= largeBuild) yield
  }
  return undefined
}

/** Whether a rule finds an error. A search asks this many thousand times, so no message is written. */
export const refuses = (rule: Rule, build: Build): boolean => gives(rule, build, isError)

/** Thrown to end a rule's judgement: one answer is enough, and a hopeless build would give thousands. */
const enough = Symbol('enough')

/** Whether a rule gives a verdict of a certain sort. */
export function gives(rule: Rule, build: Build, isSought: (verdict: Verdict) => boolean): boolean {
  try {
    rule.judge(build, {
      give(verdict) {
        if (isSought(verdict)) throw enough
      },
      unverified() {},
    })
    return false
  } catch (thrown) {
    if (thrown === enough) return true
    throw thrown
  }
}
