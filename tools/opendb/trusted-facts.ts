import { type Facts, factProblems, type Kind } from '../../src/compatibility/index.ts'
import type { Source } from './source.ts'

/** The known facts that match their schema, and which of them are derived. Others become unknown: better no check than a wrong one. */
export function trustedFacts(kind: Kind, facts: Facts, source: Source): object {
  const trusted: Record<string, unknown> = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  )
  for (const { fact, message } of factProblems(kind, trusted)) {
    const name = fact.split('/')[0] as string
    if (!(name in trusted)) continue
    source.repair(`the fact ${name} ${message}`, JSON.stringify(trusted[name]))
    delete trusted[name]
  }
  const derived = source.derived.filter((fact) => fact in trusted)
  return derived.length > 0 ? { ...trusted, derivedFacts: derived } : trusted
}
