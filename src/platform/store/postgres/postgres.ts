// PostgreSQL as a store: session.ts sets session parameters, pool.ts lends connections, batch.ts sends a batch as one
// transaction, errors.ts classifies errors, write-fault.ts checks whether the server can write.
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { createNames, type Names } from '../../names/names.ts'
import { copyInto } from '../copy.ts'
import { rowsOf, writeStatement } from '../statement.ts'
import { Conflict, type Store, type Write } from '../store.ts'
import { runBatch } from './batch.ts'
import { asLoss, configOf, endConnection, openConnection, type Server } from './connect.ts'
import { mayConcernOneRow, readOnly, translated } from './errors.ts'
import { loadInto } from './load.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'
import { durabilityWarnings, limitsWithin, noLimits, type ServerFacts, setUpSession } from './session.ts'
import { sharedInserts } from './shared-inserts.ts'
import { watchWrites } from './write-fault.ts'

export interface PostgresOptions {
  url: string
  /** Connections at most. */
  connections: number
  /** Time limit of a request, in milliseconds. */
  requestMs: number
  log?: Pick<Logger, 'info' | 'warn'> | undefined
  /** Name resolution, replaced by tests. */
  names?: Names
}

export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, connections, requestMs, log, names = createNames() } = options
  const server: Server = { url, lookup: names.lookup }
  const limits = limitsWithin(requestMs)
  describe(await reaching(() => prepare(server, limits.connect)), log)

  const pool = openPool({
    size: connections,
    limits,
    open: async () => {
      const opened = await openConnection(server, limits)
      if (opened.facts.isReadOnly) writes.set(readOnly)
      return opened
    },
  })
  const commit = (batch: readonly Write[]) => pool.use('write', (client) => runBatch(client, batch))
  const writes = watchWrites({
    probe: async () => {
      // Connections that were opened while the server was read-only may stay read-only.
      if (writes.reason() === readOnly) pool.renew()
      await commit([probeWrite()]).catch((error) => {
        if (!(translated(error) instanceof Conflict)) throw error
      })
    },
  })
  const insertShared = sharedInserts({
    run: (statement, values) => commit([{ statement, values, rows: 'any' }]),
    mayConcernOneRow,
  })

  return {
    engine: 'postgres',
    all: ({ statement, values = [] }) =>
      reaching(async () => {
        const query = { name: statement.name, text: statement.sql.postgres, values: [...values] }
        return rowsOf(statement, (await pool.use('read', (client) => client.query(query))).rows)
      }),
    batch: (batch) =>
      reaching(async () => {
        const [only] = batch
        if (!only) return
        const inserted = batch.length === 1 ? insertShared(only) : undefined
        await (inserted ?? commit(batch)).catch((error) => {
          writes.note(error)
          throw error
        })
      }),
    backup: (file, onProgress) =>
      reaching(() => withPatientPool(server, (patient) => copyInto(file, patient, onProgress))),
    load: (source, onProgress = () => {}) =>
      reaching(() => withPatientPool(server, (patient) => loadInto(patient, source, onProgress))),
    fault: writes.reason,
    close: () => {
      writes.stop()
      names.close()
      return pool.close()
    },
  }
}

const insertProbe = writeStatement({
  name: 'store.probe',
  sql: 'INSERT INTO carrier (id, body) VALUES ($1, $2)',
})

/** Large enough to need new pages of the disk, and always undone, because it cannot touch two rows. */
const probeWrite = (): Write => ({
  statement: insertProbe,
  values: [`probe-${randomUUIDv7()}`, randomBytes(48 * 1024).toString('base64')],
  rows: 2,
})

/** Checks the server and brings the tables up to date, on a connection without time limits. */
async function prepare(server: Server, connectLimit: number): Promise<ServerFacts> {
  const { client, facts } = await openConnection(server, { connect: connectLimit, ...noLimits })
  try {
    await migrate(client)
  } catch (error) {
    throw asLoss(client, error)
  } finally {
    await endConnection(client)
  }
  return facts
}

function describe(facts: ServerFacts, log: PostgresOptions['log']): void {
  const { version, encoding, synchronousCommit, fsync } = facts
  log?.info({ version, encoding, synchronousCommit, fsync }, 'PostgreSQL')
  for (const warning of durabilityWarnings(facts)) log?.warn(warning)
}

/** Runs work whose errors become those of the store. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translated(error)
  }
}

/** A backup reads without time limits, on its own connection. */
async function withPatientPool<T>(server: Server, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const onConnect = (client: pg.ClientBase) => setUpSession(client, noLimits)
  const pool = new pg.Pool({ ...configOf(server), max: 1, onConnect })
  pool.on('error', () => {})
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}
