import { DatabaseSync } from 'node:sqlite'
import { tables } from './schema.ts'
import { migrate } from './sqlite/connection.ts'

export interface Column {
  name: string
  isText: boolean
}

let found: Map<string, Column[]> | undefined

/** The columns of every table that a backup holds, as the schema of this version has them, on either engine. */
export function columnsByTable(): ReadonlyMap<string, Column[]> {
  found ??= readColumns()
  return found
}

function readColumns(): Map<string, Column[]> {
  const database = new DatabaseSync(':memory:')
  try {
    migrate(database)
    const info = database.prepare('SELECT name, type FROM pragma_table_info(?) ORDER BY cid')
    return new Map(
      tables.map((table) => [
        table,
        info.all(table).map(({ name, type }) => ({ name: name as string, isText: type === 'TEXT' })),
      ]),
    )
  } finally {
    database.close()
  }
}

/** `INSERT INTO counter (name, value) VALUES` */
export const insertionInto = (table: string, columns: readonly Column[]) =>
  `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')}) VALUES`

export const selectionFrom = (table: string, columns: readonly Column[]) =>
  `SELECT ${columns.map(({ name }) => name).join(', ')} FROM ${table}`
