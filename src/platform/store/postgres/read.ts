import type pg from 'pg'
import { rowsOf } from '../row.ts'
import type { Query } from '../store.ts'
import { asText } from './batch.ts'
import type { Opened } from './connect.ts'
import { type Prepared, runPipeline } from './pipeline.ts'

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
