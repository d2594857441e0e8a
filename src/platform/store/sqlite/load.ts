import type { DatabaseSync } from 'node:sqlite'
import { insertionInto } from '../columns.ts'
import { findsUse, NotEmpty } from '../empty.ts'
import type { TableRows } from '../open-backup.ts'
import type { Schema } from '../schema.ts'
import type { OnProgress } from '../store.ts'
import { truncateLog } from './checkpoint.ts'

/** Fills an empty database in one transaction: until it commits, no other connection sees anything of it. */
export function loadInto(
  database: DatabaseSync,
  schema: Schema,
  source: Iterable<TableRows>,
  onProgress: OnProgress,
): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const sql of findsUse(schema)) if (database.prepare(sql).get()) throw new NotEmpty()
    for (const { table, columns, count, rows } of source) {
      database.exec(`DELETE FROM ${table}`)
      const places = columns.map(() => '?').join(', ')
      const insert = database.prepare(`${insertionInto(table, columns)} (${places})`)
      let done = 0
      for (const row of rows) {
        insert.run(...row)
        if (++done % 1000 === 0) onProgress(`${table}: ${done} of ${count} rows`)
      }
    }
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
  truncateLog(database)
}
