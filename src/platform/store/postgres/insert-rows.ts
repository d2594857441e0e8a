// The statement that inserts several rows at once.
import { type InsertStatement, insertSql } from '../statement.ts'
import { perCount } from './per-count.ts'

/** How many rows one statement inserts at most. */
export const mostRows = 32

export const insertRows = perCount<InsertStatement>((statement, rows) => {
  const sql = insertSql(statement, rows)
  return { kind: 'write', name: `${statement.name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
})
