// The connections of this process, lent to work. Every wait has an end: for a connection, for an answer, for closing. Some connections
// are kept for short work, so that writes that wait for a lock stop neither reads nor groups nor the readiness check.
import { type Lane, StoreUnavailable } from '../store.ts'
import { asLoss, endConnection, type Opened } from './connect.ts'
import { type Connection, keepConnections, sweep } from './connections.ts'
import { leavesConnectionUsable } from './errors.ts'

/** Groups (group.ts) are writes that hardly wait for locks, and may use the connections that are kept for short work. */
export type Work = Lane | 'group'

export interface Waiting {
  since: number
  refuse: (error: unknown) => void
}

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

/** Refuses the first of a queue, as long as they have waited too long. Nothing of them was sent. */
export function refuseLate(queue: Waiting[], limit: number): void {
  const now = performance.now()
  while (queue[0] && now - queue[0].since > limit) {
    queue.shift()?.refuse(new StoreUnavailable('No connection to the database became free in time.'))
  }
}

interface Borrower extends Waiting {
  take: (connection: Connection) => void
}

const kinds: Work[] = ['read', 'group', 'write']

/** How many of the connections writes may not use. */
const reservedOf = (size: number) => Math.min(4, Math.ceil((size - 1) / 4))

function keepBorrowers(size: number, onLent?: (lane: Lane, seconds: number) => void) {
  const waiting: Record<Work, Borrower[]> = { read: [], group: [], write: [] }
  const atWork: Record<Work, number> = { read: 0, group: 0, write: 0 }
  const maxWrites = size - reservedOf(size)

  const mayBegin = (kind: Work) => kind !== 'write' || atWork.write < maxWrites
  const firstSince = (kind: Work) => (waiting[kind][0] as Borrower).since

  function begin(connection: Connection, kind: Work, waitedSince: number): void {
    connection.kind = kind
    connection.since = performance.now()
    atWork[kind]++
    onLent?.(kind === 'read' ? 'read' : 'write', (connection.since - waitedSince) / 1000)
  }

  return {
    mayBegin,
    begin,
    end: (connection: Connection) => {
      if (connection.kind) atWork[connection.kind]--
      connection.kind = undefined
      connection.since = performance.now()
    },
    wait: (kind: Work, borrower: Borrower) => waiting[kind].push(borrower),
    /** Gives idle connections to those that wait, first come, first served. */
    serve: (idle: Connection[]) => {
      while (idle.length > 0) {
        const [kind] = kinds
          .filter((each) => waiting[each].length > 0 && mayBegin(each))
          .sort((a, b) => firstSince(a) - firstSince(b))
        if (!kind) return
        const connection = idle.pop() as Connection
        const next = waiting[kind].shift() as Borrower
        begin(connection, kind, next.since)
        next.take(connection)
      }
    },
    /** How many could begin now if they had connections. */
    wanted: () =>
      waiting.read.length + waiting.group.length + Math.min(waiting.write.length, maxWrites - atWork.write),
    refuseAll: (error: unknown) => {
      for (const { refuse } of kinds.flatMap((kind) => waiting[kind].splice(0))) refuse(error)
    },
    refuseLate: (limitMs: number) => {
      for (const kind of kinds) refuseLate(waiting[kind], limitMs)
    },
    waiting: () => ({ read: waiting.read.length, write: waiting.write.length + waiting.group.length }),
    atWork: () => ({ reading: atWork.read, writing: atWork.write + atWork.group }),
  }
}
