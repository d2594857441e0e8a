import { rules, rulesAbout } from '../rules/index.ts'
import { type Clause, type Outcome, outcomeOf, signatureOfOutcome } from './clause.ts'
import { Collector } from './collector.ts'
import type { Places } from './configuration.ts'
import { type Decision, decisionOf } from './decision.ts'
import type { OpenText } from './open-text.ts'
import type { Part, PartKind } from './part.ts'
import type { Room } from './room.ts'
import type { Build, Rule } from './rule.ts'
import type { Turns } from './turns.ts'

/** A decision about candidates, and its text once somebody wanted it. */
export interface Decided {
  readonly decision: Decision
  text: OpenText | undefined
}

/** A base configuration, as far as all kinds of candidates share it. */
export interface Base {
  readonly build: Build
  readonly places: Places
  /** What to say in every result, whatever the rules say. */
  readonly notices: readonly Clause[]
  /** What the rules say about the base alone. */
  readonly settled: ReadonlyMap<Rule, Outcome>
  /** How much each result may list. */
  readonly room: Room
  /** About how many bytes all benches of the base remember. */
  readonly memory: { bytes: number }
}

/** A clause with its finding and its text, in bytes; estimated. */
const clauseBytes = 1000

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

const nothing: Outcome = { clauses: [], leftOut: undefined }
const silent: Said = { outcome: nothing, next: new Map() }

/** A step of the way through the rules: an open one, or what a settled one has said. */
type Step = OpenRule | Outcome

const isOpen = (step: Step): step is OpenRule => 'rule' in step

/**
 * Judges candidates of one kind in a base. Rules that do not look at the kind have said in `settled` all they have to
 * say. The others are asked only where a candidate differs in facts they look at, and candidates about whom all of
 * them say the same share one decision.
 */
export const openGroupEvaluator = (
  kind: PartKind,
  { build, places, notices, settled, room, memory }: Base,
) => {
  const about = rulesAbout(kind)
  const steps = rules
    .map((rule): Step => {
      if (about.includes(rule)) return { rule, byTrait: new Map(), bySignature: new Map() }
      return settled.get(rule) ?? nothing
    })
    .filter((step) => isOpen(step) || step.clauses.length > 0)
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
  const ask = (rule: Rule, candidate: Part): Outcome => {
    const collector = new Collector(room)
    collector.ask(rule, whole as Build)
    return outcomeOf(collector, places, candidate)
  }
  function* asking(rule: Rule, candidate: Part): Turns<Outcome> {
    const collector = new Collector(room)
    yield* collector.askInTurns(rule, { ...build, [kind]: [...build[kind], candidate] })
    return outcomeOf(collector, places, candidate)
  }

  /** All outcomes in the order of the rules, those of open rules given. */
  const decided = (outcomes: readonly Outcome[]): Decided => {
    const all: Outcome[] = []
    let next = 0
    for (const step of steps) all.push(isOpen(step) ? (outcomes[next++] as Outcome) : step)
    return { decision: decisionOf(all, room, notices), text: undefined }
  }

  /** What reads the same, when the rule has said it before. */
  const sameSaid = (bySignature: Map<string, Said>, outcome: Outcome): Said => {
    if (outcome.clauses.length === 0) return silent
    const signature = signatureOfOutcome(outcome)
    let said = bySignature.get(signature)
    if (!said) {
      said = { outcome, next: new Map() }
      bySignature.set(signature, said)
      memory.bytes += signature.length + clauseBytes * outcome.clauses.length
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
        said = sameSaid(bySignature, ask(rule, candidate))
        byTrait.set(trait, said)
      }
      saidOfIt[i] = said
      if (said !== silent) branch = follow(branch, said)
    }
    branch.decided ??= decided(saidOfIt.map(({ outcome }) => outcome))
    known.set(candidate.facts, branch.decided)
    return branch.decided
  }

  return {
    judge,

    /** Judges a candidate that shares with nobody, because it is named in the base as well. */
    judgeAlone(candidate: Part): Decided {
      seat(candidate)
      return decided(about.map((rule) => ask(rule, candidate)))
    },

    /** Both with pauses, for a base so large that a single rule takes long. */
    *judging(candidate: Part): Turns<Decided> {
      for (let i = 0; i < open.length; i++) {
        const { rule, byTrait, bySignature } = open[i] as OpenRule
        const trait = candidate.traits[i] as number
        if (!byTrait.has(trait)) byTrait.set(trait, sameSaid(bySignature, yield* asking(rule, candidate)))
      }
      return judge(candidate)
    },
    *judgingAlone(candidate: Part): Turns<Decided> {
      const outcomes: Outcome[] = []
      for (const rule of about) outcomes.push(yield* asking(rule, candidate))
      return decided(outcomes)
    },
  }
}
