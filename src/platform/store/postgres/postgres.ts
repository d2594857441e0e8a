// PostgreSQL as a store: connect.ts opens connections, pool.ts lends them, run.ts runs a read or sends batches as
// one transaction, errors.ts classifies errors, write-fault.ts checks whether the server can write.
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Logger } from 'pino'
import { createNames, type Names } from '../../names/names.ts'
import { copyInto } from '../copy.ts'
import type { Schema } from '../schema.ts'
import { writeStatement } from '../statement.ts'
import { Conflict, type Lane, type Store, type StoreObserver, type Write, write } from '../store.ts'
import { openConnection } from './cluster.ts'
import { asLoss, endConnection, type Opened, type Server } from './connect.ts'
import { isLockWait, mayConcernOneRow, readOnly, translated } from './errors.ts'
import { followCluster } from './follow-cluster.ts'
import { groupCommit } from './group.ts'
import { hostsOf, mustBeWritable } from './hosts.ts'
import { refuseOtherServer, storeIdentity } from './identity-row.ts'
import { loadInto } from './load.ts'
import { migrate } from './migrate.ts'
import { noLimits } from './parameters.ts'
import { openPool, type Pool } from './pool.ts'
import { runBatch, runGroup, runRead } from './run.ts'
import { durabilityWarnings, limitsWithin } from './session.ts'
import { sharedInserts } from './shared-inserts.ts'
import { askServer } from './silence.ts'
import { watchWrites } from './write-fault.ts'

export interface PostgresOptions {
  url: string
  schema: Schema
  /** Connections at most. */
  connections: number
  /** Time limit of a request, in milliseconds. */
  requestMs: number
  /** Prepared statements with names; `auto` by default. */
  preparedStatements?: Server['preparedStatements']
  log?: Pick<Logger, 'info' | 'warn'> | undefined
  /** Name resolution, replaced by tests. */
  names?: Names
}

export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const {
    url,
    schema,
    connections,
    requestMs,
    preparedStatements = 'auto',
    log,
    names = createNames(),
  } = options
  const server: Server = { url, lookup: names.lookup, preparedStatements, log }
  const limits = limitsWithin(requestMs)
  const withUnlimitedConnection = <T>(use: (connection: Opened) => Promise<T>) =>
    reaching(() => useWithoutTimeLimits(server, limits.connect, use))
  await withUnlimitedConnection(async (connection) => {
    const { client, facts } = connection
    await refuseOtherServer(client, facts)
    await migrate(client, schema)
    await storeIdentity(client, facts)
    describe(connection, log)
  })

  let observer: StoreObserver | undefined
  const { pool, positions, cluster, close } = openPools(server, limits, connections, {
    onLent: (lane, seconds) => observer?.queueSeconds.observe({ lane }, seconds),
    onReadOnly: () => commits.writes.set(readOnly),
  })
  const commits = committing(pool, limits.connect, (batches, seconds) => {
    observer?.groupBatches.observe(batches)
    observer?.commitSeconds.observe(seconds)
  })
  const { writes, groups } = commits
  const isFollowing = mustBeWritable(hostsOf(url))

  return {
    engine: 'postgres',
    all: (query) => reaching(() => pool.use('read', (connection) => runRead(connection, query))),
    batch: (batch) =>
      reaching(async () => {
        const [only] = batch
        if (!only) return
        const inserted = batch.length === 1 ? commits.insertShared(only) : undefined
        await (inserted ?? groups.commit(batch)).catch((error) => {
          writes.note(error)
          // The server is no longer the primary: the next connections find the one that is.
          if (isFollowing && writes.reason() === readOnly) pool.renew()
          throw error
        })
      }),
    backup: (file, onProgress) =>
      withUnlimitedConnection(({ client }) => copyInto(file, client, schema, onProgress)),
    load: (source, onProgress = () => {}) =>
      withUnlimitedConnection(({ client }) => loadInto(client, schema, source, onProgress)),
    logPosition: () =>
      reaching(() =>
        positions().use('read', async ({ client }) => {
          const { rows } = await client.query<{ position: number }>(selectLogPosition)
          return (rows[0] as { position: number }).position
        }),
      ),
    fault: () => writes.reason() ?? (isEmpty(pool) ? cluster.refusal() : undefined),
    observe: (next) => {
      observer = next
    },
    state: () => {
      const { waiting, connections } = pool.state()
      return { waiting: { ...waiting, write: waiting.write + groups.waiting() }, connections }
    },
    close: async () => {
      writes.stop()
      names.close()
      await close()
    },
  }
}

interface PoolListener {
  onLent: (lane: Lane, seconds: number) => void
  /** A connection was opened to a server that cannot write. */
  onReadOnly: () => void
}

/** The pools of the process, which follow the primary of the cluster. */
function openPools(
  server: Server,
  limits: ReturnType<typeof limitsWithin>,
  size: number,
  { onLent, onReadOnly }: PoolListener,
) {
  const cluster = followCluster({
    server,
    limits,
    use: (work) => pool.use('read', work),
    renew: () => {
      pool.renew()
      positionPool?.renew()
    },
  })
  const pool = openPool({
    size,
    limits,
    findWorking: askServer(server, limits),
    onLent,
    open: async () => {
      const opened = await cluster.open()
      if (opened.facts.isReadOnly) onReadOnly()
      return opened
    },
  })
  let positionPool: Pool | undefined
  return {
    cluster,
    pool,
    /** A connection of its own: a wait for one of the pool would make the data of a replica seem older than they are. */
    positions: () => {
      positionPool ??= openPool({ size: 1, limits, open: cluster.open })
      return positionPool
    },
    close: async () => {
      cluster.stop()
      await Promise.all([pool.close(), positionPool?.close()])
    },
  }
}

/** How batches are committed: alone, in groups, or as rows of one insert. Several batches may share one commit. */
function committing(pool: Pool, waitLimit: number, onCommitted: (batches: number, seconds: number) => void) {
  const timed =
    (batches: number, run: (connection: Opened) => Promise<void>) => async (connection: Opened) => {
      const start = performance.now()
      await run(connection)
      onCommitted(batches, (performance.now() - start) / 1000)
    }
  const commit = (writes: readonly Write[], batches = 1) =>
    pool.use(
      'write',
      timed(batches, (connection) => runBatch(connection, writes)),
    )
  const writes = watchWrites({
    probe: async () => {
      // Connections that were opened while the server was read-only may stay read-only.
      if (writes.reason() === readOnly) pool.renew()
      await commit([probeWrite()]).catch((error) => {
        if (!(translated(error) instanceof Conflict)) throw error
      })
    },
  })
  return {
    writes,
    groups: groupCommit({
      waitLimit,
      commitGroup: (batches, since) =>
        pool.use(
          'group',
          timed(batches.length, (connection) => runGroup(connection, batches)),
          since,
        ),
      commitAlone: (batch) => commit(batch),
      mayConcernOneBatch: mayConcernOneRow,
      isLockWait,
    }),
    insertShared: sharedInserts({
      run: (statement, values, rows) => commit([{ statement, values, rows: 'any' }], rows),
      mayConcernOneRow,
    }),
  }
}

const isEmpty = (pool: Pool) => {
  const { idle, reading, writing } = pool.state().connections
  return idle + reading + writing === 0
}

const selectLogPosition = `SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS position`

const insertProbe = writeStatement({
  name: 'store.probe',
  sql: `INSERT INTO idempotency (caller, idempotency_key, fingerprint, status, body, created_at)
    VALUES ('', $1, '', 0, $2, 0)`,
})

/** Large enough to need new pages of the disk, and always undone, because it cannot touch two rows. */
const probeWrite = (): Write =>
  write(insertProbe, [`probe-${randomUUIDv7()}`, randomBytes(48 * 1024).toString('base64')], 2)

function describe({ facts, isNamed }: Opened, log: PostgresOptions['log']): void {
  const { version: serverVersion, encoding, synchronousCommit, fsync, isDirect } = facts
  log?.info(
    { serverVersion, encoding, synchronousCommit, fsync, isDirect, preparedStatements: isNamed },
    'PostgreSQL',
  )
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

/** Migrations and backups have a connection of their own, without time limits. */
async function useWithoutTimeLimits<T>(
  server: Server,
  connectLimit: number,
  use: (connection: Opened) => Promise<T>,
): Promise<T> {
  const connection = await openConnection(server, { connect: connectLimit, ...noLimits })
  try {
    return await use(connection)
  } catch (error) {
    throw asLoss(connection.client, error)
  } finally {
    // A transaction that is open ends with its connection.
    await endConnection(connection.client)
  }
}
