import type pg from 'pg'
import type { Dialect } from '../migration-step.ts'
import { breaksServices, type Schema, type SchemaState, upgradeFrom } from '../schema.ts'
import { StoreUnavailable } from '../store.ts'
import { beginWithoutLimits } from './parameters.ts'
import { countSessions } from './sessions.ts'

/** Any number: processes that start at once queue up behind it. */
export const migrationLock = 7_201_926

/**
 * Without a collation, the locale of the server would decide how texts compare.
 *
 * perf: storing a draft takes 28 µs of the server's processor time with lz4 and 56 µs with PostgreSQL's own method, in one run of
 * `node bench/compression.ts` (docs/decisions/postgresql-batches.md).
 */
export const dialectOf = ({ hasLz4 }: { hasLz4: boolean }): Dialect => ({
  text: 'TEXT COLLATE "C"',
  keptByKey: '',
  member: (column, ...path) => `(CAST(${column} AS json) #>> '{${path.join(',')}}')`,
  compressQuickly: (table, column) =>
    hasLz4 ? [`ALTER TABLE ${table} ALTER COLUMN ${column} SET COMPRESSION lz4`] : [],
  // Rows that are there are not read: the table is locked for an instant.
  refuseNewRows: (table, name, condition) => [
    `ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (NOT (${condition})) NOT VALID`,
  ],
})

/** Servers can be built without it, those before PostgreSQL 14 do not know it, and a failed attempt would end the transaction. */
async function offersLz4(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ methods: string[] }>(
    `SELECT enumvals AS methods FROM pg_settings WHERE name = 'default_toast_compression'`,
  )
  return rows[0]?.methods?.includes('lz4') ?? false
}

/** How long a step waits for a table that others use. Who comes after it waits as long. */
const lockMs = 3_000
/** A table is in use for too long, or a request and the step wait for each other's tables. */
const retriable = new Set(['55P03', '40P01'])
const attempts = 20

/**
 * Brings the tables up to date. Nothing is created where nothing is missing. All steps are one transaction. Its statements have no
 * time limit, but it waits only `lockMs` for a table that others use, and then begins again, up to `attempts` times: the requests of
 * services that run beside it wait no longer than that.
 */
export async function migrate(client: pg.Client, schema: Schema): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(client, schema)
    } catch (error) {
      await client.query('ROLLBACK')
      const isRetriable = retriable.has((error as { code?: string }).code ?? '')
      if (!isRetriable || attempt === attempts) throw error
    }
  }
}

async function migrateOnce(client: pg.Client, schema: Schema): Promise<void> {
  await beginWithoutLimits(client)
  await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
  const dialect = dialectOf({ hasLz4: await offersLz4(client) })
  const state = await readSchemaState(client)
  if (breaksServices(schema, state)) await refuseWhileServed(client)
  const steps = upgradeFrom(schema, state, dialect)
  if (steps.length > 0) {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`)
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)')
  }
  for (const statement of steps) await client.query(statement)
  await client.query('COMMIT')
}

async function refuseWhileServed(client: pg.Client): Promise<void> {
  const count = await countSessions(client)
  if (count > 0)
    throw new StoreUnavailable(
      `The tables cannot be upgraded while services run that would not work with them afterwards: the database has ${count} connections of Buildorder. Stop all services, and a pooler that keeps connections open, and start again.`,
    )
}

/** Version 0 for a database without our tables. A role that may not create tables can ask, too. */
export async function readSchemaState(client: pg.Client): Promise<SchemaState> {
  const { rows } = await client.query(`SELECT to_regclass('schema_version') IS NOT NULL AS "isThere"`)
  if (!rows[0]?.isThere) return { version: 0 }
  // All columns, because older databases have fewer.
  const states = await client.query<{ version: number; steps?: number | null }>(
    'SELECT * FROM schema_version',
  )
  return states.rows[0] ?? { version: 0 }
}
