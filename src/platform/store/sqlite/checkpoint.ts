import type { DatabaseSync } from 'node:sqlite'
import { sizeOf } from './files.ts'

/** A log that a long reader let grow beyond this is cut back as soon as the reader has ended. */
export const maxLogBytes = 64 * 1024 * 1024

export const isLogLarge = (file: string) => sizeOf(`${file}-wal`) > maxLogBytes

/** Copies the log into the database and truncates it; does nothing while a reader still needs it. */
export function truncateLog(database: DatabaseSync): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number }
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The log stays as it is: complete, and only larger than necessary. A write that fails says why.
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`)
  }
}
