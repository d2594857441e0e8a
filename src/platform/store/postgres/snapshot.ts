import pg from 'pg'
import { createNames } from '../../names/names.ts'
import type { Snapshot } from '../snapshot.ts'
import { rowsOf } from '../statement.ts'
import { configOf } from './connect.ts'
import { readInPieces } from './cursor.ts'
import { readSchemaState } from './migrate.ts'

export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    ...configOf({ url, lookup: createNames().lookup }),
    application_name: 'buildorder check',
  })
  // The query that is under way fails by itself; without a listener the process would end.
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return {
    async *rows(statement) {
      for await (const piece of readInPieces<pg.QueryResultRow>(client, statement.sql.postgres))
        yield* rowsOf(statement, piece)
    },
    schema: () => readSchemaState(client),
    async countRows(table) {
      const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)
      return rows[0]?.count ?? 0
    },
    // PostgreSQL checks pages when they are read, which all of them are.
    async *damage() {},
    close: () => client.end(),
  }
}
