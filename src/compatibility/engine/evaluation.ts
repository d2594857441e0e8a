import { type Category, rankOf, type Severity, worstFirst } from './finding.ts'
import type { FindingLimits } from './finding-limits.ts'
import { type FindingTemplate, type RuleOutcome, textOfTemplate } from './finding-template.ts'
import { counted, plainText } from './message.ts'
import type { Part } from './part.ts'
import type { CompatibilityWarning, ValidationResult } from './result.ts'
import { type TextTemplate, templateWriter } from './text-template.ts'

/** The findings of a configuration, worst first, then by rule, up to the limits of an answer. */
export interface Evaluation {
  readonly errors: readonly FindingTemplate[]
  readonly warnings: readonly FindingTemplate[]
  /** Number of findings that are not listed. */
  readonly leftOut: number
  /** Positions of the products named in errors that are not listed. */
  readonly invalid: readonly number[]
}

/**
 * Sorts findings, which come in the order of their rules, into one list per verdict, and cuts the result at the limits.
 * Notices are about the request, not about the configuration: they are always listed.
 */
export const evaluationOf = (
  outcomes: Iterable<RuleOutcome>,
  limits: FindingLimits,
  notices: readonly FindingTemplate[] = [],
): Evaluation => {
  const byRank: FindingTemplate[][] = []
  const invalid: number[] = []
  let leftOut = 0
  for (const outcome of outcomes) {
    for (const template of outcome.templates) {
      const rank = rankOf[template.finding.verdict]
      const sameRank = byRank[rank]
      if (sameRank) sameRank.push(template)
      else byRank[rank] = [template]
    }
    if (outcome.leftOut) {
      leftOut += outcome.leftOut.count
      for (const place of outcome.leftOut.invalid) invalid.push(place)
    }
  }
  const errors: FindingTemplate[] = []
  const warnings: FindingTemplate[] = []
  let findings = 0
  let mentions = 0
  for (let rank = 0; rank < worstFirst.length; rank++) {
    if (rank === rankOf.Advice) for (const notice of notices) warnings.push(notice)
    const isError = rank <= rankOf.Blocking
    for (const template of byRank[rank] ?? []) {
      // The same condition as in the collector, so that no finding is listed after one that was left out.
      if (findings < limits.findings && mentions < limits.mentions) {
        findings++
        mentions += template.finding.related.length
        if (isError) errors.push(template)
        else warnings.push(template)
      } else {
        leftOut++
        if (isError) for (const place of template.positions) invalid.push(place)
      }
    }
  }
  return { errors, warnings, leftOut, invalid }
}

/** Positions of all products named in an error. */
const invalidPlaces = ({ errors, invalid }: Evaluation): number[] => {
  if (errors.length === 0) return []
  const positions = new Set(invalid)
  for (const template of errors) for (const place of template.positions) positions.add(place)
  return [...positions].sort((a, b) => a - b)
}

/** Warning with the number of findings that are not listed. */
const moreFindings = (leftOut: number): CompatibilityWarning => ({
  ruleName: 'MoreFindings',
  message: `${counted(leftOut, 'more finding')} ${leftOut === 1 ? 'is' : 'are'} not listed here. Correct what is listed, then validate again.`,
  shortMessage: counted(leftOut, 'more finding'),
  category: 'Advice',
  relatedProducts: [],
})

/**
 * The evaluation as an object. `products` are the products by position; the position after them is the candidate's. The
 * candidate also replaces the representative in messages.
 */
export const resultOf = (
  evaluation: Evaluation,
  products: readonly Part[],
  candidate?: Part,
): ValidationResult => {
  const { errors, warnings, leftOut } = evaluation
  const idAt = (place: number): string => (products[place] ?? candidate)?.productId ?? ''
  const commonFields = ({ finding, representative }: FindingTemplate) => ({
    ruleName: finding.ruleName,
    message: plainText(
      finding.message,
      (part) => (part === representative && candidate ? candidate : part).name,
    ),
    shortMessage: finding.short,
  })
  return {
    isValid: errors.length === 0,
    invalidProducts: invalidPlaces(evaluation).map(idAt),
    errors: errors.map((template) => ({
      ...commonFields(template),
      severity: template.finding.verdict as Severity,
      relatedProducts: template.positions.map(idAt),
    })),
    warnings: [
      ...warnings.map((template) => ({
        ...commonFields(template),
        category: template.finding.verdict as Category,
        relatedProducts: template.positions.map(idAt),
      })),
      ...(leftOut > 0 ? [moreFindings(leftOut)] : []),
    ],
  }
}

/** The same as JSON text, with placeholders for the candidate's id and name. */
export const textOf = (evaluation: Evaluation, products: readonly Part[]): TextTemplate => {
  const { errors, warnings, leftOut } = evaluation
  const { write, open, include, done } = templateWriter()
  const includeAll = (templates: readonly FindingTemplate[]): void =>
    templates.forEach((template, index) => {
      if (index > 0) write(',')
      include(textOfTemplate(template))
    })
  write(`{"isValid":${errors.length === 0},"invalidProducts":[`)
  invalidPlaces(evaluation).forEach((place, index) => {
    write(index === 0 ? '"' : ',"')
    const seated = products[place]
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
