// The connections of this process, lent to work. Every wait has an end: for a connection, for an answer, for closing.
import { type Lane, StoreUnavailable } from '../store.ts'
import { keepBorrowers, sweepEveryMs, type Work } from './borrowers.ts'
import { abandon, asLoss, endConnection, type Opened } from './connect.ts'
import { type Connection, keepConnections } from './connections.ts'
import { leavesConnectionUsable } from './errors.ts'
import { createSilenceProbe } from './silence.ts'

export interface PoolOptions {
  size: number
  /** Opens a connection; fails within a time limit. */
  open: () => Promise<Opened>
  /** How long to wait for a connection, and how long for an answer, in milliseconds. */
  limits: { connect: number; silence: number }
  /** Those of the given processes of the server that work. Without it, a silent connection is given up after `limits.silence`. */
  findWorking?: (processes: number[]) => Promise<ReadonlySet<number>>
  /** How long work waited for its connection. */
  onLent?: (lane: Lane, seconds: number) => void
}

export interface PoolState {
  waiting: Record<Lane, number>
  connections: { idle: number; reading: number; writing: number; opening: number }
}

export interface Pool {
  /** Lends a connection to work that ends with its promise, and that may have begun to wait earlier. */
  use<T>(kind: Work, work: (connection: Opened) => Promise<T>, since?: number): Promise<T>
  /** Replaces every connection, those at work as soon as they are free. */
  renew(): void
  state(): PoolState
  /** Waits for running work for a limited time, then aborts it. */
  close(): Promise<void>
}

/** An idle connection is closed after this time; the server may need its place. */
const idleForMs = 30_000
/** After a connection could not be opened while others are open, how long to wait before the next attempt. */
const pauseAfterFailureMs = 1_000

export function openPool({ size, open, limits, findWorking, onLent }: PoolOptions): Pool {
  const connections = keepConnections()
  const borrowers = keepBorrowers(size, onLent)
  const { idle } = connections
  let opening = 0
  let openAgainAt = 0
  let isClosed = false

  /** Hands idle connections to those that wait, and opens more where they do not suffice. */
  function serve(): void {
    borrowers.serve(idle)
    if (performance.now() < openAgainAt) return
    const room = size - connections.open.size - opening
    for (let more = Math.min(borrowers.wanted() - opening, room); more > 0; more--) openOne()
  }

  function openOne(): void {
    opening++
    open()
      .then(
        (opened) => (isClosed ? void endConnection(opened.client) : connections.add(opened)),
        failedToOpen,
      )
      .finally(() => {
        opening--
        serve()
      })
  }

  function failedToOpen(error: unknown): void {
    // At the server's limit, for one, a connection that is open or about to open will be free again.
    if (connections.open.size + opening > 1) openAgainAt = performance.now() + pauseAfterFailureMs
    else borrowers.refuseAll(error)
  }

  function giveBack(connection: Connection): void {
    borrowers.end(connection)
    if (connection.isUsable && !isClosed) idle.push(connection)
    else connections.remove(connection)
    serve()
  }

  function take(kind: Work, since: number): Connection | Promise<Connection> {
    if (isClosed) throw new StoreUnavailable('The database is closed.')
    const connection = borrowers.mayBegin(kind) && idle.pop()
    if (connection) {
      borrowers.begin(connection, kind, since)
      return connection
    }
    return new Promise((resolve, reject) => {
      borrowers.wait(kind, { since, take: resolve, refuse: reject })
      serve()
    })
  }

  const stopSweeping = sweep(connections, limits.silence, findWorking, () => {
    borrowers.refuseLate(limits.connect)
    serve()
  })

  return {
    async use(kind, work, since = performance.now()) {
      const taken = take(kind, since)
      const connection = taken instanceof Promise ? await taken : taken
      try {
        return await work(connection)
      } catch (error) {
        if (!leavesConnectionUsable(error)) connection.isUsable = false
        throw asLoss(connection.client, error)
      } finally {
        giveBack(connection)
      }
    },
    renew: connections.retireAll,
    state: () => ({
      waiting: borrowers.waiting(),
      connections: { idle: idle.length, ...borrowers.atWork(), opening },
    }),
    async close() {
      isClosed = true
      stopSweeping()
      borrowers.refuseAll(new StoreUnavailable('The database is closed.'))
      await connections.close()
    },
  }
}

/** Closes connections that are idle or silent for too long, at an interval. Returns how to stop it. */
function sweep(
  connections: ReturnType<typeof keepConnections>,
  silenceMs: number,
  findWorking: PoolOptions['findWorking'],
  onSwept: () => void,
): () => void {
  function giveUp({ client }: Opened): void {
    abandon(client, 'The database did not answer in time')
    // If one connection does not answer, others that were open at that time may not answer either.
    connections.removeIdle()
  }
  const silence = findWorking && createSilenceProbe({ findWorking, giveUp })
  const timer = setInterval(() => {
    for (const connection of connections.open) {
      const ageMs = performance.now() - connection.since
      if (connection.kind === undefined) {
        if (ageMs > idleForMs) connections.remove(connection)
      } else if (ageMs > silenceMs) giveUp(connection)
    }
    void silence?.probe(connections.open)
    onSwept()
  }, sweepEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
