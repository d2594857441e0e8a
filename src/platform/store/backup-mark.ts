// The mark of a complete backup, written last: a table with the number of rows of each other table.
import type { DatabaseSync } from 'node:sqlite'
import { countRows, tablesIn } from './sqlite/tables.ts'

const table = 'backup_mark'

/** Rows by table. */
export type Counts = ReadonlyMap<string, number>

export function markComplete(database: DatabaseSync): void {
  database.exec('BEGIN')
  removeMark(database)
  const tables = tablesIn(database)
  database.exec(`CREATE TABLE ${table} (table_name TEXT PRIMARY KEY, row_count BIGINT NOT NULL)`)
  const insert = database.prepare(`INSERT INTO ${table} (table_name, row_count) VALUES (?, ?)`)
  for (const each of tables) insert.run(each, countRows(database, each))
  database.exec('COMMIT')
}

/** Removes the mark when a service opens the database: it is no longer a backup. */
export const removeMark = (database: DatabaseSync): void => database.exec(`DROP TABLE IF EXISTS ${table}`)

/** Undefined if there is none. */
export function readMark(database: DatabaseSync): Counts | undefined {
  const isThere = database
    .prepare(`SELECT 1 AS one FROM sqlite_schema WHERE type = 'table' AND name = ?`)
    .get(table)
  if (!isThere) return undefined
  const rows = database.prepare(`SELECT table_name, row_count FROM ${table}`).all()
  return new Map(rows.map((row) => [String(row.table_name), Number(row.row_count)]))
}
