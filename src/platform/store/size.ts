import { integer } from './row.ts'
import { readStatement } from './statement.ts'
import { first, type Store } from './store.ts'

const selectSize = readStatement({
  name: 'store.size',
  columns: { bytes: integer },
  sql: {
    sqlite: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    postgres: 'SELECT pg_database_size(current_database()) AS bytes',
  },
})

/** The bytes of the whole database. On PostgreSQL the server adds up its files: not for every request of the metrics. */
export async function databaseSize(store: Store): Promise<number> {
  const row = await first(store, { statement: selectSize })
  return row?.bytes ?? 0
}
