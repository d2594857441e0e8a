import type { ReadStatement } from './statement.ts'
import type { Value } from './store.ts'

/**
 * Statements that differ in the conditions they have. Each combination is made once, when it is first needed, and `make`
 * names it by its conditions.
 */
export function variants<Condition extends string, R>(
  make: (conditions: readonly Condition[], suffix: string) => ReadStatement<R>,
): (conditions: readonly Condition[]) => ReadStatement<R> {
  const made = new Map<string, ReadStatement<R>>()
  return (conditions) => {
    const suffix = conditions.join('+') || 'all'
    const known = made.get(suffix)
    if (known) return known
    const statement = make(conditions, suffix)
    made.set(suffix, statement)
    return statement
  }
}

/** Writes the next placeholder of a statement. */
export type Placeholder = () => string

export function placeholders(): Placeholder {
  let number = 0
  return () => `$${++number}`
}

/** The conditions that are asked for, with the values of their placeholders. One that lacks a value is left out. */
export function given<Condition extends string>(
  asked: readonly (readonly [Condition, ...(Value | undefined)[]])[],
): { names: Condition[]; values: Value[] } {
  const kept = asked.filter(([, ...values]) => values.every((value) => value != null))
  return {
    names: kept.map(([name]) => name),
    values: kept.flatMap(([, ...values]) => values as Value[]),
  }
}
