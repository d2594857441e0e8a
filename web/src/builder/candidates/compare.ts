// Compares candidates fact by fact.

import { texts } from '../../texts'
import type { Candidate } from './candidate'
import { factLabel, formatFact } from './format-fact'
import { type KeyFact, keyFactsOf } from './key-facts'

/** The fact that names those that are derived. */
const marks = 'derivedFacts'

/** Whether the data of a product do not state a fact. */
export function isDerived(facts: Record<string, unknown>, name: string): boolean {
  const derived = facts[marks]
  return Array.isArray(derived) && derived.includes(name)
}

export const maxCompared = 3

export interface ComparedFact {
  name: string
  label: string
  /** One per candidate; undefined if unknown. */
  values: (string | undefined)[]
  differs: boolean
}

/** All facts known of any of them: the key facts first, as in the list. */
export function compareFacts(candidates: readonly Candidate[]): ComparedFact[] {
  const keyFacts = keyFactsOf(candidates[0]?.product.kind)
  const workedOut = keyFacts.filter(({ name, read }) =>
    candidates.some(({ product }) => product.facts[name] === undefined && read(product) !== undefined),
  )
  const names = new Set([
    ...keyFacts.map(({ name }) => name),
    ...candidates.flatMap(({ product }) => Object.keys(product.facts)),
  ])
  names.delete(marks)
  return [...names]
    .map((name) =>
      comparedFact(
        name,
        candidates,
        workedOut.find((fact) => fact.name === name),
      ),
    )
    .filter(({ values }) => values.some((value) => value !== undefined))
}

function comparedFact(
  name: string,
  candidates: readonly Candidate[],
  workedOut: KeyFact | undefined,
): ComparedFact {
  const values = candidates.map(({ product }) => {
    const value = workedOut ? workedOut.read(product) : product.facts[name]
    if (value === undefined || value === null) return undefined
    const text = formatFact(name, value)
    return isDerived(product.facts, name) ? texts.candidates.derived(text) : text
  })
  return {
    name,
    label: factLabel(name, candidates[0]?.product.kind),
    values,
    differs: new Set(values).size > 1,
  }
}

/** Adds or removes an id; a fourth id is not added. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id)
  return ids.length < maxCompared ? [...ids, id] : ids
}
