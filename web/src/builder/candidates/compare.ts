// Candidates side by side, fact by fact.
import type { Candidate } from './candidate'
import { type KeyFact, keyFactsOf } from './key-facts'
import { factLabel, writeFact } from './write-fact'

export const mostCompared = 3

export interface ComparedFact {
  name: string
  label: string
  /** One for each candidate; undefined when it is not known. */
  values: (string | undefined)[]
  differs: boolean
}

/** All that is known of any of them: what matters most first, as in the list. */
export function compareFacts(candidates: readonly Candidate[]): ComparedFact[] {
  const keyFacts = keyFactsOf(candidates[0]?.product.kind)
  const workedOut = keyFacts.filter(({ name, read }) =>
    candidates.some(({ product }) => product.facts[name] === undefined && read(product) !== undefined),
  )
  const names = new Set([
    ...keyFacts.map(({ name }) => name),
    ...candidates.flatMap(({ product }) => Object.keys(product.facts)),
  ])
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
    return value === undefined || value === null ? undefined : writeFact(name, value)
  })
  return {
    name,
    label: factLabel(name, candidates[0]?.product.kind),
    values,
    differs: new Set(values).size > 1,
  }
}

/** The ids to compare with one more or one less; a fourth is not taken. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id)
  return ids.length < mostCompared ? [...ids, id] : ids
}
