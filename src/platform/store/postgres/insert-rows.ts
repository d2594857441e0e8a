// The statement that inserts several rows at once. Every number of rows is a statement that the server prepares once on each
// connection.
import { type InsertStatement, insertSql, type WriteStatement } from '../statement.ts'

/** How many rows one statement inserts at most. */
export const mostRows = 32

const known = new WeakMap<InsertStatement, Map<number, WriteStatement>>()

export function insertRows(statement: InsertStatement, rows: number): InsertStatement | WriteStatement {
  if (rows === 1) return statement
  const forRows = known.get(statement) ?? new Map<number, WriteStatement>()
  known.set(statement, forRows)
  const made = forRows.get(rows) ?? severalRows(statement, rows)
  forRows.set(rows, made)
  return made
}

function severalRows(statement: InsertStatement, rows: number): WriteStatement {
  const sql = insertSql(statement, rows)
  return { kind: 'write', name: `${statement.name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
}
