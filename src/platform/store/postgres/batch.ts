// A batch is one unit for the server: a pipeline. A separate BEGIN or COMMIT could fail alone and split the batch.
import pg from 'pg'
import { OutcomeUnknown, StoreUnavailable, type Value, type Write } from '../store.ts'
import type { Opened } from './connect.ts'
import { shortLockWait } from './group.ts'
import { type Batch, writesOf } from './group-writes.ts'
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

export const asText = (value: Value) => (typeof value === 'number' ? String(value) : value)
