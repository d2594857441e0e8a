import type { Message } from './message.ts'
import type { Part } from './part.ts'

/** How bad an error is: it cannot be assembled or will not start, or it could damage parts or overload power. */
export type Severity = 'Blocking' | 'Unsafe'

/** The subject of a warning. */
export type Category =
  | 'Power'
  | 'Firmware'
  | 'Clearance'
  | 'Completeness'
  | 'Performance'
  | 'Unverified'
  | 'Advice'

export type Verdict = Severity | Category

/**
 * Verdicts, worst first: danger to parts, the PC does not work, it may not work, it is slower, a fact is unknown, and
 * advice.
 */
export const worstFirst: readonly Verdict[] = [
  'Unsafe',
  'Blocking',
  'Power',
  'Firmware',
  'Clearance',
  'Completeness',
  'Performance',
  'Unverified',
  'Advice',
]

/** The position of a verdict in that order. */
export const rankOf = Object.fromEntries(worstFirst.map((verdict, rank) => [verdict, rank])) as Record<
  Verdict,
  number
>

/** A fact that a check needs and that is unknown. */
export interface MissingFact {
  part: Part
  fact: string
}

/** One error or warning of a rule about a configuration. */
export interface Finding {
  readonly ruleName: string
  readonly ruleNumber: number
  readonly verdict: Verdict
  readonly short: string
  readonly message: Message
  readonly related: readonly Part[]
  /** The facts that were missing, when the verdict is Unverified. */
  readonly missing?: readonly MissingFact[]
}

export const isError = ({ verdict }: Finding): boolean => verdict === 'Unsafe' || verdict === 'Blocking'
