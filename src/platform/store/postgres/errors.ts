// Classifies errors of PostgreSQL. By SQLSTATE, never by the text of a message, which depends on the language of the
// server. Errors of connections have no SQLSTATE: they get their type where
// they arise (connect.ts, pool.ts, run.ts).
import pg from 'pg'
import { Conflict, StoreUnavailable } from '../store.ts'

/** A division by zero, which only `expectRows` causes. */
const wrongRowCount = '22012'

const lockTimeout = '55P03'

/** Another transaction changed the same rows first, so load and decide again. */
const conflicts = new Set([wrongRowCount, '40001', '40P01'])

/** The server cannot serve any request now. A class has two characters, a code five. */
const unavailable = new Set([
  '08', // connection exception
  '25006', // read-only transaction: a standby, or a server that its operator made read-only
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '53', // insufficient resources: disk, memory, connections
  lockTimeout,
  '57', // cancelled, shut down, restarting, database dropped
  '58', // system error: I/O
  // Another version of the service changed the tables under this one.
  '0A000', // a cached plan must not change its result type
  '42703', // undefined column
  '42883', // undefined function
  '42P01', // undefined table
])

export const readOnly = 'The database is read-only.'
export const noReplica = 'The server is not a replica.'

/** The reason why the server cannot write now, for codes that also affect later writes. */
const writeFaults: Record<string, string> = {
  '25006': readOnly,
  '53100': 'The disk of the database is full.',
  '58030': 'The database reports an I/O error.',
}

/** The server refused a statement and goes on; the connection can be used again. */
const harmless = new Set(['21', '22', '23', '54', lockTimeout, '57014', ...conflicts])

const isIn = (codes: ReadonlySet<string>, code: string) => codes.has(code) || codes.has(code.slice(0, 2))

const sqlStateOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')

export const writeFaultOf = (error: unknown): string | undefined => writeFaults[sqlStateOf(error)]

export const leavesConnectionUsable = (error: unknown): boolean => isIn(harmless, sqlStateOf(error))

/** Errors that a single row or lock may cause: each row of a shared statement is then inserted on its own. */
export const mayConcernOneRow = leavesConnectionUsable

export const isLockWait = (error: unknown): boolean => sqlStateOf(error) === lockTimeout

/** The error that callers of the store get for an answer of the server. Nothing was stored in any of these cases. */
export function translated(error: unknown): unknown {
  const code = sqlStateOf(error)
  const { message } = error as Error
  if (code === wrongRowCount) return new Conflict('A write touched another number of rows than it must.')
  if (conflicts.has(code)) return new Conflict(message)
  return isIn(unavailable, code) ? new StoreUnavailable(message, { cause: error }) : error
}
