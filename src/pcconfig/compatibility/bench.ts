import { type Clause, clauseOf } from './clause.ts'
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
  text?: OpenText
}

/** What one rule says about candidates; the same object whenever it says the same. */
type Outcome = readonly Clause[]

/** A rule that looks at the kind, and what it has said so far. */
interface OpenRule {
  readonly rule: Rule
  /** By the facts it looks at: it is asked once for all candidates that agree in these. */
  readonly byTrait: Map<string, Outcome>
  /** By what it said, so that equal outcomes are one. */
  readonly byText: Map<string, Outcome>
}

/** Decisions by the outcomes that led to them, rule by rule. Rules with nothing to say take no step. */
interface Branch {
  readonly next: Map<Outcome, Branch>
  decided?: Decided
}

const silent: Outcome = []

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
      if (about.includes(rule)) return { rule, byTrait: new Map(), byText: new Map() }
      return settled.get(rule) ?? silent
    }),
  ].filter((step) => isOpen(step) || step.length > 0)
  const open = steps.filter(isOpen)
  const whole: { [K in PartKind]: readonly Part[] } = { ...build }
  const root: Branch = { next: new Map() }
  const known = new Map<object, Decided>()

  const seat = (candidate: Part): void => {
    // A new list each time: findings may hold on to the one they were made with.
    whole[kind] = [...build[kind], candidate]
  }
  const said = (rule: Rule, candidate: Part): Outcome =>
    ask(rule, whole as Build).map((finding) => clauseOf(finding, places, candidate))

  /** All outcomes in the order of the rules, those of open rules given. */
  const decided = (outcomes: readonly Outcome[]): Decided => {
    let next = 0
    const all = steps.map((step) => (isOpen(step) ? (outcomes[next++] ?? silent) : step))
    return { decision: decisionOf(all) }
  }

  /** Judges a candidate that shares with nobody, because it is named in the base as well. */
  const judgeAlone = (candidate: Part): Decided => {
    seat(candidate)
    return decided(about.map((rule) => said(rule, candidate)))
  }

  const judge = (candidate: Part): Decided => {
    const before = known.get(candidate.facts)
    if (before) return before
    let seated = false
    let branch = root
    const outcomes: Outcome[] = []
    for (let i = 0; i < open.length; i++) {
      const { rule, byTrait, byText } = open[i] as OpenRule
      const trait = candidate.traits[i] as string
      let outcome = byTrait.get(trait)
      if (!outcome) {
        if (!seated) seat(candidate)
        seated = true
        outcome = sameOutcome(byText, said(rule, candidate))
        byTrait.set(trait, outcome)
      }
      outcomes.push(outcome)
      if (outcome !== silent) branch = follow(branch, outcome)
    }
    branch.decided ??= decided(outcomes)
    known.set(candidate.facts, branch.decided)
    return branch.decided
  }
  return { judge, judgeAlone }
}

/** The outcome that reads the same, when there was one. Open places need no mark of their own: JSON tells them apart. */
const sameOutcome = (byText: Map<string, Outcome>, outcome: Outcome): Outcome => {
  if (outcome.length === 0) return silent
  const text = outcome.map((clause) => clause.pieces.join('\0')).join('\0')
  const same = byText.get(text)
  if (!same) byText.set(text, outcome)
  return same ?? outcome
}

const follow = (branch: Branch, outcome: Outcome): Branch => {
  let next = branch.next.get(outcome)
  if (!next) {
    next = { next: new Map() }
    branch.next.set(outcome, next)
  }
  return next
}
