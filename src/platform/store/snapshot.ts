import { databaseFile } from '../../app/open-store.ts'
import type { Settings } from '../../app/settings.ts'
import { openPostgresSnapshot } from './postgres/snapshot.ts'
import { openSqliteSnapshot } from './sqlite/snapshot.ts'

/** Reads rows in small pieces, so that memory stays flat. */
export interface RowReader {
  rows<T>(sql: string): AsyncIterable<T>
}

/** The database as of one moment, while services go on. Changes nothing, not even the schema. */
export interface Snapshot extends RowReader {
  /** What the database itself finds broken, one sentence each. */
  damage(): AsyncIterable<string>
  close(): Promise<void>
}

export const openSnapshot = (settings: Settings): Promise<Snapshot> =>
  settings.DATABASE_URL
    ? openPostgresSnapshot(settings.DATABASE_URL)
    : openSqliteSnapshot(databaseFile(settings))
