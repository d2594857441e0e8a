import type { Finding, MissingFact } from './finding.ts'
import { message } from './message.ts'
import type { Part } from './part.ts'
import type { Rule } from './rule.ts'

/** The warning that a rule could not make its check. */
export const unverifiedWarning = (
  rule: Rule,
  related: readonly Part[],
  missing: readonly MissingFact[],
): Finding => ({
  ruleName: rule.name,
  ruleNumber: rule.number,
  verdict: 'Unverified',
  short: `${rule.title}: not verified`,
  message: message`${rule.title}: not verified. ${{ missing }} Look it up before ordering.`,
  related,
  missing,
})
