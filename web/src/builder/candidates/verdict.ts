// The verdict on a candidate, limited to findings that concern the candidate.
import type { Schemas } from '@buildorder/client'
import { type Fit, fitOf, fitRank, fits } from '../../../../src/configurator/fit.ts'

export { type Fit, fitRank, fits }

export interface Finding {
  /** The fit that follows from this finding alone. */
  fit: Fit
  short: string
}

export interface Verdict {
  fit: Fit
  /** Worst first. */
  findings: readonly Finding[]
  /** How it goes with the build, in words that continue "Fits,". */
  advice?: string | null
  /** Among all candidates; 0 is recommended first. */
  rank?: number | undefined
}

export type Verdicts = ReadonlyMap<string, Verdict>

/** A finding with its whole message. */
export interface FullFinding extends Finding {
  message: string
}

const worstFirst = (a: Finding, b: Finding) => fitRank[b.fit] - fitRank[a.fit]

/** Thousands of candidates share a few dozen lists of findings. */
export const verdictsOf = ({ outcomes }: Schemas['GroupOutcomes']): Verdicts =>
  new Map(
    outcomes.flatMap((outcome) => {
      const verdict = verdictOf(outcome)
      const { productIds, ranks } = outcome
      return productIds.map((id, place): [string, Verdict] => [
        id,
        ranks ? { ...verdict, rank: ranks[place] } : verdict,
      ])
    }),
  )

type Judged = Pick<Schemas['ComponentOutcome'], 'findings' | 'advice'> & { rank?: number | undefined }

export function verdictOf({ findings, advice, rank }: Judged): Verdict {
  const judged = findings
    .map((finding) => ({ fit: fitOf(finding), short: finding.shortMessage }))
    .sort(worstFirst)
  return {
    fit: judged[0]?.fit ?? 'fits',
    findings: judged,
    ...(advice === undefined ? {} : { advice }),
    ...(rank === undefined ? {} : { rank }),
  }
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
      fit: fitOf({ ruleName, category }),
      short: shortMessage,
      message,
    }))
    .sort(worstFirst)
}
