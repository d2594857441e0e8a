// The server whose data the database has, as the database itself remembers it: a copy of the data in another cluster, made by a
// dump or by pg_upgrade, names the server it comes from. Backups do not have it, so that they can be restored anywhere.
import type pg from 'pg'
import { createNames } from '../../names/names.ts'
import { openConnection } from './cluster.ts'
import { endConnection } from './connect.ts'
import { refusalOf, type ServerIdentity, WrongServer } from './identity.ts'
import { noLimits } from './parameters.ts'
import type { ServerFacts } from './session.ts'

const connectTimeoutMs = 10_000

/** Undefined before the first start of a version that stores it. */
async function readIdentity(client: pg.Client): Promise<ServerIdentity | undefined> {
  const { rows } = await client.query(`SELECT to_regclass('database_server') IS NOT NULL AS "isThere"`)
  if (!rows[0]?.isThere) return undefined
  const stored = await client.query<ServerIdentity>(
    'SELECT system_identifier AS "systemIdentifier", timeline FROM database_server',
  )
  return stored.rows[0]
}

export async function refuseOtherServer(client: pg.Client, said: ServerIdentity): Promise<void> {
  const refusal = refusalOf(said, await readIdentity(client))
  if (refusal) throw new WrongServer(refusal)
}

/** Stores nothing if the server does not say who it is, or if nothing is new. */
export async function storeIdentity(client: pg.Client, facts: ServerFacts): Promise<void> {
  const { systemIdentifier, timeline, isReadOnly } = facts
  if (isReadOnly || systemIdentifier === null || timeline === null) return
  const stored = await readIdentity(client)
  if (stored?.systemIdentifier === systemIdentifier && stored.timeline === timeline) return
  await client.query(
    `INSERT INTO database_server (id, system_identifier, timeline) VALUES (1, $1, $2)
      ON CONFLICT (id) DO UPDATE SET system_identifier = excluded.system_identifier, timeline = excluded.timeline`,
    [systemIdentifier, timeline],
  )
}

/** From now on, the server at this address is the one with the data. Returns what was known before, and what is now. */
export async function acceptServer(
  url: string,
): Promise<{ before: ServerIdentity | undefined; now: ServerIdentity }> {
  const names = createNames()
  const { client, facts } = await openConnection(
    { url, lookup: names.lookup, preparedStatements: 'false', applicationName: 'buildorder accept-server' },
    { connect: connectTimeoutMs, ...noLimits },
  )
  try {
    const before = await readIdentity(client)
    // Without a row, the next start stores who the server is.
    if (before) await client.query('DELETE FROM database_server')
    return { before, now: facts }
  } finally {
    await endConnection(client)
    names.close()
  }
}
