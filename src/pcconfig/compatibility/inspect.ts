import { factWords } from './facts/words.ts'
import type { Finding, MissingFact } from './finding.ts'
import { joined, type Message, say } from './message.ts'
import type { Part } from './part.ts'
import type { Build, FactRef, Rule, Verdicts } from './rule.ts'

/** Asks one rule about a build and returns what it finds, in the order it says it. */
export const ask = (rule: Rule, build: Build): Finding[] => {
  const findings: Finding[] = []
  const verdicts: Verdicts = {
    give(verdict, short, message, ...related) {
      findings.push({ ruleName: rule.name, ruleNumber: rule.number, verdict, short, message, related })
    },
    unverified(...facts) {
      addUnverified(findings, rule, facts)
    },
  }
  rule.judge(build, verdicts)
  return findings
}

/** Asks every rule about a build, in their order. */
export const inspect = (rules: readonly Rule[], build: Build): Finding[] =>
  rules.flatMap((rule) => ask(rule, build))

/** One warning per rule and set of products: a second one about the same products adds its facts to the first. */
const addUnverified = (findings: Finding[], rule: Rule, facts: readonly FactRef[]): void => {
  const related: Part[] = []
  const missing: MissingFact[] = []
  for (const { part, fact, known } of facts) {
    if (!related.includes(part)) related.push(part)
    if (!known) missing.push({ part, fact })
  }
  for (let i = findings.length - 1; i >= 0; i--) {
    const earlier = findings[i]
    if (!earlier?.missing || !sameProducts(earlier.related, related)) continue
    const added = missing.filter(
      ({ part, fact }) => !earlier.missing?.some((m) => m.part === part && m.fact === fact),
    )
    findings[i] = notVerified(rule, earlier.related, [...earlier.missing, ...added])
    return
  }
  findings.push(notVerified(rule, related, missing))
}

const sameProducts = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every((part) => b.some((other) => other.productId === part.productId))

const notVerified = (rule: Rule, related: readonly Part[], missing: readonly MissingFact[]): Finding => ({
  ruleName: rule.name,
  ruleNumber: rule.number,
  verdict: 'Unverified',
  short: `${rule.title}: not verified`,
  message: say`${rule.title}: not verified. ${joined(unknownOf(missing), ' ')} Look it up before ordering.`,
  related,
  missing,
})

/** "Not known of Part: this, that." for each part. */
const unknownOf = (missing: readonly MissingFact[]): Message[] =>
  missing
    .filter(({ part }, index) => missing.findIndex((other) => other.part === part) === index)
    .map(({ part }) => {
      const words = missing.filter((m) => m.part === part).map(({ fact }) => factWords(part.kind, fact))
      return say`Not known of ${part}: ${words.join(', ')}.`
    })
