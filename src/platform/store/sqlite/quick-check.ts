// Notices a damaged database when the service starts, before anything is written to it. Bounded: a full check of a large
// file takes minutes, and is what `check` is for.
import { closeSync, openSync, readSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { storageFailure } from './failures.ts'
import { sizeOf } from './files.ts'
import { oneLine, quoted, tablesIn } from './tables.ts'

export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged'
}

/** Up to this size every page is read, which takes a second at most. */
const maxFullyCheckedBytes = 64 * 1024 * 1024

/** Throws `DatabaseDamaged` with advice. */
export function checkQuickly(file: string): void {
  const problem = problemOf(file)
  if (problem !== undefined)
    throw new DatabaseDamaged(
      `The database ${file} is damaged: ${problem}. Nothing was changed. Keep a copy of the folder, run \`check\`, and restore the last backup into an empty folder (docs/guides/backup.md, "When the database is damaged").`,
    )
}

function problemOf(file: string): string | undefined {
  const size = sizeOf(file)
  if (size === 0) {
    // SQLite would remove the log and begin with an empty database.
    const log = sizeOf(`${file}-wal`)
    return log > 0 ? `it is missing or empty, but its log ${file}-wal is there` : undefined
  }
  // What is missing at the end may be in a log: a checkpoint that was interrupted has copied the header already.
  const hasLog = ['-wal', '-journal'].some((ending) => sizeOf(file + ending) > 0)
  if (!hasLog && size < headerBytes(file)) return 'its end is missing'
  try {
    return contentProblem(file, size)
  } catch (error) {
    // All else is for the service to meet: it may write, and so recover what a read-only connection cannot.
    return storageFailure(error)?.isDamage ? (error as Error).message : undefined
  }
}

/** How large the file must be, by its header. */
function headerBytes(file: string): number {
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header, 0, header.length, 0)
  } finally {
    closeSync(descriptor)
  }
  const pageSize = header.readUInt16BE(16)
  return header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize)
}

function contentProblem(file: string, size: number): string | undefined {
  // Read-only: closing must not empty the log into a database that is damaged.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    if (size <= maxFullyCheckedBytes) {
      const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
      return found === 'ok' ? undefined : oneLine(found)
    }
    readEnds(database)
    return undefined
  } finally {
    database.close()
  }
}

/**
 * The newest row of each table, and the way there: most damage is where something was written last. Rows that are kept by their key
 * have no such end.
 */
function readEnds(database: DatabaseSync): void {
  const isKeptByKey = database.prepare('SELECT wr FROM pragma_table_list WHERE name = ?')
  for (const table of tablesIn(database)) {
    const order = isKeptByKey.get(table)?.wr === 1 ? '' : 'ORDER BY rowid DESC'
    database.prepare(`SELECT * FROM ${quoted(table)} ${order} LIMIT 1`).get()
  }
}
