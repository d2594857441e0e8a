import { distinctProducts, groupByKind } from './configuration.ts'
import { type Evaluation, resultOf } from './evaluation.ts'
import { evaluateInSteps } from './judge.ts'
import type { Part } from './part.ts'
import { type PowerDraw, powerDraw } from './power-draw.ts'
import type { ValidationResult } from './result.ts'
import { runSteps, type Steps } from './steps.ts'

/** A check that could not be made, and the fact that was missing for it. */
export interface UnmadeCheck {
  ruleName: string
  productId: string
  fact: string
}

const maxUnmadeChecks = 1000

/** The validation result of a configuration, and the checks that could not be made, as far as it lists them. */
export function* examineInSteps(
  parts: readonly Part[],
): Steps<{ validationResult: ValidationResult; unmadeChecks: UnmadeCheck[] }> {
  const evaluation = yield* evaluateInSteps(parts)
  return {
    validationResult: resultOf(evaluation, distinctProducts(parts)),
    unmadeChecks: unmadeChecksOf(evaluation),
  }
}

/** The checks of a configuration that could not be made, by rule. */
export const unmadeChecks = (parts: readonly Part[]): UnmadeCheck[] =>
  unmadeChecksOf(runSteps(evaluateInSteps(parts)))

const unmadeChecksOf = ({ warnings }: Evaluation): UnmadeCheck[] => {
  const checks: UnmadeCheck[] = []
  for (const { finding } of warnings)
    for (const { part, fact } of finding.missing ?? []) {
      if (checks.length === maxUnmadeChecks) return checks
      checks.push({ ruleName: finding.ruleName, productId: part.productId, fact })
    }
  return checks
}

/** The estimated power draw of a configuration. */
export const estimatePower = (parts: readonly Part[]): PowerDraw => powerDraw(groupByKind(parts))
