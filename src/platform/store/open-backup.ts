// Reads a backup without trusting it: names of tables and columns come from our schema, values must have the types of
// our columns, and the file itself is opened so that SQLite neither changes it nor leaves anything beside it.
import { closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type Counts, readMark } from './backup-mark.ts'
import { type Column, columnsByTable, selectionFrom } from './columns.ts'
import { type Schema, SchemaTooNew, stepsOf } from './schema.ts'
import { migrate, readSchemaState } from './sqlite/connection.ts'
import { sizeOf } from './sqlite/files.ts'
import { countRows, oneLine } from './sqlite/tables.ts'
import type { Value } from './store.ts'

export class NotABackup extends Error {
  override name = 'NotABackup'
}

/** The file has no mark that it is complete. */
export class UnmarkedBackup extends Error {
  override name = 'UnmarkedBackup'
}

/** All rows of one table, each with its values in the order of the columns. */
export interface TableRows {
  table: string
  columns: readonly Column[]
  count: number
  rows: Iterable<Value[]>
}

export interface Backup {
  tables(): Iterable<TableRows>
  close(): void
}

export interface BackupOptions {
  /** Backups of earlier builds have no mark. */
  acceptUnmarked: boolean
}

export function openBackup(file: string, schema: Schema, { acceptUnmarked }: BackupOptions): Backup {
  checkFiles(file)
  const source = openUnchanged(file)
  try {
    const steps = checkContent(source, schema, acceptUnmarked)
    if (steps === schema.migrations.length) return backupOf(source, schema, () => source.close())
  } catch (error) {
    source.close()
    // Errors of SQLite for a file that it cannot read.
    throw (error as { code?: string }).code === 'ERR_SQLITE_ERROR'
      ? new NotABackup((error as Error).message)
      : error
  }
  source.close()
  return openUpgraded(file, schema)
}

const headerLength = 100
const magic = 'SQLite format 3\0'
/** Offset of the journal mode in the header, and its value for the write-ahead log. */
const writeVersionAt = 18
const writeAheadLog = 2

function checkFiles(file: string): void {
  const header = Buffer.alloc(headerLength)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header, 0, headerLength, 0)
  } finally {
    closeSync(descriptor)
  }
  if (header.toString('latin1', 0, magic.length) !== magic) throw new NotABackup('file is not a database')
  // A copy from PostgreSQL was written with such a log until it was complete, before backups had a mark.
  if (header[writeVersionAt] === writeAheadLog)
    throw new NotABackup('it is the database of a service, or a backup that was interrupted')
  for (const ending of ['-wal', '-journal'])
    if (sizeOf(file + ending) > 0)
      throw new NotABackup(`beside it is ${ending}, which says that it is not complete`)
}

/** Immutable: SQLite takes no locks, makes no files and recovers nothing. */
function openUnchanged(file: string): DatabaseSync {
  const url = pathToFileURL(file)
  url.search = '?immutable=1'
  const database = new DatabaseSync(url, { readOnly: true })
  database.exec('PRAGMA trusted_schema = OFF')
  return database
}

/** Answers how many steps the schema has. */
function checkContent(source: DatabaseSync, schema: Schema, acceptUnmarked: boolean): number {
  const [problem] = source.prepare('PRAGMA quick_check(1)').all()
  if (problem?.quick_check !== 'ok') throw new NotABackup(`it is damaged: ${oneLine(problem?.quick_check)}`)
  // Our schema has only tables and indexes. A view or a trigger could run foreign code.
  const foreign = source
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1`,
    )
    .get()
  if (foreign) throw new NotABackup(`it holds ${JSON.stringify(foreign.name)}, which no backup has`)
  const steps = stepsOf(readSchemaState(source))
  if (!Number.isInteger(steps) || steps < 1) throw new NotABackup('its schema has no version')
  // A backup is a copy of every column. One of more columns than this program knows would lose them.
  if (steps > schema.migrations.length) throw new SchemaTooNew(steps, schema)
  const mark = readMark(source)
  if (mark) checkCounts(source, mark)
  else if (!acceptUnmarked) throw new UnmarkedBackup()
  return steps
}

function checkCounts(source: DatabaseSync, mark: Counts): void {
  for (const [table, count] of mark) {
    const found = countRows(source, table)
    if (found !== count) throw new NotABackup(`${table} has ${found} rows instead of ${count}`)
  }
}

/** Upgrades a copy; the backup itself stays as it is. */
function openUpgraded(file: string, schema: Schema): Backup {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-restore-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'backup.db')
    copyFileSync(file, copy)
    const database = new DatabaseSync(copy)
    database.exec('PRAGMA trusted_schema = OFF')
    migrate(database, schema)
    return backupOf(database, schema, () => {
      database.close()
      remove()
    })
  } catch (error) {
    remove()
    throw error
  }
}

const backupOf = (source: DatabaseSync, schema: Schema, close: () => void): Backup => ({
  *tables() {
    for (const [table, columns] of columnsByTable(schema))
      yield { table, columns, count: countRows(source, table), rows: readRows(source, table, columns) }
  },
  close,
})

function* readRows(source: DatabaseSync, table: string, columns: readonly Column[]): Iterable<Value[]> {
  const statement = source.prepare(selectionFrom(table, columns))
  statement.setReturnArrays(true)
  for (const row of statement.iterate() as unknown as Iterable<SQLOutputValue[]>) {
    columns.forEach((column, index) => {
      if (!fits(row[index], column))
        throw new NotABackup(`${table}.${column.name} holds a value of another type`)
    })
    yield row as Value[]
  }
}

const fits = (value: unknown, { isText }: Column) =>
  value === null || (isText ? typeof value === 'string' : Number.isSafeInteger(value))
