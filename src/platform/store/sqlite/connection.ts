import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Dialect } from '../migration-step.ts'
import { type Schema, type SchemaState, upgradeFrom } from '../schema.ts'
import { maxLogBytes } from './checkpoint.ts'

/** How long to wait for another process (the command line beside the service) to finish its write. */
const busyTimeoutMs = 10_000

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  database.exec('PRAGMA journal_mode = WAL')
  // An answered write must survive a power cut: sync the log at every commit.
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA cache_size = -16384')
  // Fewer, larger checkpoints: a page that changes often is copied back once instead of many times.
  // perf: a submit writes 10.7 kB instead of 18.7 kB, in one run of `npm run bench:versions -- <checkout without it>`.
  database.exec('PRAGMA wal_autocheckpoint = 8000')
  // When the log starts over after it had grown, cut off what exceeds this.
  database.exec(`PRAGMA journal_size_limit = ${maxLogBytes}`)
  // That of SQLite knows ASCII alone.
  database.function('lower', { deterministic: true }, (text) =>
    text === null ? null : String(text).toLowerCase(),
  )
  return database
}

/** SQLite compares text byte by byte by default, and compresses nothing. */
export const dialect: Dialect = {
  text: 'TEXT',
  compressQuickly: () => [],
  refuseNewRows: () => [],
  keptByKey: 'WITHOUT ROWID',
  member: (column, ...path) => `json_extract(${column}, '$.${path.join('.')}')`,
}

/** Brings the tables up to date; safe when several processes do so at once, because only one can hold the lock. */
export function migrate(database: DatabaseSync, schema: Schema): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)')
    for (const statement of upgradeFrom(schema, readSchemaState(database), dialect)) database.exec(statement)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Version 0 for a database without our tables. All columns are read, because older databases have fewer. */
export function readSchemaState(database: DatabaseSync): SchemaState {
  const isThere = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'`).get()
  const row = isThere && database.prepare('SELECT * FROM schema_version').get()
  return { version: Number(row?.version ?? 0), steps: row?.steps == null ? null : Number(row.steps) }
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
