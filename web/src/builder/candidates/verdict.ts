// What the judge says about a candidate, as far as it concerns the candidate.
import type { Schemas } from '../../api/client'

/** Best first. */
export const fits = ['fits', 'unsure', 'warns', 'clashes'] as const
export type Fit = (typeof fits)[number]

export interface Finding {
  /** The fit that this finding alone would mean. */
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

/** An unfinished build lacks parts: that is no fault of the candidate, and another part settles it. */
const settledByAnotherPart: Record<string, Fit> = {
  NoPicture: 'warns',
  NoCooler: 'fits',
  Completeness: 'fits',
}

const fitOfWarning: Partial<Record<Warning['category'], Fit>> = { Advice: 'fits', Unverified: 'unsure' }

/** What stands in the build already, with or without the candidate, is left out: it tells no two apart. */
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
