// A table with one row, which people change as a whole: its content as JSON, and the version that guards it against races.
import { integer, text } from './row.ts'
import { insertStatement, readStatement, writeStatement } from './statement.ts'
import { first, type Reader, type Write, write } from './store.ts'

interface SingleRow<T> {
  /** Of its statements. */
  name: string
  table: string
  id: string
  /** Before it was saved. Members that came later have these values in an older row. */
  usual: T
}

export function singleRow<T extends object>({ name, table, id, usual }: SingleRow<T>) {
  const select = readStatement({
    name: `${name}.byId`,
    columns: { body: text, version: integer },
    sql: `SELECT body, version FROM ${table} WHERE id = $1`,
  })
  const insert = insertStatement(`${name}.insert`, table, ['id', 'body', 'version'], 'ON CONFLICT DO NOTHING')
  const update = writeStatement({
    name: `${name}.update`,
    sql: `UPDATE ${table} SET body = $2, version = version + 1 WHERE id = $1 AND version = $3`,
  })
  return {
    /** The version before the first change is 0. */
    load: async (store: Reader): Promise<{ value: T; version: number }> => {
      const row = await first(store, { statement: select, values: [id] })
      return row
        ? { value: { ...usual, ...JSON.parse(row.body) }, version: row.version }
        : { value: usual, version: 0 }
    },
    /** Increments the version, and changes no row if another command was faster. */
    save: (value: T, version: number): Write =>
      version === 0
        ? write(insert, [id, JSON.stringify(value), 1])
        : write(update, [id, JSON.stringify(value), version]),
  }
}
