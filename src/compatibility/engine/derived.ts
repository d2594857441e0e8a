import { factWords } from '../facts/words.ts'
import { type Message, message } from './message.ts'
import type { Part } from './part.ts'
import type { Rule } from './rule.ts'

/** The facts of a part that a rule uses and that its data do not state. */
export const derivedFor = (rule: Rule, { kind, facts }: Pick<Part, 'kind' | 'facts'>): readonly string[] => {
  const { derivedFacts } = facts as { derivedFacts?: readonly string[] }
  if (!derivedFacts) return []
  const needed: readonly string[] = rule.needs[kind] ?? []
  return derivedFacts.filter((fact) => needed.includes(fact))
}

/** A message that says which facts of the parts it is about are derived. */
export function withDerived(rule: Rule, whole: Message, related: readonly Part[]): Message {
  let words = whole
  for (const part of new Set(related)) {
    const derived = derivedFor(rule, part)
    if (derived.length > 0)
      words = message`${words} Derived from its product line or class, not from the data of ${part}: ${derived.map((fact) => factWords(part.kind, fact)).join(', ')}.`
  }
  return words
}
