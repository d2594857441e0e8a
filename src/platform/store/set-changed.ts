/**
 * The SET of an upsert on a table with versions. The version grows only if a column changes, so that a repeated import
 * leaves everything as it is. A column is set to the given value, or to the expression of its pair.
 */
export function setChanged(
  table: string,
  columns: readonly (string | [column: string, value: string])[],
): string {
  const pairs = columns.map((column) =>
    typeof column === 'string' ? ([column, `excluded.${column}`] as const) : column,
  )
  const stored = pairs.map(([column]) => `${table}.${column}`).join(', ')
  const given = pairs.map(([, value]) => value).join(', ')
  return [
    ...pairs.map(([column, value]) => `${column} = ${value}`),
    `version = ${table}.version + CASE WHEN (${stored}) IS DISTINCT FROM (${given}) THEN 1 ELSE 0 END`,
  ].join(', ')
}
