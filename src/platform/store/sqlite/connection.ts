import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Dialect } from '../migrations/step.ts'
import { upgradeFrom } from '../schema.ts'
import { maxLogBytes } from './checkpoint.ts'

/** How long to wait for another process (the command line beside the service) to finish its write. */
const busyTimeout = 10_000

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('PRAGMA journal_mode = WAL')
  // An answered write must survive a power cut: sync the log at every commit.
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA cache_size = -16384')
  // Fewer, larger checkpoints: a page that changes often is copied back once instead of many times.
  database.exec('PRAGMA wal_autocheckpoint = 8000')
  // When the log starts over after it had grown, cut off what exceeds this.
  database.exec(`PRAGMA journal_size_limit = ${maxLogBytes}`)
  return database
}

/** SQLite compares text byte by byte by default. */
export const dialect: Dialect = { text: 'TEXT' }

/** Brings the tables up to date; safe when several processes do so at once, because only one can hold the lock. */
export function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)')
    const row = database.prepare('SELECT version FROM schema_version').get()
    for (const statement of upgradeFrom(Number(row?.version ?? 0), dialect)) database.exec(statement)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Prepares each text once. `$1` is written `?1` in SQLite. */
export function preparer(database: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>()
  return (sql) => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      prepared.set(sql, statement)
    }
    return statement
  }
}
