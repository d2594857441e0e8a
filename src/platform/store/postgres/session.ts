// Sets up every connection and checks the server. Parameters are set by a query after connecting: the address cannot
// override them, and a pooler does not refuse them as it would refuse options in the startup packet.
import type pg from 'pg'
import { StoreUnavailable } from '../store.ts'
import type { ServerIdentity } from './identity.ts'
import { parametersOf, type ServerLimits } from './parameters.ts'
import { isPooled } from './pooler.ts'

/** All in milliseconds. */
export interface SessionTimeLimits {
  /** To connect, and to wait for a free connection. */
  connect: number
  /** To wait for a row that another transaction holds. */
  lock: number
  /** For one statement, as the server counts. */
  statement: number
  /** For one query or batch, as this process counts; after it, the connection is given up. */
  silence: number
}

/** Limits that fit into the time of a request, so that the database gives up before the request does. */
export function limitsWithin(requestMs: number): SessionTimeLimits {
  // Even where requests are short, loading a large catalog takes some seconds.
  const statement = Math.max(0.8 * requestMs, 5_000)
  return {
    // A request may wait for a connection and then twice for a lock: PostgreSQL queues for a row in two steps.
    connect: Math.min(requestMs / 2, 10_000),
    lock: Math.min(requestMs / 5, 5_000),
    statement,
    silence: Math.max(requestMs, statement) + 2_000,
  }
}

export class UnsuitableDatabase extends StoreUnavailable {
  override name = 'UnsuitableDatabase'
}

/** What the server really uses, after the session was set up. */
export interface ServerFacts extends ServerIdentity {
  /** No pooler is between the service and the server: parameters and prepared statements stay between transactions. */
  isDirect: boolean
  database: string
  version: string
  encoding: string
  synchronousCommit: string
  fsync: string
  fullPageWrites: string
  isReadOnly: boolean
}

/** A commit is synced to disk before it is answered. */
const durable = ['on', 'remote_apply']

/** Sets up the session, and returns the values in force. Refuses a server that would lose or corrupt data. */
export async function setUpSession(
  client: pg.ClientBase,
  limits: ServerLimits,
  identityColumns: string,
): Promise<ServerFacts> {
  // Behind a pooler they end with this transaction, because they would stay with a connection that others use, too.
  const { rows } = await client.query<ServerFacts>(`SELECT
    ${parametersOf(limits, isPooled(client))}, ${identityColumns},
    NOT (${isPooled(client)}) AS "isDirect",
    current_database() AS database, current_setting('server_version') AS version,
    current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS "fullPageWrites",
    current_setting('transaction_read_only') = 'on' AS "isReadOnly"`)
  const facts = rows[0] as ServerFacts
  if (facts.encoding !== 'UTF8') {
    throw new UnsuitableDatabase(
      `The database ${facts.database} has the encoding ${facts.encoding}, which cannot hold every text. Create one with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
    )
  }
  if (!durable.includes(facts.synchronousCommit)) {
    throw new UnsuitableDatabase(
      `The server uses synchronous_commit = ${facts.synchronousCommit} although on was demanded: an answered write could be lost. Check the pooler between the service and PostgreSQL.`,
    )
  }
  return facts
}

/** Server settings that can lose data in a power cut. The operator sets them, so they are only logged. */
export const durabilityWarnings = ({ fsync, fullPageWrites }: ServerFacts): string[] => [
  ...(fsync === 'on' ? [] : ['PostgreSQL runs with fsync = off: a power cut can lose answered writes']),
  ...(fullPageWrites === 'on'
    ? []
    : ['PostgreSQL runs with full_page_writes = off: a power cut can damage the database']),
]
