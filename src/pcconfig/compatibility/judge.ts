import { clauseOf } from './clause.ts'
import { groupByKind, placesOf, seatsOf } from './configuration.ts'
import { type Decision, decisionOf, resultOf, textOf } from './decision.ts'
import { ask } from './inspect.ts'
import type { Part } from './part.ts'
import type { ValidationResult } from './result.ts'
import { rules } from './rules/index.ts'

/** Judges one configuration by every rule. The same product several times means that many of it. */
export const judge = (parts: readonly Part[]): ValidationResult => {
  const seats = seatsOf(parts)
  return resultOf(decide(parts, seats), seats)
}

/** The same answer as JSON text, pure ASCII. */
export const judgeText = (parts: readonly Part[]): string => {
  const seats = seatsOf(parts)
  return textOf(decide(parts, seats), seats).pieces.join('')
}

const decide = (parts: readonly Part[], seats: readonly Part[]): Decision => {
  const build = groupByKind(parts)
  const places = placesOf(seats)
  return decisionOf(rules.map((rule) => ask(rule, build).map((finding) => clauseOf(finding, places))))
}
