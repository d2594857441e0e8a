// What a row of a result looks like: one check per column. The row's type follows from the checks, so it cannot promise
// what the checks do not ask.
import type { AdHocStatement, ReadStatement } from './statement.ts'

export type ColumnCheck<T> = (value: unknown) => value is T

export type Columns = Readonly<Record<string, ColumnCheck<unknown>>>

export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends ColumnCheck<infer T> ? T : never
}

export const text: ColumnCheck<string> = (value) => typeof value === 'string'

export const integer: ColumnCheck<number> = (value) => typeof value === 'number'

export const orNull =
  <T>(check: ColumnCheck<T>): ColumnCheck<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

export const oneOf =
  <const T extends string>(values: readonly T[]): ColumnCheck<T> =>
  (value): value is T =>
    values.some((each) => each === value)

/** `id, name, description`, for a SELECT that answers these columns. */
export const namesOf = (columns: Columns): string => Object.keys(columns).join(', ')

/** The first column that a row lacks, or in which it holds something else; undefined if it has all of them. */
function wrongColumn(columns: Columns, row: object): string | undefined {
  for (const name in columns) {
    if (!columns[name]?.((row as Record<string, unknown>)[name])) return name
  }
  return undefined
}

export class UnexpectedRow extends Error {
  override name = 'UnexpectedRow'
}

/**
 * The rows of a result, once the first of them has the columns that the statement declares. The others come from the same
 * columns of the same tables.
 */
export function rowsOf<R>(statement: ReadStatement<R> | AdHocStatement<R>, rows: object[]): R[] {
  const [row] = rows
  if (row !== undefined && statement.kind === 'read') {
    const wrong = wrongColumn(statement.columns, row)
    if (wrong !== undefined)
      throw new UnexpectedRow(`${statement.name}: unexpected value in the column ${wrong}`)
  }
  return rows as R[]
}
