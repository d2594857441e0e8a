// Server parameters on which the service relies. A direct connection sets them once, for its session. Behind a pooler a
// session is not ours: another client gets the same server connection after each transaction, and so every transaction
// sets them for itself.
import type pg from 'pg'
import type { Prepared } from './pipeline.ts'
import type { SessionTimeLimits } from './session.ts'

export type ServerLimits = Pick<SessionTimeLimits, 'lock' | 'statement'>

/** For migrations, backups and checks, which may take as long as they need. */
export const noLimits: ServerLimits = { lock: 0, statement: 0 }

/** remote_apply demands more than on, so it stays. */
const durability = `CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END`

/** Columns of a SELECT that sets them; `isLocal` is an SQL condition: until the end of the transaction only. */
export const parametersOf = ({ lock, statement }: ServerLimits, isLocal: string) => `
  set_config('synchronous_commit', ${durability}, ${isLocal}) AS "synchronousCommit",
  set_config('client_encoding', 'UTF8', ${isLocal}),
  set_config('lock_timeout', '${Math.ceil(lock)}', ${isLocal}),
  set_config('statement_timeout', '${Math.ceil(statement)}', ${isLocal}),
  set_config('idle_in_transaction_session_timeout', '0', ${isLocal})`

/** The first statement of a transaction behind a pooler, sent together with the others. */
export const preludeOf = (limits: ServerLimits): Prepared => ({
  name: 'transaction.parameters',
  text: `SELECT ${parametersOf(limits, 'true')}`,
  values: [],
})

/** The limit exists since PostgreSQL 17. */
const noTransactionLimit = `SELECT set_config(name, '0', true) FROM pg_settings WHERE name = 'transaction_timeout'`

/** Begins a transaction without time limits that takes several round trips. */
export const beginWithoutLimits = (client: pg.ClientBase, mode = '') =>
  client.query(`BEGIN ${mode}; SELECT ${parametersOf(noLimits, 'true')}; ${noTransactionLimit}`)
