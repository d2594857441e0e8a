// The connections of this process. Every wait has an end: for a connection, for an answer, for closing. Some connections
// are kept for reads, so that writes that wait for a lock stop neither reads nor the readiness check.
import { type Lane, StoreUnavailable } from '../store.ts'
import { abandon, asLoss, endConnection, type Opened } from './connect.ts'
import { leavesConnectionUsable } from './errors.ts'

export interface PoolOptions {
  size: number
  /** Opens a connection; fails within a time limit. */
  open: () => Promise<Opened>
  /** How long to wait for a connection, and how long for an answer, in milliseconds. */
  limits: { connect: number; silence: number }
  /** How long work waited for its connection. */
  onLent?: (lane: Lane, seconds: number) => void
}

export interface PoolState {
  waiting: Record<Lane, number>
  connections: { idle: number; reading: number; writing: number; opening: number }
}

export interface Pool {
  /** Lends a connection to work that ends with its promise. */
  use<T>(lane: Lane, work: (connection: Opened) => Promise<T>): Promise<T>
  /** Replaces every connection, those at work as soon as they are free. */
  renew(): void
  state(): PoolState
  /** Waits for running work for a limited time, then aborts it. */
  close(): Promise<void>
}

interface Connection extends Opened {
  /** Undefined while it is idle. */
  lane?: Lane | undefined
  /** When the state began: idle or at work. */
  since: number
  /** False once it is to be closed instead of lent again. */
  isUsable: boolean
}

interface Waiting {
  since: number
  take: (connection: Connection) => void
  refuse: (error: unknown) => void
}

const sweepEvery = 250
/** An idle connection is closed after this time; the server may need its place. */
const idleFor = 30_000
/** After a connection could not be opened while others are open, how long to wait before the next attempt. */
const pauseAfterFailure = 1_000
const closeWithin = 5_000

/** How many of the connections writes may not use. */
const reservedOf = (size: number) => Math.min(4, Math.ceil((size - 1) / 4))

export function openPool({ size, open, limits, onLent }: PoolOptions): Pool {
  const connections = new Set<Connection>()
  const idle: Connection[] = []
  const waiting: Record<Lane, Waiting[]> = { read: [], write: [] }
  const mostWrites = size - reservedOf(size)
  let writing = 0
  let opening = 0
  let openAgainAt = 0
  let isClosed = false
  let onEmpty: (() => void) | undefined

  /** The lane whose turn it is, first come, first served. */
  function nextLane(): Lane | undefined {
    const [read] = waiting.read
    const [write] = writing < mostWrites ? waiting.write : []
    if (!write) return read && 'read'
    return read && read.since <= write.since ? 'read' : 'write'
  }

  /** Hands idle connections to those that wait, and opens more where they do not suffice. */
  function serve(): void {
    for (let lane = nextLane(); lane; lane = nextLane()) {
      const connection = idle.pop()
      if (!connection) break
      const next = waiting[lane].shift() as Waiting
      lend(connection, lane, next.since)
      next.take(connection)
    }
    const wanted = waiting.read.length + Math.min(waiting.write.length, mostWrites - writing)
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
    const connection: Connection = { ...opened, since: performance.now(), isUsable: true }
    const lost = () => {
      connection.isUsable = false
      if (connection.lane === undefined) remove(connection)
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
    const refused = [...waiting.read.splice(0), ...waiting.write.splice(0)]
    for (const { refuse } of refused) refuse(error)
  }

  function lend(connection: Connection, lane: Lane, waitedSince: number): void {
    connection.lane = lane
    connection.since = performance.now()
    if (lane === 'write') writing++
    onLent?.(lane, (connection.since - waitedSince) / 1000)
  }

  function giveBack(connection: Connection): void {
    if (connection.lane === 'write') writing--
    connection.lane = undefined
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

  function take(lane: Lane): Connection | Promise<Connection> {
    if (isClosed) throw new StoreUnavailable('The database is closed.')
    const connection = (lane === 'read' || writing < mostWrites) && idle.pop()
    if (connection) {
      lend(connection, lane, performance.now())
      return connection
    }
    return new Promise((resolve, reject) => {
      waiting[lane].push({ since: performance.now(), take: resolve, refuse: reject })
      serve()
    })
  }

  function renew(): void {
    for (const connection of connections) {
      connection.isUsable = false
      if (connection.lane === undefined) remove(connection)
    }
  }

  function sweep(): void {
    const now = performance.now()
    for (const lane of [waiting.read, waiting.write]) {
      while (lane[0] && now - lane[0].since > limits.connect) {
        lane.shift()?.refuse(new StoreUnavailable('No connection to the database became free in time.'))
      }
    }
    for (const connection of connections) {
      const age = now - connection.since
      if (connection.lane === undefined) {
        if (age > idleFor) remove(connection)
      } else if (age > limits.silence) {
        abandon(connection.client, 'The database did not answer in time')
        // If one connection does not answer, others that were open at that time may not answer either.
        for (const other of [...idle]) remove(other)
      }
    }
    serve()
  }
  const sweeping = setInterval(sweep, sweepEvery)
  sweeping.unref()

  return {
    async use(lane, work) {
      const taken = take(lane)
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
      waiting: { read: waiting.read.length, write: waiting.write.length },
      connections: {
        idle: idle.length,
        reading: connections.size - idle.length - writing,
        writing,
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
