// The verdict on a candidate, limited to findings that concern the candidate.
import type { Schemas } from '@buildorder/client'

/** Best first. */
export const fits = ['fits', 'unsure', 'warns', 'clashes'] as const
export type Fit = (typeof fits)[number]

export interface Finding {
  /** The fit that follows from this finding alone. */
  fit: Fit
  short: string
  message: string
}

export interface Verdict {
  fit: Fit
  /** Worst first. */
  findings: readonly Finding[]
}

export type Verdicts = ReadonlyMap<string, Verdict>

type CandidateResult = Schemas['CandidateResult']
type Warning = Schemas['CompatibilityWarning']

/** Missing parts of an unfinished build do not count against a candidate. */
const settledByAnotherPart: Record<string, Fit> = {
  NoPicture: 'warns',
  NoCooler: 'fits',
  Completeness: 'fits',
}

const fitOfWarning: Partial<Record<Warning['category'], Fit>> = { Advice: 'fits', Unverified: 'unsure' }

/** Findings that the build has without the candidate are left out: they are equal for all candidates. */
export function verdictOf({ productId, validationResult: { errors, warnings } }: CandidateResult): Verdict {
  const concernsIt = ({ relatedProducts }: { relatedProducts: string[] }) =>
    relatedProducts.includes(productId)
  const findings = [
    ...errors
      .filter(concernsIt)
      .map((error) => finding(settledByAnotherPart[error.ruleName] ?? 'clashes', error)),
    ...warnings
      .filter(concernsIt)
      .map((warning) =>
        finding(fitOfWarning[warning.category] ?? settledByAnotherPart[warning.ruleName] ?? 'warns', warning),
      ),
  ].sort((a, b) => fitRank[b.fit] - fitRank[a.fit])
  return findings.length === 0 ? fine : { fit: findings[0]?.fit ?? 'fits', findings }
}

const fine: Verdict = { fit: 'fits', findings: [] }

const finding = (
  fit: Fit,
  { shortMessage, message }: { shortMessage: string; message: string },
): Finding => ({
  fit,
  short: shortMessage,
  message,
})

export const fitRank: Record<Fit, number> = { fits: 0, unsure: 1, warns: 2, clashes: 3 }

export const verdictsOf = ({ results }: Schemas['BatchResult']): Verdicts =>
  new Map(results.map((result) => [result.productId, verdictOf(result)]))
