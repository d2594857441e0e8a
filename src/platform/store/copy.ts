import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type pg from 'pg'
import { type Column, columnsByTable, insertionInto, selectionFrom } from './columns.ts'
import { readInPieces } from './postgres/cursor.ts'
import { beginWithoutLimits } from './postgres/parameters.ts'
import type { Schema } from './schema.ts'
import { migrate } from './sqlite/connection.ts'
import type { OnProgress } from './store.ts'

/** Copies a snapshot of PostgreSQL into a new or empty SQLite file. `checkServer` runs in its transaction. */
export async function copyInto(
  file: string,
  client: pg.Client,
  schema: Schema,
  onProgress: OnProgress = () => {},
  checkServer: () => Promise<void> = async () => {},
): Promise<void> {
  const target = new DatabaseSync(file)
  try {
    // An interrupted copy is discarded, so it needs no journal on disk, and one sync at the end.
    target.exec('PRAGMA journal_mode = MEMORY')
    target.exec('PRAGMA synchronous = OFF')
    migrate(target, schema)
    await beginWithoutLimits(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await checkServer()
    target.exec('BEGIN')
    for (const [table, columns] of columnsByTable(schema)) {
      // The migration has inserted initial rows.
      target.exec(`DELETE FROM ${table}`)
      const insert = inserter(target, table, columns)
      let done = 0
      for await (const piece of readInPieces<SQLInputValue[]>(
        client,
        selectionFrom(table, columns),
        'array',
      )) {
        for (const row of piece) insert(row)
        done += piece.length
        onProgress(`${table}: ${done} rows`)
      }
    }
    target.exec('COMMIT')
    await client.query('COMMIT')
  } finally {
    target.close()
  }
}

function inserter(target: DatabaseSync, table: string, columns: readonly Column[]) {
  const places = columns.map(() => '?').join(', ')
  const statement = target.prepare(`${insertionInto(table, columns)} (${places})`)
  return (row: SQLInputValue[]) => void statement.run(...row)
}
