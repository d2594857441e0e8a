import { createNames } from '../../names/names.ts'
import { openConnection } from './cluster.ts'
import { endConnection } from './connect.ts'
import { noLimits } from './parameters.ts'

const connectWithin = 10_000

/** How many connections of services a database has. Those of other roles are seen only with pg_read_all_stats. */
export async function countSessions(url: string): Promise<number> {
  const names = createNames()
  const { client } = await openConnection(
    { url, lookup: names.lookup, preparedStatements: 'false', applicationName: 'buildorder move' },
    { connect: connectWithin, ...noLimits },
  )
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*) AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'buildorder'`,
    )
    return rows[0]?.count ?? 0
  } finally {
    await endConnection(client)
    names.close()
  }
}
