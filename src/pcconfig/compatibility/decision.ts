import { type Clause, textOfClause } from './clause.ts'
import { type Category, rankOf, type Severity, worstFirst } from './finding.ts'
import { plainText } from './message.ts'
import { type OpenText, openWriter } from './open-text.ts'
import type { Part } from './part.ts'
import type { ValidationResult } from './result.ts'

/** All that was found in a configuration, worst first, then by rule. */
export interface Decision {
  readonly errors: readonly Clause[]
  readonly warnings: readonly Clause[]
}

/** Sorts clauses that come in the order of their rules: one shelf per verdict, no comparing. */
export const decisionOf = (clauses: Iterable<readonly Clause[]>): Decision => {
  const shelves: Clause[][] = []
  for (const found of clauses)
    for (const clause of found) {
      const rank = rankOf[clause.finding.verdict]
      const shelf = shelves[rank]
      if (shelf) shelf.push(clause)
      else shelves[rank] = [clause]
    }
  const errors: Clause[] = []
  const warnings: Clause[] = []
  for (let rank = 0; rank < worstFirst.length; rank++) {
    const shelf = shelves[rank]
    if (shelf) (rank <= rankOf.Blocking ? errors : warnings).push(...shelf)
  }
  return { errors, warnings }
}

/** The places of all products that stand in an error. */
const invalidPlaces = (errors: readonly Clause[]): number[] =>
  errors.length === 0 ? [] : [...new Set(errors.flatMap((clause) => clause.places))].sort((a, b) => a - b)

/**
 * The decision as an object. `seats` are the products by place; a place beyond them is the candidate's, who also
 * speaks for the stand-in wherever that is named.
 */
export const resultOf = (
  { errors, warnings }: Decision,
  seats: readonly Part[],
  candidate?: Part,
): ValidationResult => {
  const idAt = (place: number): string => (seats[place] ?? candidate)?.productId ?? ''
  const told = ({ finding, standIn }: Clause) => ({
    ruleName: finding.ruleName,
    message: plainText(finding.message, (part) => (part === standIn && candidate ? candidate : part).name),
    shortMessage: finding.short,
  })
  return {
    isValid: errors.length === 0,
    invalidProducts: invalidPlaces(errors).map(idAt),
    errors: errors.map((clause) => ({
      ...told(clause),
      severity: clause.finding.verdict as Severity,
      relatedProducts: clause.places.map(idAt),
    })),
    warnings: warnings.map((clause) => ({
      ...told(clause),
      category: clause.finding.verdict as Category,
      relatedProducts: clause.places.map(idAt),
    })),
  }
}

/** The same as JSON text, open where a candidate's id or name belongs. */
export const textOf = ({ errors, warnings }: Decision, seats: readonly Part[]): OpenText => {
  const { write, open, include, done } = openWriter()
  const includeAll = (clauses: readonly Clause[]): void =>
    clauses.forEach((clause, index) => {
      if (index > 0) write(',')
      include(textOfClause(clause))
    })
  write(`{"isValid":${errors.length === 0},"invalidProducts":[`)
  invalidPlaces(errors).forEach((place, index) => {
    write(index === 0 ? '"' : ',"')
    const seated = seats[place]
    if (seated) write(seated.idJson)
    else open('idJson')
    write('"')
  })
  write('],"errors":[')
  includeAll(errors)
  write('],"warnings":[')
  includeAll(warnings)
  write(']}')
  return done()
}
