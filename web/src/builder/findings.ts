// The findings about a build, grouped by the parts they concern.
import type { Schemas } from '@buildorder/client'
import { texts } from '../texts'

export type Verdict = Schemas['ValidationResult']
type Category = Schemas['CompatibilityWarning']['category']

export interface Finding {
  weight: 'problem' | 'warning' | 'note'
  rule: string
  short: string
  message: string
  /** Ids of the products concerned. */
  related: string[]
}

/** A note: it does not speak against the parts. */
const notes: readonly Category[] = ['Advice', 'Unverified']

/** Worst first, as in the response. */
export function findingsOf(verdict: Verdict): Finding[] {
  const problems = verdict.errors.map(
    (error): Finding => ({
      weight: 'problem',
      rule: ruleWords(error.ruleName),
      short: error.shortMessage,
      message: error.message,
      related: error.relatedProducts,
    }),
  )
  const warnings = verdict.warnings.map(
    (warning): Finding => ({
      weight: notes.includes(warning.category) ? 'note' : 'warning',
      rule: ruleWords(warning.ruleName),
      short: warning.shortMessage,
      message: warning.message,
      related: warning.relatedProducts,
    }),
  )
  return [...problems, ...warnings]
}

export const findingsAbout = (findings: Finding[], productId: string): Finding[] =>
  findings.filter(({ related }) => related.includes(productId))

export const others = ({ related }: Finding, productId: string): string[] =>
  related.filter((other) => other !== productId)

/** Findings about the PC as a whole. Missing parts are left out while empty slots show them. */
export const generalFindings = (verdict: Verdict, isIncomplete: boolean): Finding[] =>
  findingsOf({
    ...verdict,
    warnings: verdict.warnings.filter(({ category }) => !isIncomplete || category !== 'Completeness'),
  }).filter(({ related }) => related.length === 0)

export const count = (findings: Finding[], weight: Finding['weight']): number =>
  findings.filter((finding) => finding.weight === weight).length

/** The label of a rule; a rule without one gets its own name, split into words. */
export const ruleWords = (ruleName: string): string =>
  texts.builder.rules[ruleName] ??
  ruleName.replaceAll(/([a-z0-9])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
