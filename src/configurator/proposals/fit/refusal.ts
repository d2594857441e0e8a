import {
  type Build,
  groupByKind,
  type Part,
  type Rule,
  rules,
  type Steps,
  type Verdict,
} from '../../../compatibility/index.ts'

export const isError = (verdict: Verdict): boolean => verdict === 'Blocking' || verdict === 'Unsafe'

export const canRefuse = (rule: Rule): boolean => rule.verdicts.some(({ verdict }) => isError(verdict))

const refusers = rules.filter(canRefuse)

/** From here on, a single rule may take milliseconds. */
const largeBuild = 50

/** The rules that refuse some parts, one after another. Undefined is a pause. */
export function* refusersOf(parts: readonly Part[]): Generator<Rule | undefined, void> {
  const build = groupByKind(parts)
  yield
  for (const rule of refusers) {
    if (refuses(rule, build)) yield rule
    else if (parts.length >= largeBuild) yield
  }
}

/** The first rule that refuses some parts. */
export function* findRefuser(parts: readonly Part[]): Steps<Rule | undefined> {
  for (const rule of refusersOf(parts)) {
    if (rule) return rule
    yield
  }
  return undefined
}

/** Whether a rule finds an error. A search asks this many thousand times, so no message is written. */
const refuses = (rule: Rule, build: Build): boolean => gives(rule, build, isError)

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
