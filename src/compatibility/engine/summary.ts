import { groupByKind, seatsOf } from './configuration.ts'
import { type Decision, resultOf } from './decision.ts'
import { deciding } from './judge.ts'
import type { Part } from './part.ts'
import { type PowerDraw, powerDraw } from './power-draw.ts'
import type { ValidationResult } from './result.ts'
import { type Turns, withoutPauses } from './turns.ts'

/** A check that could not be made, and the fact that was missing for it. */
export interface UnmadeCheck {
  ruleName: string
  productId: string
  fact: string
}

const maxUnmadeChecks = 1000

/** The judgement of a configuration, and the checks that could not be made, as far as it lists them. */
export function* examining(
  parts: readonly Part[],
): Turns<{ validationResult: ValidationResult; unmadeChecks: UnmadeCheck[] }> {
  const decision = yield* deciding(parts)
  return { validationResult: resultOf(decision, seatsOf(parts)), unmadeChecks: unmadeChecksOf(decision) }
}

/** The checks of a configuration that could not be made, by rule. */
export const unmadeChecks = (parts: readonly Part[]): UnmadeCheck[] =>
  unmadeChecksOf(withoutPauses(deciding(parts)))

const unmadeChecksOf = ({ warnings }: Decision): UnmadeCheck[] => {
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
