// Statements for several rows at once.
import { type InsertStatement, insertSql, type WriteStatement } from '../statement.ts'

/**
 * The statement that does for several rows what another one does for one. Every number of rows is a statement of its own, which the
 * server prepares once on each connection.
 */
export function perCount<S extends object>(severalRows: (statement: S, rows: number) => WriteStatement) {
  const known = new WeakMap<S, Map<number, WriteStatement>>()
  return (statement: S, rows: number): S | WriteStatement => {
    if (rows === 1) return statement
    const forRows = known.get(statement) ?? new Map<number, WriteStatement>()
    known.set(statement, forRows)
    const made = forRows.get(rows) ?? severalRows(statement, rows)
    forRows.set(rows, made)
    return made
  }
}

/** How many rows one statement inserts at most. */
export const mostRows = 32

export const insertRows = perCount<InsertStatement>((statement, rows) => {
  const sql = insertSql(statement, rows)
  return { kind: 'write', name: `${statement.name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
})
