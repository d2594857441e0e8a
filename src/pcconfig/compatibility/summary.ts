import { groupByKind } from './configuration.ts'
import { inspect } from './inspect.ts'
import type { Part } from './part.ts'
import { type PowerDraw, powerDraw } from './power-draw.ts'
import { rules } from './rules/index.ts'

/** A check that could not be made, and the fact that was missing for it. */
export interface UnmadeCheck {
  ruleName: string
  productId: string
  fact: string
}

/** The checks of a configuration that could not be made, by rule. */
export const unmadeChecks = (parts: readonly Part[]): UnmadeCheck[] =>
  inspect(rules, groupByKind(parts)).flatMap(({ ruleName, missing = [] }) =>
    missing.map(({ part, fact }) => ({ ruleName, productId: part.productId, fact })),
  )

/** The estimated power draw of a configuration. */
export const estimatePower = (parts: readonly Part[]): PowerDraw => powerDraw(groupByKind(parts))
