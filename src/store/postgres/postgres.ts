import type { Writable } from 'node:stream'
import pg from 'pg'
import { copyInto } from '../copy.ts'
import { Conflict, type Query, type Store, StoreUnavailable, type Write } from '../store.ts'
import { loadInto } from './load.ts'
import { expectRows, migrate } from './migrate.ts'
import { sharedInserts } from './shared-inserts.ts'

const int8 = 20
/** Raised by expect_rows, a serialization failure, a deadlock: each means that somebody was faster. */
const conflicts = new Set(['BO001', '40001', '40P01'])

export async function openPostgres(url: string, connections: number): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'buildorder',
    connectionTimeoutMillis: 10_000,
    // An answered write must survive a power cut, whatever the server's default is.
    options: '-c synchronous_commit=on',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    } as pg.CustomTypesConfig,
    pipeline: true,
  } as pg.PoolConfig)
  // A connection that breaks, idle or at work, is replaced at the next use, and whatever ran on it fails by itself.
  // Without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  await reaching(() => migrate(pool))
  const ask = ({ sql, values = [] }: Query) => pool.query({ name: nameOf(sql), text: sql, values })
  const insertShared = sharedInserts({
    run: (sql, values) => ask({ sql, values }).then(() => {}, fail),
    isRefusal: (error) =>
      error instanceof Conflict || (error instanceof pg.DatabaseError && !isUnreachable(error)),
  })

  return {
    engine: 'postgres',
    all: <T>(query: Query) => reaching(async () => (await ask(query)).rows as T[]),
    batch: (writes) => {
      const [only] = writes
      const inserted = only && writes.length === 1 ? insertShared(only) : undefined
      return reaching(() => inserted ?? runBatch(pool, writes))
    },
    backup: (file, onProgress) => copyInto(file, pool, onProgress),
    load: (source, onProgress = () => {}) => loadInto(pool, source, onProgress),
    fault: () => undefined,
    close: () => pool.end(),
  }
}

/** One transaction in one round trip: everything is sent at once, and the server itself checks the row counts. */
async function runBatch(pool: pg.Pool, writes: Write[]): Promise<void> {
  const client = await pool.connect()
  let broken: Error | undefined
  // One write to the socket instead of one per statement. `pg` has no door for this.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const send = ({ sql, rows, values = [] }: Write) => {
    const text = rows === 'any' ? sql : expectRows(sql, rows)
    return client.query({ name: nameOf(text), text, values })
  }
  try {
    stream.cork()
    // A single statement is a transaction already. After a failure COMMIT rolls back.
    const sent =
      writes.length === 1
        ? writes.map(send)
        : [client.query('BEGIN'), ...writes.map(send), client.query('COMMIT')]
    stream.uncork()
    const outcomes = await Promise.allSettled(sent)
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
  } catch (error) {
    if (isUnreachable(error)) broken = error as Error
    fail(error)
  } finally {
    client.release(broken)
  }
}

/** Says so when somebody was faster. */
function fail(error: unknown): never {
  const { code = '', message } = error as { code?: string; message: string }
  throw conflicts.has(code) ? new Conflict(message) : error
}

const names = new Map<string, string>()

/** A prepared statement needs a name on its connection; each text gets one. */
function nameOf(sql: string): string {
  let name = names.get(sql)
  if (!name) {
    name = `s${names.size}`
    names.set(sql, name)
  }
  return name
}

async function reaching<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw isUnreachable(error) ? new StoreUnavailable((error as Error).message, { cause: error }) : error
  }
}

/** No answer from a server, or one that says it is going down (class 57P) or full (53300). */
function isUnreachable(error: unknown): boolean {
  if (error instanceof Conflict) return false
  const { code } = error as { code?: string }
  if (error instanceof pg.DatabaseError) return code === '53300' || (code?.startsWith('57P') ?? false)
  return (
    error instanceof Error && /connect|ECONN|ETIMEDOUT|EPIPE|terminated/i.test(`${code} ${error.message}`)
  )
}
