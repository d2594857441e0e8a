import { type Clause, type Outcome, textOfClause } from './clause.ts'
import { type Category, rankOf, type Severity, worstFirst } from './finding.ts'
import { counted, plainText } from './message.ts'
import { type OpenText, openWriter } from './open-text.ts'
import type { Part } from './part.ts'
import type { CompatibilityWarning, ValidationResult } from './result.ts'
import type { Room } from './room.ts'

/** What was found in a configuration, worst first, then by rule; as much as an answer may list. */
export interface Decision {
  readonly errors: readonly Clause[]
  readonly warnings: readonly Clause[]
  /** How many findings are not listed. */
  readonly leftOut: number
  /** The places of the products that stand in errors that are not listed. */
  readonly invalid: readonly number[]
}

/**
 * Sorts clauses that come in the order of their rules: one shelf per verdict, no comparing. The list ends where the room
 * does. Notices are about the question, not about the configuration: they are always listed.
 */
export const decisionOf = (
  outcomes: Iterable<Outcome>,
  room: Room,
  notices: readonly Clause[] = [],
): Decision => {
  const shelves: Clause[][] = []
  const invalid: number[] = []
  let leftOut = 0
  for (const outcome of outcomes) {
    for (const clause of outcome.clauses) {
      const rank = rankOf[clause.finding.verdict]
      const shelf = shelves[rank]
      if (shelf) shelf.push(clause)
      else shelves[rank] = [clause]
    }
    if (outcome.leftOut) {
      leftOut += outcome.leftOut.count
      for (const place of outcome.leftOut.invalid) invalid.push(place)
    }
  }
  const errors: Clause[] = []
  const warnings: Clause[] = []
  let findings = 0
  let mentions = 0
  for (let rank = 0; rank < worstFirst.length; rank++) {
    if (rank === rankOf.Advice) for (const notice of notices) warnings.push(notice)
    const isError = rank <= rankOf.Blocking
    for (const clause of shelves[rank] ?? []) {
      // As the collector decides, so that what it left out is never followed by something listed.
      if (findings < room.findings && mentions < room.mentions) {
        findings++
        mentions += clause.finding.related.length
        if (isError) errors.push(clause)
        else warnings.push(clause)
      } else {
        leftOut++
        if (isError) for (const place of clause.places) invalid.push(place)
      }
    }
  }
  return { errors, warnings, leftOut, invalid }
}

/** The places of all products that stand in an error. */
const invalidPlaces = ({ errors, invalid }: Decision): number[] => {
  if (errors.length === 0) return []
  const places = new Set(invalid)
  for (const clause of errors) for (const place of clause.places) places.add(place)
  return [...places].sort((a, b) => a - b)
}

/** Says how many findings an answer does not list. */
const moreFindings = (leftOut: number): CompatibilityWarning => ({
  ruleName: 'MoreFindings',
  message: `${counted(leftOut, 'more finding')} ${leftOut === 1 ? 'is' : 'are'} not listed here. Correct what is listed, then validate again.`,
  shortMessage: counted(leftOut, 'more finding'),
  category: 'Advice',
  relatedProducts: [],
})

/**
 * The decision as an object. `seats` are the products by place; a place beyond them is the candidate's, who also
 * speaks for the stand-in wherever that is named.
 */
export const resultOf = (decision: Decision, seats: readonly Part[], candidate?: Part): ValidationResult => {
  const { errors, warnings, leftOut } = decision
  const idAt = (place: number): string => (seats[place] ?? candidate)?.productId ?? ''
  const told = ({ finding, standIn }: Clause) => ({
    ruleName: finding.ruleName,
    message: plainText(finding.message, (part) => (part === standIn && candidate ? candidate : part).name),
    shortMessage: finding.short,
  })
  return {
    isValid: errors.length === 0,
    invalidProducts: invalidPlaces(decision).map(idAt),
    errors: errors.map((clause) => ({
      ...told(clause),
      severity: clause.finding.verdict as Severity,
      relatedProducts: clause.places.map(idAt),
    })),
    warnings: [
      ...warnings.map((clause) => ({
        ...told(clause),
        category: clause.finding.verdict as Category,
        relatedProducts: clause.places.map(idAt),
      })),
      ...(leftOut > 0 ? [moreFindings(leftOut)] : []),
    ],
  }
}

/** The same as JSON text, open where a candidate's id or name belongs. */
export const textOf = (decision: Decision, seats: readonly Part[]): OpenText => {
  const { errors, warnings, leftOut } = decision
  const { write, open, include, done } = openWriter()
  const includeAll = (clauses: readonly Clause[]): void =>
    clauses.forEach((clause, index) => {
      if (index > 0) write(',')
      include(textOfClause(clause))
    })
  write(`{"isValid":${errors.length === 0},"invalidProducts":[`)
  invalidPlaces(decision).forEach((place, index) => {
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
  if (leftOut > 0) write(`${warnings.length > 0 ? ',' : ''}${JSON.stringify(moreFindings(leftOut))}`)
  write(']}')
  return done()
}
