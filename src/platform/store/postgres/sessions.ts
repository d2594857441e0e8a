import type pg from 'pg'
import { createNames } from '../../names/names.ts'
import { openConnection } from './cluster.ts'
import { endConnection } from './connect.ts'
import { noLimits } from './parameters.ts'

const connectTimeoutMs = 10_000

/**
 * How many other connections of services a database has. Those of other roles are seen only with pg_read_all_stats. Processes that
 * start at the same time wait for the lock of the migration, and serve no requests yet.
 */
export async function countSessions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*) AS count FROM pg_stat_activity a
      WHERE datname = current_database() AND application_name = 'buildorder' AND pid <> pg_backend_pid()
        AND NOT EXISTS (SELECT 1 FROM pg_locks l WHERE l.pid = a.pid AND l.locktype = 'advisory' AND NOT l.granted)`,
  )
  return rows[0]?.count ?? 0
}

export async function countSessionsAt(url: string): Promise<number> {
  const names = createNames()
  const { client } = await openConnection(
    { url, lookup: names.lookup, preparedStatements: 'false', applicationName: 'buildorder move' },
    { connect: connectTimeoutMs, ...noLimits },
  )
  try {
    return await countSessions(client)
  } finally {
    await endConnection(client)
    names.close()
  }
}
