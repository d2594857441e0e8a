import type { Part, PartKind } from './part.ts'
import { distinct, type FactRef, fact } from './rule.ts'

/** A sum over the parts with known facts, and the missing facts of the others. */
export interface Total {
  sum: number
  unknown: readonly FactRef[]
}

/** Sums an amount over parts; `facts` are reported as missing for parts without an amount. */
export const total = <K extends PartKind, F>(
  parts: readonly Part<K, F>[],
  amount: (facts: F) => number | undefined,
  ...facts: (keyof F & string)[]
): Total => {
  let sum = 0
  let incomplete: Part<K, F>[] | undefined
  for (const part of parts) {
    const value = amount(part.facts)
    if (value !== undefined) sum += value
    else if (incomplete) incomplete.push(part)
    else incomplete = [part]
  }
  if (!incomplete) return { sum, unknown: [] }
  const once = incomplete as unknown as readonly Part[]
  return {
    sum,
    unknown: distinct(once).flatMap((part) => facts.map((name) => fact(part as Part<K, F>, name))),
  }
}
