// The connections of this process. Every wait has an end: for a connection, for an answer, for closing. Some connections
// are kept for short work, so that writes that wait for a lock stop neither reads nor groups nor the readiness check.
import { type Lane, StoreUnavailable } from '../store.ts'
import { abandon, asLoss, endConnection, type Opened } from './connect.ts'
import { leavesConnectionUsable } from './errors.ts'
import { type AtWork, createSilenceProbe } from './silence.ts'
import { refuseLate, sweepEvery, type Waiting } from './waiting.ts'

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

/** Groups (group.ts) are writes that hardly wait for locks, and may use the connections that are kept for short work. */
export type Work = Lane | 'group'

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

interface Connection extends AtWork {
  /** Undefined while it is idle. */
  kind?: Work | undefined
  /** When the state began: idle or at work. */
  since: number
  /** False once it is to be closed instead of lent again. */
  isUsable: boolean
}

interface Borrower extends Waiting {
  take: (connection: Connection) => void
}

/** An idle connection is closed after this time; the server may need its place. */
const idleFor = 30_000
/** After a connection could not be opened while others are open, how long to wait before the next attempt. */
const pauseAfterFailure = 1_000
const closeWithin = 5_000

const kinds: Work[] = ['read', 'group', 'write']

/** How many of the connections writes may not use. */
const reservedOf = (size: number) => Math.min(4, Math.ceil((size - 1) / 4))

export function openPool({ size, open, limits, findWorking, onLent }: PoolOptions): Pool {
  const connections = new Set<Connection>()
  const idle: Connection[] = []
  const waiting: Record<Work, Borrower[]> = { read: [], group: [], write: [] }
  const atWork: Record<Work, number> = { read: 0, group: 0, write: 0 }
  const mostWrites = size - reservedOf(size)
  let opening = 0
  let openAgainAt = 0
  let isClosed = false
  let onEmpty: (() => void) | undefined

  const mayBegin = (kind: Work) => kind !== 'write' || atWork.write < mostWrites

  /** The kind of work whose turn it is, first come, first served. */
  function nextKind(): Work | undefined {
    const ready = kinds.filter((kind) => waiting[kind].length > 0 && mayBegin(kind))
    return ready.sort((a, b) => (waiting[a][0] as Borrower).since - (waiting[b][0] as Borrower).since)[0]
  }

  /** Hands idle connections to those that wait, and opens more where they do not suffice. */
  function serve(): void {
    for (let kind = nextKind(); kind; kind = nextKind()) {
      const connection = idle.pop()
      if (!connection) break
      const next = waiting[kind].shift() as Borrower
      lend(connection, kind, next.since)
      next.take(connection)
    }
    const writes = Math.min(waiting.write.length, mostWrites - atWork.write)
    const wanted = waiting.read.length + waiting.group.length + writes
    const room = size - connections.size - opening
    if (performance.now() < openAgainAt) return
    for (let more = Math.min(wanted - opening, room); more > 0; more--) openOne()
  }

  function openOne(): void {
    opening++
    open()
      .then(add, failedToOpen)
      .finally(() => {
        opening--
        serve()
      })
  }

  function add(opened: Opened): void {
    const { client } = opened
    if (isClosed) return void endConnection(client)
    const connection: Connection = {
      ...opened,
      since: performance.now(),
      isUsable: true,
      workSince: () => (connection.kind === undefined ? undefined : connection.since),
    }
    const lost = () => {
      connection.isUsable = false
      if (connection.kind === undefined) remove(connection)
    }
    client.on('error', lost)
    client.on('end', lost)
    connections.add(connection)
    idle.push(connection)
  }

  function failedToOpen(error: unknown): void {
    // At the server's limit, for one, a connection that is open or about to open will be free again.
    if (connections.size + opening > 1) openAgainAt = performance.now() + pauseAfterFailure
    else refuseAll(error)
  }

  function refuseAll(error: unknown): void {
    const refused = kinds.flatMap((kind) => waiting[kind].splice(0))
    for (const { refuse } of refused) refuse(error)
  }

  function lend(connection: Connection, kind: Work, waitedSince: number): void {
    connection.kind = kind
    connection.since = performance.now()
    atWork[kind]++
    onLent?.(kind === 'read' ? 'read' : 'write', (connection.since - waitedSince) / 1000)
  }

  function giveBack(connection: Connection): void {
    if (connection.kind) atWork[connection.kind]--
    connection.kind = undefined
    connection.since = performance.now()
    if (connection.isUsable && !isClosed) idle.push(connection)
    else remove(connection)
    serve()
  }

  function remove(connection: Connection): void {
    if (!connections.delete(connection)) return
    const place = idle.indexOf(connection)
    if (place >= 0) idle.splice(place, 1)
    void endConnection(connection.client)
    if (connections.size === 0) onEmpty?.()
  }

  function take(kind: Work, since: number): Connection | Promise<Connection> {
    if (isClosed) throw new StoreUnavailable('The database is closed.')
    const connection = mayBegin(kind) && idle.pop()
    if (connection) {
      lend(connection, kind, since)
      return connection
    }
    return new Promise((resolve, reject) => {
      waiting[kind].push({ since, take: resolve, refuse: reject })
      serve()
    })
  }

  function renew(): void {
    for (const connection of connections) {
      connection.isUsable = false
      if (connection.kind === undefined) remove(connection)
    }
  }

  function sweep(): void {
    const now = performance.now()
    for (const kind of kinds) refuseLate(waiting[kind], limits.connect)
    for (const connection of connections) {
      const age = now - connection.since
      if (connection.kind === undefined) {
        if (age > idleFor) remove(connection)
      } else if (age > limits.silence) giveUp(connection)
    }
    void probe?.look(connections)
    serve()
  }

  function giveUp({ client }: Opened): void {
    abandon(client, 'The database did not answer in time')
    // If one connection does not answer, others that were open at that time may not answer either.
    for (const other of [...idle]) remove(other)
  }
  const probe = findWorking && createSilenceProbe({ findWorking, giveUp })
  const sweeping = setInterval(sweep, sweepEvery)
  sweeping.unref()

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
    renew,
    state: () => ({
      waiting: { read: waiting.read.length, write: waiting.write.length + waiting.group.length },
      connections: {
        idle: idle.length,
        reading: atWork.read,
        writing: atWork.write + atWork.group,
        opening,
      },
    }),
    async close() {
      isClosed = true
      clearInterval(sweeping)
      refuseAll(new StoreUnavailable('The database is closed.'))
      const clients = [...connections].map(({ client }) => client)
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
        if (connections.size === 0) resolve()
      })
      for (const connection of [...idle]) remove(connection)
      const timer = setTimeout(() => {
        for (const { client } of connections) abandon(client, 'The database was closed')
      }, closeWithin)
      await empty
      clearTimeout(timer)
      // They are being closed.
      await Promise.all(clients.map(endConnection))
    },
  }
}
