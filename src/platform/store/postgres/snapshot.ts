import type pg from 'pg'
import { createNames } from '../../names/names.ts'
import { rowsOf } from '../row.ts'
import type { Snapshot } from '../snapshot.ts'
import { openConnection } from './cluster.ts'
import { endConnection } from './connect.ts'
import { readInPieces } from './cursor.ts'
import { readSchemaState } from './migrate.ts'
import { beginWithoutLimits, noLimits } from './parameters.ts'

const connectTimeoutMs = 10_000

export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const names = createNames()
  const { client } = await openConnection(
    { url, lookup: names.lookup, preparedStatements: 'false', applicationName: 'buildorder check' },
    { connect: connectTimeoutMs, ...noLimits },
  )
  await beginWithoutLimits(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return {
    async *rows(statement) {
      for await (const piece of readInPieces<pg.QueryResultRow>(client, statement.sql.postgres))
        yield* rowsOf(statement, piece)
    },
    schema: () => readSchemaState(client),
    async countRows(table) {
      const known = await client.query(`SELECT to_regclass($1) IS NOT NULL AS "isThere"`, [table])
      if (!known.rows[0]?.isThere) return 0
      const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)
      return rows[0]?.count ?? 0
    },
    // PostgreSQL checks pages when they are read, which all of them are.
    async *damage() {},
    close: () => endConnection(client),
  }
}
