import type { ReadStatement } from './statement.ts'

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
