import { type Clause, clauseOf, signatureOfClause } from './clause.ts'
import type { Places } from './configuration.ts'
import { type Decision, decisionOf } from './decision.ts'
import { ask } from './inspect.ts'
import type { OpenText } from './open-text.ts'
import type { Part, PartKind } from './part.ts'
import type { Build, Rule } from './rule.ts'
import { rules, rulesAbout } from './rules/index.ts'

/** A decision about candidates, and its text once somebody wanted it. */
export interface Decided {
  readonly decision: Decision
  text: OpenText | undefined
}

/** What one rule says about candidates. */
type Outcome = readonly Clause[]

/** The same object whenever the rule says the same. */
interface Said {
  readonly outcome: Outcome
  /** Where it leads, by the number of the branch before: one map for each that is said is cheaper than one for each branch. */
  readonly next: Map<number, Branch>
}

/** A rule that looks at the kind, and what it has said so far. */
interface OpenRule {
  readonly rule: Rule
  /** By the facts it looks at: it is asked once for all candidates that agree in these. */
  readonly byTrait: Map<number, Said>
  /** By what it said, so that equal outcomes are one. */
  readonly bySignature: Map<string, Said>
}

/** Where the outcomes of some rules have led, rule by rule. Rules with nothing to say take no step. */
interface Branch {
  readonly number: number
  decided: Decided | undefined
}

const silent: Said = { outcome: [], next: new Map() }

/** A step of the way through the rules: an open one, or what a settled one has said. */
type Step = OpenRule | Outcome

const isOpen = (step: Step): step is OpenRule => 'rule' in step

/**
 * Judges candidates of one kind in a base. Rules that do not look at the kind have said in `settled` all they have to
 * say. The others are asked only where a candidate differs in facts they look at, and candidates about whom all of
 * them say the same share one decision.
 */
export const openBench = (
  kind: PartKind,
  build: Build,
  places: Places,
  notice: Outcome,
  settled: ReadonlyMap<Rule, Outcome>,
) => {
  const about = rulesAbout(kind)
  const steps = [
    notice,
    ...rules.map((rule): Step => {
      if (about.includes(rule)) return { rule, byTrait: new Map(), bySignature: new Map() }
      return settled.get(rule) ?? []
    }),
  ].filter((step) => isOpen(step) || step.length > 0)
  const open = steps.filter(isOpen)
  const whole: { [K in PartKind]: readonly Part[] } = { ...build }
  const root: Branch = { number: 0, decided: undefined }
  let branches = 1
  /** What the open rules say about the candidate of the moment. */
  const saidOfIt: Said[] = []
  const known = new Map<object, Decided>()

  const seat = (candidate: Part): void => {
    // A new list each time: findings may hold on to the one they were made with.
    whole[kind] = [...build[kind], candidate]
  }
  const outcomeOf = (rule: Rule, candidate: Part): Outcome =>
    ask(rule, whole as Build).map((finding) => clauseOf(finding, places, candidate))

  /** All outcomes in the order of the rules, those of open rules given. */
  const decided = (outcomes: readonly Outcome[]): Decided => {
    const all: Outcome[] = []
    let next = 0
    for (const step of steps) all.push(isOpen(step) ? (outcomes[next++] as Outcome) : step)
    return { decision: decisionOf(all), text: undefined }
  }

  /** Judges a candidate that shares with nobody, because it is named in the base as well. */
  const judgeAlone = (candidate: Part): Decided => {
    seat(candidate)
    return decided(about.map((rule) => outcomeOf(rule, candidate)))
  }

  /** What reads the same, when the rule has said it before. */
  const sameSaid = (bySignature: Map<string, Said>, outcome: Outcome): Said => {
    if (outcome.length === 0) return silent
    let signature = ''
    for (const clause of outcome) signature += `${signatureOfClause(clause)}\0`
    let said = bySignature.get(signature)
    if (!said) {
      said = { outcome, next: new Map() }
      bySignature.set(signature, said)
    }
    return said
  }

  const follow = ({ number }: Branch, { next }: Said): Branch => {
    let branch = next.get(number)
    if (!branch) {
      branch = { number: branches++, decided: undefined }
      next.set(number, branch)
    }
    return branch
  }

  const judge = (candidate: Part): Decided => {
    const before = known.get(candidate.facts)
    if (before) return before
    let seated = false
    let branch = root
    for (let i = 0; i < open.length; i++) {
      const { rule, byTrait, bySignature } = open[i] as OpenRule
      const trait = candidate.traits[i] as number
      let said = byTrait.get(trait)
      if (!said) {
        if (!seated) seat(candidate)
        seated = true
        said = sameSaid(bySignature, outcomeOf(rule, candidate))
        byTrait.set(trait, said)
      }
      saidOfIt[i] = said
      if (said !== silent) branch = follow(branch, said)
    }
    branch.decided ??= decided(saidOfIt.map(({ outcome }) => outcome))
    known.set(candidate.facts, branch.decided)
    return branch.decided
  }
  return { judge, judgeAlone }
}
