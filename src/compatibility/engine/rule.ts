import type { Category, Severity } from './finding.ts'
import type { Message } from './message.ts'
import type { FactsOfPart, Part, PartKind } from './part.ts'

/** Section of a rule in the documentation. */
export type Subject =
  | 'Catalog'
  | 'Processor'
  | 'Memory'
  | 'Graphics'
  | 'Cooling'
  | 'Case'
  | 'Expansion'
  | 'Storage'
  | 'Power'
  | 'Headers'
  | 'Build'
  | 'System'

/** The kinds of part a rule uses, and which of their facts. */
export type Needs = { readonly [K in PartKind]?: readonly (keyof FactsOfPart<K> & string)[] }

/** A part with only the facts the rule has declared. */
type PartSeen<N extends Needs, K extends PartKind> = Part<
  K,
  Pick<FactsOfPart<K>, NonNullable<N[K]>[number] & keyof FactsOfPart<K>>
>

/**
 * A configuration as one rule sees it: only the kinds and facts it has declared. This makes the batch correct (a
 * candidate of another kind cannot change the outcome of the rule) and the documentation complete.
 */
export type View<N extends Needs> = { readonly [K in keyof N & PartKind]: readonly PartSeen<N, K>[] }

/** A fact that a check uses, and whether it is known. */
export interface FactRef {
  part: Part
  fact: string
  known: boolean
}

/** Receives the findings of a rule. */
export interface Verdicts {
  /** Reports an error or warning. `short` fits a badge; the message names products, both values and what to do. */
  give(
    verdict: Severity | Exclude<Category, 'Unverified'>,
    short: string,
    message: Message,
    ...related: Part[]
  ): void
  /** Reports that a check could not be made, with the facts it uses. */
  unverified(...facts: readonly FactRef[]): void
}

/** A verdict a rule may give and when, for the documentation. */
export interface PossibleVerdict {
  verdict: Severity | Category
  when: string
}

export interface RuleSpec<N extends Needs> {
  /** Its place in docs and in the order of findings: the number in the list of rules. */
  number: number
  /** `ruleName` in answers. */
  name: string
  subject: Subject
  /** A few words that name the check, also used in "... not verified". */
  title: string
  /** One sentence: what it checks. */
  checks: string
  /** The standard or the maker's document that says so, for the documentation. */
  source?: string
  needs: N
  /**
   * Set if the rule judges each product of this kind on its own: run for one product after another, it reports the same
   * findings as for all together. The engine can then pause between two products.
   */
  each?: keyof N & PartKind
  verdicts: readonly PossibleVerdict[]
  judge(build: View<N>, verdicts: Verdicts): void
}

/** A rule as the engine runs it: it gets every kind, and uses those it needs. */
export type Rule = Omit<RuleSpec<Needs>, 'judge'> & { judge(build: Build, verdicts: Verdicts): void }

/** A configuration grouped by kind, each group in the order of the configuration. */
export type Build = { readonly [K in PartKind]: readonly Part<K>[] }

/** Declares a rule. */
export const defineRule = <const N extends Needs>(spec: RuleSpec<N>): Rule => spec

/** Refers to a fact, for `unverified`. */
export const fact = <K extends PartKind, F>(part: Part<K, F>, name: keyof F & string): FactRef => ({
  part: part as Part,
  fact: name,
  known: part.facts[name] !== undefined,
})

/** A part that the check concerns, without a missing fact, for `unverified`. */
export const relatedPart = (part: Part): FactRef => ({ part, fact: '', known: true })

/** Up to here, searching the list is cheaper than a set. */
const shortList = 8

/** Each product once: two units of the same product cause one finding. */
export const distinct = <P extends Part>(parts: readonly P[]): readonly P[] => {
  if (parts.length < 2 || (parts.length === 2 && parts[0]?.productId !== parts[1]?.productId)) return parts
  if (parts.length <= shortList)
    return parts.filter(
      (part, index) => parts.findIndex((other) => other.productId === part.productId) === index,
    )
  const seen = new Set<string>()
  return parts.filter(({ productId }) => {
    const before = seen.size
    return seen.add(productId).size > before
  })
}
