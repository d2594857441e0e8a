import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type pg from 'pg'
import { tables } from './schema.ts'
import { migrate, openDatabase } from './sqlite/connection.ts'
import type { Store, Value, Write } from './store.ts'

const chunk = 1000

/** Copies PostgreSQL into a new embedded database, as it stood at one moment. */
export async function copyInto(file: string, pool: pg.Pool): Promise<void> {
  if (existsSync(file)) rmSync(file)
  const target = openDatabase(file)
  const client = await pool.connect()
  try {
    migrate(target)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    for (const table of tables) {
      // The migration has left its first rows there.
      target.exec(`DELETE FROM ${table}`)
      // A cursor keeps memory flat however large a table is.
      await client.query(`DECLARE copying NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
      for (;;) {
        const { rows } = await client.query<Record<string, SQLInputValue>>(`FETCH ${chunk} FROM copying`)
        if (rows.length === 0) break
        insertAll(target, table, rows)
      }
      await client.query('CLOSE copying')
    }
    await client.query('COMMIT')
    // One file, with nothing left in a log beside it.
    target.exec('PRAGMA journal_mode = DELETE')
  } finally {
    client.release()
    target.close()
  }
}

export class NotABackup extends Error {
  override name = 'NotABackup'
}

/** Before anything is written to it: a stranger's database would get our tables. */
function checkBackup(file: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    database.prepare('SELECT version FROM schema_version').get()
  } catch (error) {
    throw new NotABackup((error as Error).message)
  } finally {
    database?.close()
  }
}

/** Fills an empty database of either engine from a backup; returns how many rows each table got. */
export async function restoreFrom(file: string, store: Store): Promise<Map<string, number>> {
  checkBackup(file)
  const source = openDatabase(file)
  const counts = new Map<string, number>()
  try {
    migrate(source)
    for (const table of tables) {
      let writes: Write[] = [{ sql: `DELETE FROM ${table}`, rows: 'any' }]
      let count = 0
      for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
        writes.push({ ...insertion(table, Object.keys(row)), values: Object.values(row) as Value[], rows: 1 })
        count++
        if (writes.length === chunk) {
          await store.batch(writes)
          writes = []
        }
      }
      if (writes.length > 0) await store.batch(writes)
      counts.set(table, count)
    }
  } finally {
    source.close()
  }
  return counts
}

function insertAll(target: DatabaseSync, table: string, rows: Record<string, SQLInputValue>[]): void {
  const statement = target.prepare(
    insertion(table, Object.keys(rows[0] ?? {})).sql.replace(/\$(\d+)/g, '?$1'),
  )
  target.exec('BEGIN')
  for (const row of rows) statement.run(...Object.values(row))
  target.exec('COMMIT')
}

function insertion(table: string, columns: string[]) {
  const places = columns.map((_, index) => `$${index + 1}`)
  return { sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})` }
}
