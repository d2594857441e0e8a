import { withDerived } from './derived.ts'
import { type Finding, type MissingFact, rankOf, type Verdict, worstFirst } from './finding.ts'
import type { FindingLimits } from './finding-limits.ts'
import type { Message } from './message.ts'
import type { Part } from './part.ts'
import { type Build, distinct, type FactRef, type Rule, type Verdicts } from './rule.ts'
import { openSeenProducts, type SeenProducts, sameProducts } from './same-products.ts'
import { unverifiedWarning } from './unverified.ts'

/** Up to here, searching the list is cheaper than an index. */
const shortList = 16

/**
 * Collects the findings of rules in order. It keeps every finding that the answer may list and counts the others: a
 * finding is left out only if earlier ones of the same or a worse verdict already reach the limit.
 *
 * A class, because a batch creates thousands of collectors and methods need no allocation.
 */
export class Collector implements Verdicts {
  readonly kept: Finding[] = []
  /** How many findings were left out. */
  leftOut = 0
  /** Products named in errors that were left out. */
  invalid: Set<Part> | undefined
  readonly #limits: FindingLimits
  #rule: Rule | undefined
  /** Index of the first finding of the current rule. */
  #start = 0
  #mentions = 0
  /** Set once a limit may be reached: by rank, what was kept of this verdict and of worse ones. */
  #keptByRank: { findings: number[]; mentions: number[] } | undefined
  #seen: SeenProducts | undefined

  constructor(limits: FindingLimits) {
    this.#limits = limits
  }

  run(rule: Rule, build: Build): void {
    this.#begin(rule)
    rule.judge(build, this)
  }

  /** The same with pauses: rules that judge each product of a kind on its own run product by product. */
  *runInSteps(rule: Rule, build: Build): Generator<undefined, void> {
    const each = rule.each && distinct<Part>(build[rule.each])
    if (each === undefined || each.length < 2) {
      this.run(rule, build)
      yield
      return
    }
    this.#begin(rule)
    for (const part of each) {
      rule.judge({ ...build, [rule.each as string]: [part] }, this)
      yield
    }
  }

  give(
    verdict: Exclude<Verdict, 'Unverified'>,
    short: string,
    message: Message,
    ...related: readonly Part[]
  ): void {
    if (!this.#takes(verdict, related)) return
    const rule = this.#rule as Rule
    const { name: ruleName, number: ruleNumber } = rule
    this.kept.push({
      ruleName,
      ruleNumber,
      verdict,
      short,
      message: withDerived(rule, message, related),
      related,
    })
  }

  /** One warning per rule and set of products: a second one about the same products adds its facts to the first. */
  unverified(...facts: readonly FactRef[]): void {
    const related = partsOf(facts)
    const place = this.#placeOf(related)
    if (place === 'left out') return
    if (place !== undefined) {
      const earlier = this.kept[place] as Finding
      const missing = added(earlier.missing ?? [], facts)
      this.kept[place] = unverifiedWarning(this.#rule as Rule, earlier.related, missing)
    } else if (this.#takes('Unverified', related)) {
      this.#seen?.keep(related, this.kept.length)
      this.kept.push(unverifiedWarning(this.#rule as Rule, related, added([], facts)))
    } else {
      this.#seen ??= this.#indexed()
      this.#seen.leaveOut(related)
    }
  }

  #begin(rule: Rule): void {
    this.#rule = rule
    this.#start = this.kept.length
    this.#seen = undefined
  }

  /** Index of the rule's warning about these products; undefined if there is none yet. */
  #placeOf(related: readonly Part[]): number | 'left out' | undefined {
    if (this.kept.length - this.#start > shortList) this.#seen ??= this.#indexed()
    if (this.#seen) return this.#seen.placeOf(related)
    for (let place = this.kept.length - 1; place >= this.#start; place--) {
      const earlier = this.kept[place] as Finding
      if (earlier.missing && sameProducts(earlier.related, related)) return place
    }
    return undefined
  }

  #indexed(): SeenProducts {
    const seen = openSeenProducts()
    for (let place = this.#start; place < this.kept.length; place++) {
      const finding = this.kept[place] as Finding
      if (finding.missing) seen.keep(finding.related, place)
    }
    return seen
  }

  /** Whether a finding is within the limits; counts it either way. */
  #takes(verdict: Verdict, related: readonly Part[]): boolean {
    const limits = this.#limits
    if (!this.#keptByRank) {
      if (this.kept.length < limits.findings && this.#mentions < limits.mentions) {
        this.#mentions += related.length
        return true
      }
      this.#keptByRank = { findings: worstFirst.map(() => 0), mentions: worstFirst.map(() => 0) }
      for (const finding of this.kept) this.#count(rankOf[finding.verdict], finding.related.length)
    }
    const rank = rankOf[verdict]
    const { findings, mentions } = this.#keptByRank
    if ((findings[rank] as number) < limits.findings && (mentions[rank] as number) < limits.mentions) {
      this.#count(rank, related.length)
      return true
    }
    this.leftOut++
    if (rank <= rankOf.Blocking) {
      this.invalid ??= new Set()
      for (const part of related) this.invalid.add(part)
    }
    return false
  }

  #count(rank: number, related: number): void {
    const { findings, mentions } = this.#keptByRank as { findings: number[]; mentions: number[] }
    for (let at = rank; at < findings.length; at++) {
      findings[at] = (findings[at] as number) + 1
      mentions[at] = (mentions[at] as number) + related
    }
  }
}

const partsOf = (facts: readonly FactRef[]): readonly Part[] => {
  if (facts.length > shortList) {
    const parts = new Set<Part>()
    for (const { part } of facts) parts.add(part)
    return [...parts]
  }
  const parts: Part[] = []
  for (const { part } of facts) if (!parts.includes(part)) parts.push(part)
  return parts
}

/** The missing facts, added to those of an earlier warning. */
const added = (missing: readonly MissingFact[], facts: readonly FactRef[]): readonly MissingFact[] => {
  const all = [...missing]
  for (const { part, fact, known } of facts) {
    const isNew = !known && !all.some((earlier) => earlier.part === part && earlier.fact === fact)
    if (isNew) all.push({ part, fact })
  }
  return all
}
