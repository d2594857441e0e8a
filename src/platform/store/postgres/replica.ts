// Reads on a replica. Each one states the age of its data, and the primary is read instead if they are too old or the
// replica cannot be used. Nothing but the position in the log says how old they are: see position-log.ts.
import type { Logger } from 'pino'
import { createNames } from '../../names/names.ts'
import type { StaleReads } from '../stale-reads.ts'
import { Conflict, type Query, type Reader, StoreUnavailable } from '../store.ts'
import { leaveHost, openConnection } from './cluster.ts'
import type { Server } from './connect.ts'
import { noReplica, translated } from './errors.ts'
import { openPool, type Pool } from './pool.ts'
import { createPositionLog } from './position-log.ts'
import { readPosition, runReadAt } from './run.ts'
import type { SessionTimeLimits } from './session.ts'

export interface ReplicaOptions {
  url: string
  connections: number
  /** Time limit of a request, in milliseconds. */
  requestMs: number
  preparedStatements: Server['preparedStatements']
  /** Data that are older are not used. */
  maxAgeSeconds: number
  /** Read while the replica cannot be used. */
  primary: Reader
  /** How far the primary has written its log. */
  logPosition: () => Promise<number>
  log?: Pick<Logger, 'info' | 'warn'> | undefined
}

export interface Replica extends StaleReads {
  /** Why the primary is read instead; undefined while the replica is used. */
  fault(): string | undefined
  /** Of the last read. */
  ageSeconds(): number
  close(): Promise<void>
}

/** How often the position of the primary is read: an answer states at least the time since then as its age. */
const pollEveryMs = 250
/** How long a replica that failed is not tried again. */
const pauseAfterFaultMs = 5_000
/** Short: a request that meets a replica that does not answer still has time for the primary. */
const limitsOf = (requestMs: number): SessionTimeLimits => ({
  connect: Math.min(requestMs / 4, 1_000),
  lock: Math.min(requestMs / 4, 1_000),
  statement: Math.min(requestMs / 3, 2_000),
  silence: Math.min(requestMs / 2, 3_000),
})
const unchecked = 'It was not checked yet.'

/** The data were too old for this read. */
class TooOld extends Error {
  override name = 'TooOld'
}

export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  const { url, connections, requestMs, preparedStatements, maxAgeSeconds, primary } = options
  const names = createNames()
  const server: Server = { url, lookup: names.lookup, preparedStatements, isReplica: true }
  const limits = limitsOf(requestMs)
  const pool = openPool({ size: connections, limits, open: () => openConnection(server, limits) })
  const watch = watchReplica(options, pool, server)
  await watch.pollOnce()
  const timer = setInterval(watch.pollOnce, pollEveryMs)
  timer.unref()

  /** Undefined if the replica could not answer, or not with data that are young enough. */
  async function readOnReplica<T>(work: (reader: Reader) => Promise<T>, limit: number) {
    let ageSeconds = 0
    const all = async <R>(query: Query<R>): Promise<R[]> => {
      const { rows, position } = await pool.use('read', (connection) => runReadAt(connection, query))
      ageSeconds = Math.max(ageSeconds, watch.ageAt(position))
      if (ageSeconds > limit) throw new TooOld()
      return rows
    }
    try {
      return { value: await work({ all }), ageSeconds }
    } catch (thrown) {
      const error = translated(thrown)
      if (error instanceof StoreUnavailable) watch.avoid(error.message)
      else if (error instanceof TooOld) {
        if (ageSeconds > maxAgeSeconds) watch.avoid(behind(maxAgeSeconds))
        // A query that delays recovery for too long is cancelled. The next one need not be.
      } else if (!(error instanceof Conflict)) throw error
      return undefined
    }
  }

  return {
    async read(work, maxAge = Number.POSITIVE_INFINITY) {
      const limit = Math.min(maxAge, maxAgeSeconds)
      const found = watch.fault() === undefined && limit > 0 ? await readOnReplica(work, limit) : undefined
      return found ?? { value: await work(primary) }
    },
    fault: watch.fault,
    ageSeconds: watch.ageSeconds,
    async close() {
      clearInterval(timer)
      await watch.polled()
      names.close()
      await pool.close()
    },
  }
}

// It replicates another server, or a former primary with commits that were lost in a failover.
const ahead = 'it has data that the primary does not have.'
const behind = (maxAgeSeconds: number) => `it is more than ${maxAgeSeconds} s behind.`

/** Whether the replica can be used, and how old its data are. */
function watchReplica({ maxAgeSeconds, logPosition, log }: ReplicaOptions, pool: Pool, server: Server) {
  const positions = createPositionLog(maxAgeSeconds)
  let fault: string | undefined = unchecked
  let tryAgainAt = 0
  let lastAge = Number.POSITIVE_INFINITY
  /** The furthest position that the replica stated since the primary was asked. */
  let furthest = 0
  let polling: Promise<void> | undefined

  function avoid(reason: string): void {
    // Another read met the same fault.
    if (fault !== undefined && performance.now() < tryAgainAt) return
    if (fault === undefined || fault === unchecked)
      log?.warn({ reason }, `lists are read from the primary, not from a replica: ${reason}`)
    fault = reason
    tryAgainAt = performance.now() + pauseAfterFaultMs
    leaveHost(server)
    pool.renew()
  }

  function ageAt(position: number | null): number {
    if (position === null) throw new StoreUnavailable(noReplica)
    furthest = Math.max(furthest, position)
    lastAge = positions.ageOf(position, performance.now())
    return lastAge
  }

  async function probe(): Promise<void> {
    try {
      const position = await pool.use('read', ({ client }) => readPosition(client))
      const ageSeconds = ageAt(position)
      if (Number(position) > (await logPosition())) return avoid(ahead)
      if (ageSeconds > maxAgeSeconds) return avoid(behind(maxAgeSeconds))
      fault = undefined
      log?.info('lists are read from a replica')
    } catch (error) {
      avoid((error as Error).message)
    }
  }

  async function poll(): Promise<void> {
    const stated = furthest
    furthest = 0
    const at = performance.now()
    try {
      const position = await logPosition()
      if (stated > position) avoid(ahead)
      positions.add(position, at)
    } catch {
      // The ages grow until the replica is no longer used.
    }
    if (fault !== undefined && performance.now() >= tryAgainAt) await probe()
  }

  return {
    avoid,
    ageAt,
    fault: () => fault,
    /** Of the last read. */
    ageSeconds: () => lastAge,
    pollOnce: () => {
      polling ??= poll().finally(() => {
        polling = undefined
      })
      return polling
    },
    /** Waits for the current poll. */
    polled: () => polling,
  }
}
