import type { ReadStatement } from './statement.ts'

/**
 * Statements that differ in the conditions they have. Each combination is made once, when it is first needed, and `make`
 * names it by its conditions.
 */
export function variants<Part extends string, R>(
  make: (parts: readonly Part[], suffix: string) => ReadStatement<R>,
): (parts: readonly Part[]) => ReadStatement<R> {
  const made = new Map<string, ReadStatement<R>>()
  return (parts) => {
    const suffix = parts.join('+') || 'all'
    const known = made.get(suffix)
    if (known) return known
    const statement = make(parts, suffix)
    made.set(suffix, statement)
    return statement
  }
}
