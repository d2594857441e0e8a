import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { rowsOf } from '../row.ts'
import type { Snapshot } from '../snapshot.ts'
import { StoreUnavailable } from '../store.ts'
import { readSchemaState } from './connection.ts'
import { countRows, oneLine } from './tables.ts'

const maxFindings = 100

export async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  // SQLite would make an empty one.
  if (!existsSync(file)) throw new StoreUnavailable(`There is no database ${file}. Check DATA_DIR.`)
  // Read-only: the last connection to close would otherwise empty the log into the database.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  database.exec('BEGIN')
  return {
    async *rows(statement) {
      for (const row of database.prepare(statement.sql.sqlite).iterate()) yield* rowsOf(statement, [row])
    },
    schema: async () => readSchemaState(database),
    async countRows(table) {
      const known = database
        .prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`)
        .get(table)
      return known ? countRows(database, table) : 0
    },
    async *damage() {
      for (const row of database.prepare(`PRAGMA integrity_check(${maxFindings})`).iterate())
        if (row.integrity_check !== 'ok') yield oneLine(row.integrity_check)
    },
    close: async () => database.close(),
  }
}
