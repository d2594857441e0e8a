import { DatabaseSync } from 'node:sqlite'
import type { Schema } from './schema.ts'
import { migrate } from './sqlite/connection.ts'

export interface Column {
  name: string
  isText: boolean
}

/** The columns of every table that a backup holds, as the schema has them, on either engine. */
export function columnsByTable(schema: Schema): ReadonlyMap<string, Column[]> {
  const database = new DatabaseSync(':memory:')
  try {
    migrate(database, schema)
    const info = database.prepare('SELECT name, type FROM pragma_table_info(?) ORDER BY cid')
    return new Map(
      schema.tables.map((table) => [
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
