import { closeSync, openSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** Overwrites the first page of a table, like a failing disk. Closes the database, so that no cache hides it. */
export function damagePage(database: DatabaseSync, table: string): void {
  const file = String(database.location())
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table) as {
    rootpage: number
  }
  const { page_size } = database.prepare('PRAGMA page_size').get() as { page_size: number }
  database.close()
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(page_size, 0xa5), 0, page_size, (rootpage - 1) * page_size)
  closeSync(descriptor)
}
