import { rules, rulesAbout } from '../rules/index.ts'
import { Collector } from './collector.ts'
import type { Positions } from './configuration.ts'
import { type Evaluation, evaluationOf } from './evaluation.ts'
import type { FindingLimits } from './finding-limits.ts'
import { type FindingTemplate, outcomeOf, type RuleOutcome, signatureOfOutcome } from './finding-template.ts'
import type { Part, PartKind } from './part.ts'
import type { Build, Rule } from './rule.ts'
import type { Steps } from './steps.ts'
import type { TextTemplate } from './text-template.ts'

/** An evaluation shared by candidates, and its text once it was written. */
export interface CachedEvaluation {
  readonly evaluation: Evaluation
  text: TextTemplate | undefined
}

/** The parts of a base configuration that all kinds of candidates share. */
export interface Base {
  readonly build: Build
  readonly positions: Positions
  /** Warnings that every result contains. */
  readonly notices: readonly FindingTemplate[]
  /** Outcome of each rule for the base alone. */
  baseOutcome(rule: Rule): RuleOutcome
  /** Limits of each result. */
  readonly limits: FindingLimits
  /** Approximate size of the caches of all evaluators of the base. */
  readonly memory: { bytes: number }
}

/** Estimated size of a template with its finding and its text. */
const templateBytes = 1000

/** One object for all equal outcomes of a rule. */
interface CachedOutcome {
  readonly outcome: RuleOutcome
  /** The next branch by the number of the previous one. One map per outcome is cheaper than one per branch. */
  readonly next: Map<number, Branch>
}

/**
 * A rule that uses the kind of the candidates, and its outcomes so far.
 *
 * perf: 42,422 candidates take 1.25 s of processor time with the outcomes by trait and 2.14 s without, in turns.
 * `npm run bench -- catalog-batch` shows the figure with them.
 */
interface OpenRule {
  readonly rule: Rule
  /** By the facts it uses: it runs once for all candidates with equal values. */
  readonly byTrait: Map<number, CachedOutcome>
  /** By the signature of the outcome, so that equal outcomes are one object. */
  readonly bySignature: Map<string, CachedOutcome>
}

/** A node in the tree of outcomes, one level per rule. Rules without findings add no level. */
interface Branch {
  readonly number: number
  evaluation: CachedEvaluation | undefined
}

const noOutcome: RuleOutcome = { templates: [], leftOut: undefined }
const noFindings: CachedOutcome = { outcome: noOutcome, next: new Map() }

/** One rule in order: an open rule, or the outcome of a rule that does not depend on the candidate. */
type Step = OpenRule | RuleOutcome

const isOpen = (step: Step): step is OpenRule => 'rule' in step

/** Runs rules on the base with a candidate. */
function openRunner(kind: PartKind, { build, positions, limits }: Base) {
  const extended: { [K in PartKind]: readonly Part[] } = { ...build }
  /** A collector that collected nothing yet. */
  let idle = new Collector(limits)

  return {
    addCandidate(candidate: Part): void {
      // A new list each time, because findings may keep a reference to it.
      extended[kind] = [...build[kind], candidate]
    },
    /** For the candidate that was added last. */
    run(rule: Rule, candidate: Part): RuleOutcome {
      const collector = idle
      collector.run(rule, extended as Build)
      if (collector.kept.length === 0) return noOutcome
      idle = new Collector(limits)
      return outcomeOf(collector, positions, candidate)
    },
    *runInSteps(rule: Rule, candidate: Part): Steps<RuleOutcome> {
      const collector = new Collector(limits)
      yield* collector.runInSteps(rule, { ...build, [kind]: [...build[kind], candidate] })
      return outcomeOf(collector, positions, candidate)
    },
  }
}

/** The cached outcome that is equal, or this one. */
function shareOutcome(
  bySignature: Map<string, CachedOutcome>,
  outcome: RuleOutcome,
  memory: Base['memory'],
): CachedOutcome {
  if (outcome.templates.length === 0) return noFindings
  const signature = signatureOfOutcome(outcome)
  let cached = bySignature.get(signature)
  if (!cached) {
    cached = { outcome, next: new Map() }
    bySignature.set(signature, cached)
    memory.bytes += signature.length + templateBytes * outcome.templates.length
  }
  return cached
}

/** The rules in order. Those that do not use the kind are answered from the base. */
function stepsOf(about: readonly Rule[], baseOutcome: Base['baseOutcome']): Step[] {
  return rules
    .map((rule): Step => {
      if (about.includes(rule)) return { rule, byTrait: new Map(), bySignature: new Map() }
      return baseOutcome(rule)
    })
    .filter((step) => isOpen(step) || step.templates.length > 0)
}

/**
 * Judges candidates of one kind in a base; batch.ts explains how. The rules that use the kind run once per combination of the facts
 * they use, and candidates with equal outcomes of all rules share one evaluation.
 */
export const openGroupEvaluator = (kind: PartKind, base: Base) => {
  const { baseOutcome, limits, notices, memory } = base
  const about = rulesAbout(kind)
  const steps = stepsOf(about, baseOutcome)
  const open = steps.filter(isOpen)
  const { addCandidate, run, runInSteps } = openRunner(kind, base)
  const root: Branch = { number: 0, evaluation: undefined }
  let branches = 1
  /** Outcomes of the open rules for the current candidate. */
  const outcomes: CachedOutcome[] = []
  const byTraits = new Map<readonly number[], CachedEvaluation>()

  /** Combines the outcomes of the open rules with those of the others, in the order of the rules. */
  const combine = (outcomes: readonly RuleOutcome[]): CachedEvaluation => {
    const all: RuleOutcome[] = []
    let next = 0
    for (const step of steps) all.push(isOpen(step) ? (outcomes[next++] as RuleOutcome) : step)
    return { evaluation: evaluationOf(all, limits, notices), text: undefined }
  }

  const follow = ({ number }: Branch, { next }: CachedOutcome): Branch => {
    let branch = next.get(number)
    if (!branch) {
      branch = { number: branches++, evaluation: undefined }
      next.set(number, branch)
    }
    return branch
  }

  const judge = (candidate: Part): CachedEvaluation => {
    const before = byTraits.get(candidate.traits)
    if (before) return before
    let isAdded = false
    let branch = root
    for (let i = 0; i < open.length; i++) {
      const { rule, byTrait, bySignature } = open[i] as OpenRule
      const trait = candidate.traits[i] as number
      let cached = byTrait.get(trait)
      if (!cached) {
        if (!isAdded) addCandidate(candidate)
        isAdded = true
        cached = shareOutcome(bySignature, run(rule, candidate), memory)
        byTrait.set(trait, cached)
      }
      outcomes[i] = cached
      if (cached !== noFindings) branch = follow(branch, cached)
    }
    branch.evaluation ??= combine(outcomes.map(({ outcome }) => outcome))
    byTraits.set(candidate.traits, branch.evaluation)
    return branch.evaluation
  }

  return {
    judge,

    /** Judges a candidate without sharing outcomes, because the base contains the same product. */
    judgeAlone(candidate: Part): CachedEvaluation {
      addCandidate(candidate)
      return combine(about.map((rule) => run(rule, candidate)))
    },

    /** Both with pauses, for large bases. */
    *judgeInSteps(candidate: Part): Steps<CachedEvaluation> {
      for (let i = 0; i < open.length; i++) {
        const { rule, byTrait, bySignature } = open[i] as OpenRule
        const trait = candidate.traits[i] as number
        if (!byTrait.has(trait))
          byTrait.set(trait, shareOutcome(bySignature, yield* runInSteps(rule, candidate), memory))
      }
      return judge(candidate)
    },
    *judgeAloneInSteps(candidate: Part): Steps<CachedEvaluation> {
      const outcomes: RuleOutcome[] = []
      for (const rule of about) outcomes.push(yield* runInSteps(rule, candidate))
      return combine(outcomes)
    },
  }
}
