// Runs a read or batches on a connection. A batch is one unit for the server: a pipeline. A separate BEGIN or COMMIT could fail alone
// and split the batch.
import pg from 'pg'
import { rowsOf } from '../row.ts'
import { type Batch, writesOf } from '../several-rows.ts'
import { OutcomeUnknown, type Query, StoreUnavailable, type Value, type Write } from '../store.ts'
import type { Opened } from './connect.ts'
import { shortLockWait } from './group.ts'
import { type Prepared, runPipeline } from './pipeline.ts'

/** Runs all writes or none, in one round trip. */
export async function runBatch(connection: Opened, writes: readonly Write[]): Promise<void> {
  await runWrites(connection, writes.map(preparedWrite))
}

/** Runs the writes of all batches or none, in one round trip. */
export async function runGroup(connection: Opened, batches: readonly Batch[]): Promise<void> {
  await runWrites(connection, [shortLockWait, ...writesOf(batches).map(preparedWrite)])
}

async function runWrites(connection: Opened, statements: readonly Prepared[]): Promise<void> {
  const { client, prelude, isNamed, facts } = connection
  await runPipeline(client, {
    statements: [...prelude, ...statements],
    isNamed,
    answering: 0,
    failure: (error, { isSent, isComplete }) => {
      if (!isSent) return new StoreUnavailable(error.message, { cause: error })
      // The server stops at the first error, so an error means that nothing was stored. Three cases say nothing: a lost
      // connection, the end of the session after the last statement, when the commit may have happened, and a pooler
      // that reports the loss of the server's connection.
      const isOpen =
        !(error instanceof pg.DatabaseError) || ((isComplete || !facts.isDirect) && endsSession(error))
      return isOpen ? new OutcomeUnknown(error.message, { cause: error }) : error
    },
  })
}

/** A write that must touch another number of rows is another statement for the server. */
function preparedWrite({ statement, rows, values = [] }: Write): Prepared {
  const { name } = statement
  const sql = statement.sql.postgres
  return {
    name: name === '' || rows === 'any' ? name : `${name}=${rows}`,
    text: rows === 'any' ? sql : expectRows(sql, rows),
    values: values.map(asText),
  }
}

/**
 * Lets the server itself refuse a batch in which a write touched another number of rows than it must, with the error
 * `wrongRowCount`. Plain SQL instead of a procedure, which not every engine has. The divisor is no constant, because the
 * server would compute a constant before it counts.
 */
export const expectRows = (sql: string, rows: number) =>
  `WITH touched AS (${sql} RETURNING 1) SELECT CASE count(*) WHEN ${rows} THEN 1 ELSE 1 / (0 * count(*)) END FROM touched`

/** Connection errors, shutdown, termination, timeouts of a session, I/O and internal errors. */
const endsSession = ({ code = '' }: pg.DatabaseError) => /^(08|25P|57P|58|XX)/.test(code)

const asText = (value: Value) => (typeof value === 'number' ? String(value) : value)

/** Runs one read. Behind a pooler, the parameters of its transaction go with it. */
export async function runRead<R>(connection: Opened, { statement, values = [] }: Query<R>): Promise<R[]> {
  const { client, prelude, isNamed } = connection
  const text = statement.sql.postgres
  if (prelude.length === 0) {
    const name = isNamed ? statement.name : ''
    return rowsOf(statement, (await client.query({ name, text, values: [...values] })).rows)
  }
  const [rows = []] = await runPipeline(client, {
    statements: [...prelude, { name: statement.name, text, values: values.map(asText) }],
    isNamed,
    answering: 1,
    failure: (error) => error,
  })
  return rowsOf(statement, rows)
}

/** How far a replica has replayed the log of its primary, in bytes; null on a server that is not a replica. */
const selectPosition: Prepared = {
  name: 'replica.position',
  text: `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint END AS position`,
  values: [],
}

export interface ReadAt<R> {
  rows: R[]
  /** The rows have every commit before it. */
  position: number | null
}

/**
 * Runs one read on a replica, together with the position. Both are one transaction: a pooler or a balancer may choose
 * another server for the next one.
 */
export async function runReadAt<R>(
  { client, prelude, isNamed }: Opened,
  { statement, values = [] }: Query<R>,
): Promise<ReadAt<R>> {
  const { name } = statement
  const [positions = [], rows = []] = await runPipeline(client, {
    statements: [
      ...prelude,
      selectPosition,
      { name, text: statement.sql.postgres, values: values.map(asText) },
    ],
    isNamed,
    answering: 2,
    failure: (error) => error,
  })
  return { rows: rowsOf(statement, rows), position: positionIn(positions) }
}

/** In a transaction that others begin, or in one of its own. */
export async function readPosition(client: pg.ClientBase): Promise<number | null> {
  return positionIn((await client.query(selectPosition.text)).rows)
}

const positionIn = ([row]: object[]) => (row as { position: number | null }).position
