// Who a server says it is. All servers of a cluster have one system identifier, and each promotion begins a new timeline. So a
// former primary that came back has a lower timeline than its successor, and a server that was replaced has another identifier.
import pg from 'pg'
import { StoreUnavailable } from '../store.ts'

/** Null where it is not known: a standby has no timeline of its own, and some managed services do not answer. */
export interface ServerIdentity {
  systemIdentifier: string | null
  timeline: number | null
}

/** A server with other data, or with older data, than those that were used before. */
export class WrongServer extends StoreUnavailable {
  override name = 'WrongServer'
}

const systemIdentifier = '(SELECT system_identifier::text FROM pg_control_system())'
// Not from pg_control_checkpoint(), which names the timeline before a promotion until the next checkpoint has ended.
const timeline = `CASE WHEN NOT pg_is_in_recovery()
  THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint END`

const questionOf = (identifier: string, line: string) =>
  `${identifier} AS "systemIdentifier", ${line} AS timeline`

/** Columns of a SELECT, and what cannot be recognised with them. Where a server refuses one, the next is asked. */
export const identityQuestions = [
  { columns: questionOf(systemIdentifier, timeline), unrecognised: undefined },
  { columns: questionOf('NULL', timeline), unrecognised: 'a server of another cluster' },
  { columns: questionOf(systemIdentifier, 'NULL::bigint'), unrecognised: 'a former primary' },
  {
    columns: questionOf('NULL', 'NULL::bigint'),
    unrecognised: 'a server of another cluster or a former primary',
  },
] as const

/** The role may not call a function, or the server does not have it. */
const refusedFunctions = new Set(['42501', '42883', '0A000'])

export const isRefusedFunction = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && refusedFunctions.has(error.code ?? '')

const acceptance =
  'If it has the data that you want to use from now on, stop all services, run the command accept-server with its DATABASE_URL, and start them again.'

/** Why a server cannot follow the one that was used before. */
export function refusalOf(said: ServerIdentity, known: ServerIdentity | undefined): string | undefined {
  if (!known) return undefined
  if (differs(said.systemIdentifier, known.systemIdentifier))
    return `The server belongs to another cluster: its system identifier is ${said.systemIdentifier}, that of the database was ${known.systemIdentifier}. ${acceptance}`
  if (said.timeline !== null && said.timeline < (known.timeline ?? 0))
    return `The server is a former primary: it is on timeline ${said.timeline}, and timeline ${known.timeline} was used after it, so that it lacks data. Make it a standby of the new primary. ${acceptance}`
  return undefined
}

export const differs = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

/** What is known after a server was accepted. */
export const merged = (said: ServerIdentity, known: ServerIdentity | undefined): ServerIdentity => ({
  systemIdentifier: said.systemIdentifier ?? known?.systemIdentifier ?? null,
  timeline: said.timeline ?? known?.timeline ?? null,
})
