import { integer } from './row.ts'
import { readStatement } from './statement.ts'
import { first, type Reader, type Value } from './store.ts'

/** A function that counts rows. `from` begins with FROM. */
export function counting(name: string, from: string) {
  const statement = readStatement({
    name,
    columns: { count: integer },
    sql: `SELECT COUNT(*) AS count ${from}`,
  })
  return async (reader: Reader, ...values: Value[]): Promise<number> =>
    (await first(reader, { statement, values }))?.count ?? 0
}
