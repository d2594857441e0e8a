// One connection to one server: how it is configured, opened within a time limit, and closed. cluster.ts chooses the server.
import { type LookupFunction, Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'
import { OutcomeUnknown, StoreUnavailable } from '../store.ts'
import { preludeOf } from './parameters.ts'
import { type Prepared, valueTypes } from './pipeline.ts'
import { poolerKeepsNames } from './pooler.ts'
import { type ServerFacts, type SessionTimeLimits, setUpSession, UnsuitableDatabase } from './session.ts'

/** When an idle connection is checked for a peer that is gone. The system checks again every second, ten times. */
const keepAliveAfterMs = 10_000
/** Time limit for closing a connection. */
const closeTimeoutMs = 1_000

export interface Opened {
  client: pg.Client
  facts: ServerFacts
  /** What every transaction begins with: nothing on a direct connection. */
  prelude: readonly Prepared[]
  /** Whether statements are prepared once, by name. */
  isNamed: boolean
}

/** Where the server is, how its name becomes an address, and how to speak to it. */
export interface Server {
  /** May name several hosts. */
  url: string
  lookup: LookupFunction
  /** Prepared statements with names: `auto` is on, except behind a pooler that does not keep them. */
  preparedStatements: 'auto' | 'true' | 'false'
  /** Of several hosts, one that refuses writes is wanted. */
  isReplica?: boolean
  /** The name that the server shows for the connections. */
  applicationName?: string
  /** Hears which server is used, when it changes. */
  log?: Pick<Logger, 'warn'> | undefined
}

export type Limits = Pick<SessionTimeLimits, 'connect' | 'lock' | 'statement'>

const configOf = (url: string, { lookup, applicationName = 'buildorder' }: Server): pg.ClientConfig => ({
  connectionString: url,
  stream: () => new LookupSocket(lookup),
  application_name: applicationName,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfterMs,
  types: valueTypes,
})

export const settingOf = ({ isReplica }: Server) => (isReplica ? 'DATABASE_READ_URL' : 'DATABASE_URL')

/** The columns ask who the server is; see identity.ts. Throws `StoreUnavailable` with the cause. */
export async function openAt(
  url: string,
  server: Server,
  limits: Limits,
  identityColumns: string,
): Promise<Opened> {
  const client = newClient(url, server)
  const timer = setTimeout(
    () => abandon(client, `The database did not answer within ${Math.round(limits.connect / 1000)} s`),
    limits.connect,
  )
  try {
    await client.connect()
    const facts = await setUpSession(client, limits, identityColumns)
    return {
      client,
      facts,
      prelude: facts.isDirect ? [] : [preludeOf(limits)],
      isNamed: await hasNames(client, facts, server),
    }
  } catch (error) {
    abandon(client, 'The connection was not opened')
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable(messageOf(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const hasNames = async (client: pg.Client, { isDirect }: ServerFacts, { preparedStatements }: Server) =>
  preparedStatements === 'auto' ? isDirect || poolerKeepsNames(client) : preparedStatements === 'true'

/** Throws one clear line if the address has a part that cannot be used, such as a certificate file that is not there. */
function newClient(url: string, server: Server): pg.Client {
  let client: pg.Client
  try {
    client = new pg.Client(configOf(url, server))
  } catch (error) {
    throw new UnsuitableDatabase(`${settingOf(server)} cannot be used: ${(error as Error).message}`)
  }
  // Queries on a broken connection fail on their own. Without a listener, the error would end the process.
  client.on('error', () => {})
  return client
}

/** Closes the connection at once. Queries on it fail. */
export function abandon(client: pg.Client, reason: string): void {
  client.connection.stream.destroy(new StoreUnavailable(reason))
}

/** The error of work on a connection. If the connection was lost, the system or `pg` says so, with a code or without. */
export function asLoss(client: pg.Client, error: unknown): unknown {
  const isClear = error instanceof pg.DatabaseError || error instanceof OutcomeUnknown
  if (isClear || !client.connection.stream.destroyed) return error
  return new StoreUnavailable((error as Error).message, { cause: error })
}

/** Closes the connection properly, or at once after a time limit. */
export async function endConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => abandon(client, 'The connection was closed'), closeTimeoutMs)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** Several addresses of one name fail with one error each and no message of their own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(({ message }: Error) => message).join('; ')
    : (error as Error).message

/** A socket for `pg` that finds the host with a lookup of ours: the system's own can neither be cancelled nor limited. */
class LookupSocket extends Socket {
  readonly #lookup: LookupFunction

  constructor(lookup: LookupFunction) {
    super()
    this.#lookup = lookup
  }

  /** `pg` calls it with a port and a host, or with the path of a local socket. */
  override connect(...target: unknown[]): this {
    const [port, host] = target
    return typeof port === 'number' && typeof host === 'string'
      ? super.connect({ port, host, lookup: this.#lookup })
      : super.connect(String(port))
  }
}
