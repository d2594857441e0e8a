import type { Part, PartKind } from './part.ts'
import { distinct, type FactRef, fact } from './rule.ts'

/** A sum over parts, of what is known, and the facts that would have been needed for the rest. */
export interface Total {
  sum: number
  unknown: readonly FactRef[]
}

/** Adds something up over parts; `facts` are those whose absence leaves a part out of the sum. */
export const total = <K extends PartKind, F>(
  parts: readonly Part<K, F>[],
  amount: (facts: F) => number | undefined,
  ...facts: (keyof F & string)[]
): Total => {
  let sum = 0
  let doubtful: Part<K, F>[] | undefined
  for (const part of parts) {
    const value = amount(part.facts)
    if (value !== undefined) sum += value
    else if (doubtful) doubtful.push(part)
    else doubtful = [part]
  }
  if (!doubtful) return { sum, unknown: [] }
  const once = doubtful as unknown as readonly Part[]
  return {
    sum,
    unknown: distinct(once).flatMap((part) => facts.map((name) => fact(part as Part<K, F>, name))),
  }
}
