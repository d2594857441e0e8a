import { rules } from '../rules/index.ts'
import { Collector } from './collector.ts'
import { distinctProducts, groupByKind, positionsOf } from './configuration.ts'
import { type Evaluation, evaluationOf, resultOf, textOf } from './evaluation.ts'
import { answerLimits, type FindingLimits } from './finding-limits.ts'
import { outcomeOf } from './finding-template.ts'
import type { Part } from './part.ts'
import type { ValidationResult } from './result.ts'
import { runSteps, type Steps } from './steps.ts'

/** Judges one configuration by every rule. A repeated product counts as several units. */
export const judge = (parts: readonly Part[], limits?: FindingLimits): ValidationResult =>
  runSteps(judgeInSteps(parts, limits))

/** The same with pauses, for configurations that may be large. */
export function* judgeInSteps(parts: readonly Part[], limits?: FindingLimits): Steps<ValidationResult> {
  return resultOf(yield* evaluateInSteps(parts, limits), distinctProducts(parts))
}

/** The same answer as JSON text, pure ASCII, with pauses. */
export function* judgeTextInSteps(parts: readonly Part[], limits?: FindingLimits): Steps<string> {
  return textOf(yield* evaluateInSteps(parts, limits), distinctProducts(parts)).pieces.join('')
}

/** The evaluation of a configuration, without message texts. */
export function* evaluateInSteps(
  parts: readonly Part[],
  limits: FindingLimits = answerLimits,
): Steps<Evaluation> {
  const build = groupByKind(parts)
  const collector = new Collector(limits)
  for (const rule of rules) yield* collector.runInSteps(rule, build)
  return evaluationOf([outcomeOf(collector, positionsOf(distinctProducts(parts)))], limits)
}
