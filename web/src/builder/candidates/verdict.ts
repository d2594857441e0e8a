// The verdict on a candidate, limited to findings that concern the candidate.
import type { Schemas } from '@buildorder/client'

/** Best first. */
export const fits = ['fits', 'unsure', 'warns', 'clashes'] as const
export type Fit = (typeof fits)[number]

export interface Finding {
  /** The fit that follows from this finding alone. */
  fit: Fit
  short: string
}

export interface Verdict {
  fit: Fit
  /** Worst first. */
  findings: readonly Finding[]
}

export type Verdicts = ReadonlyMap<string, Verdict>

/** A finding with its whole message. */
export interface FullFinding extends Finding {
  message: string
}

/** Missing parts of an unfinished build do not count against a candidate. */
const settledByAnotherPart: Record<string, Fit> = {
  NoPicture: 'warns',
  NoCooler: 'fits',
  Completeness: 'fits',
}

const fitOfWarning: Partial<Record<Schemas['WarningCategory'], Fit>> = {
  Advice: 'fits',
  Unverified: 'unsure',
}

export const fitRank: Record<Fit, number> = { fits: 0, unsure: 1, warns: 2, clashes: 3 }

/** The category of an error is null. */
function fitOf(ruleName: string, category: Schemas['WarningCategory'] | null): Fit {
  if (category === null) return settledByAnotherPart[ruleName] ?? 'clashes'
  return fitOfWarning[category] ?? settledByAnotherPart[ruleName] ?? 'warns'
}

const worstFirst = (a: Finding, b: Finding) => fitRank[b.fit] - fitRank[a.fit]

/** Thousands of candidates share a few dozen verdicts. */
export const verdictsOf = ({ outcomes }: Schemas['GroupOutcomes']): Verdicts =>
  new Map(
    outcomes.flatMap((outcome) => {
      const verdict = verdictOf(outcome)
      return outcome.productIds.map((id): [string, Verdict] => [id, verdict])
    }),
  )

export function verdictOf({ findings }: Pick<Schemas['ComponentOutcome'], 'findings'>): Verdict {
  const judged = findings
    .map(({ ruleName, shortMessage, category }) => ({
      fit: fitOf(ruleName, category),
      short: shortMessage,
    }))
    .sort(worstFirst)
  return { fit: judged[0]?.fit ?? 'fits', findings: judged }
}

/** Findings that the build has without the candidate are left out: they are equal for all candidates. */
export function fullFindingsOf({
  productId,
  validationResult: { errors, warnings },
}: Schemas['CandidateResult']): FullFinding[] {
  const concernsIt = ({ relatedProducts }: { relatedProducts: string[] }) =>
    relatedProducts.includes(productId)
  return [
    ...errors.map((error) => ({ ...error, category: null })).filter(concernsIt),
    ...warnings.filter(concernsIt),
  ]
    .map(({ ruleName, category, shortMessage, message }) => ({
      fit: fitOf(ruleName, category),
      short: shortMessage,
      message,
    }))
    .sort(worstFirst)
}
