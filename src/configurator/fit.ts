// How well a candidate fits a build, from the findings that concern it. The pages import this file, so that both agree.
import type { OutcomeFinding } from '../contract/pcconfig.ts'

/** Best first. */
export const fits = ['fits', 'unsure', 'warns', 'clashes'] as const
export type Fit = (typeof fits)[number]

export const fitRank: Record<Fit, number> = { fits: 0, unsure: 1, warns: 2, clashes: 3 }

/** Missing parts of an unfinished build do not count against a candidate. */
const settledByAnotherPart: Record<string, Fit> = {
  NoPicture: 'warns',
  NoCooler: 'fits',
  Completeness: 'fits',
}

const fitOfWarning: Partial<Record<string, Fit>> = { Advice: 'fits', Unverified: 'unsure' }

type Judged = Pick<OutcomeFinding, 'ruleName' | 'category'>

/** The fit that follows from one finding alone. */
export function fitOf({ ruleName, category }: Judged): Fit {
  if (category === null) return settledByAnotherPart[ruleName] ?? 'clashes'
  return fitOfWarning[category] ?? settledByAnotherPart[ruleName] ?? 'warns'
}

/** As bad as the worst finding. */
export const worstFit = (findings: readonly Judged[]): Fit =>
  findings.map(fitOf).reduce<Fit>((worst, fit) => (fitRank[fit] > fitRank[worst] ? fit : worst), 'fits')
