import { factWords } from '../facts/words.ts'
import type { Finding, MissingFact } from './finding.ts'
import { joined, type Message, message } from './message.ts'
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
  message: message`${rule.title}: not verified. ${joined(unknownOf(missing), ' ')} Look it up before ordering.`,
  related,
  missing,
})

/** "Not known of Part: this, that." for each part. */
const unknownOf = (missing: readonly MissingFact[]): Message[] => {
  const words = new Map<Part, string[]>()
  for (const { part, fact } of missing) {
    const known = words.get(part)
    if (known) known.push(factWords(part.kind, fact))
    else words.set(part, [factWords(part.kind, fact)])
  }
  return [...words].map(([part, facts]) => message`Not known of ${part}: ${facts.join(', ')}.`)
}
