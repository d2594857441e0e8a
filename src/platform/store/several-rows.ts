// One statement for several rows.
import { type InsertStatement, insertSql, type WriteStatement } from './statement.ts'
import { type Value, type Write, write } from './store.ts'

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
export const maxRows = 32

export const insertRows = perCount<InsertStatement>((statement, rows) => {
  const sql = insertSql(statement, rows)
  return { kind: 'write', name: `${statement.name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
})

/** Inserts of any number of rows as few writes. */
export function insertsOf(statement: InsertStatement, rows: readonly (readonly Value[])[]): Write[] {
  const writes: Write[] = []
  for (let start = 0; start < rows.length; start += maxRows) {
    const some = rows.slice(start, start + maxRows)
    writes.push(write(insertRows(statement, some.length), some.flat(), some.length))
  }
  return writes
}
