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

/** Where the findings are shown. */
export interface PlacedFindings {
  /** By product: the findings that are shown here. Each finding is shown once. */
  shown: ReadonlyMap<string, Finding[]>
  /** By product: errors and warnings that concern it and are shown at another product. */
  elsewhere: ReadonlyMap<string, { weight: 'problem' | 'warning'; at: string }[]>
  /** The product whose problem is shown first; the fixes are shown there. */
  firstProblemAt: string | undefined
}

/** A finding is shown at the first product it concerns, in the order of the rows. */
export function placeFindings(findings: readonly Finding[], rows: readonly string[]): PlacedFindings {
  const shown = new Map<string, Finding[]>()
  const elsewhere = new Map<string, { weight: 'problem' | 'warning'; at: string }[]>()
  for (const finding of findings) {
    const [at, ...rest] = rows.filter((productId) => finding.related.includes(productId))
    if (at === undefined) continue
    shown.set(at, [...(shown.get(at) ?? []), finding])
    const { weight } = finding
    if (weight === 'note') continue
    for (const productId of rest) {
      const chips = elsewhere.get(productId) ?? []
      const isKnown = chips.some((chip) => chip.at === at && chip.weight === weight)
      elsewhere.set(productId, isKnown ? chips : [...chips, { weight, at }])
    }
  }
  const firstProblemAt = rows.find((id) => shown.get(id)?.some(({ weight }) => weight === 'problem'))
  return { shown, elsewhere, firstProblemAt }
}

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
