// A connection: what the service knows of it, in one object, and its requests, which are carried out one after the other, each in
// its own turn of the event loop. Node dispatches all requests of one read at once, possibly thousands, before it serves any other
// connection.
import type { Socket } from 'node:net'

/** Begins a queued request; false if it was refused. */
export type Begin = () => boolean

/** The connection has requests of more than one caller, as connections of proxies do. */
export const severalCallers = Symbol('several callers')

export interface Connection {
  /** Whether a request is being carried out. */
  isBusy: boolean
  /** Whether the answer is ready, and waits for the client. */
  isSending: boolean
  /** Whether it is not read at present because of an overload. */
  isParked: boolean
  /** Requests that were read and wait for those before them. */
  waiting: Begin[] | undefined
  /** The caller of all its requests so far. */
  caller: string | typeof severalCallers | undefined
}

const connection = Symbol('connection')

export function connectionOf(socket: Socket & { [connection]?: Connection }): Connection {
  socket[connection] ??= {
    isBusy: false,
    isSending: false,
    isParked: false,
    waiting: undefined,
    caller: undefined,
  }
  return socket[connection]
}

/** A request of this verified caller was read from the connection. */
export function noteCaller(socket: Socket, caller: string): void {
  const known = connectionOf(socket)
  if (known.caller === caller) return
  known.caller = known.caller === undefined ? caller : severalCallers
}

export const isBusy = (socket: Socket): boolean => connectionOf(socket).isBusy

/** Queued requests of one connection before reading from it pauses; fewer while the service is overloaded. */
const usualWaiting = 64
const minWaiting = 1
/** One read contains about two thousand of the shortest requests; more than this is an attack. */
const maxQueued = 10_000
/** Queued requests of all connections of a server. Beyond it, connections with more than `smallQueue` are closed. */
const maxQueuedTotal = 5000
const smallQueue = 8
/** Queued requests of one connection that are refused in one turn. Thousands may have waited for too long. */
const maxRefused = 8

export interface Pipelining {
  /** Marks the connection as busy; false when it already is. */
  take(socket: Socket): boolean
  /** Calls back when the previous requests are finished. The connection stays busy. */
  wait(socket: Socket, begin: Begin): void
  /** The current request is finished: the next one runs after those of other connections. */
  leave(socket: Socket): void
  /** The answer is ready: requests behind it wait for the client, not for the service. */
  waitsForClient(socket: Socket): void
  /** Requests that wait for the service to answer earlier ones of their connections. */
  queuedRequests(): number
  /** So many requests were read so far behind the usual number of others on their connection. */
  excessRequests(): number
  limitWaiting(isOverloaded: boolean): void
}

export function createPipelining(): Pipelining {
  let maxWaiting = usualWaiting
  let queued = 0
  /** Of these, requests behind an answer that its client has not read. */
  let behindClients = 0
  let excess = 0

  function waitsForService(connection: Connection): void {
    if (connection.isSending) behindClients -= connection.waiting?.length ?? 0
    connection.isSending = false
  }
  function dropWaiting(connection: Connection, queue: Begin[]): void {
    waitsForService(connection)
    queued -= queue.length
    queue.length = 0
  }
  function queueOf(socket: Socket, connection: Connection): Begin[] {
    if (connection.waiting) return connection.waiting
    const queue: Begin[] = []
    connection.waiting = queue
    socket.once('close', () => dropWaiting(connection, queue))
    return queue
  }
  function beginNext(socket: Socket, connection: Connection, queue: Begin[]): void {
    if (socket.destroyed) return
    // Node resumes reading after each request, so the pause must be repeated.
    if (queue.length >= maxWaiting) socket.pause()
    else socket.resume()
    for (let refused = 0; refused < maxRefused && queue.length > 0; refused++) {
      queued--
      if (queue.shift()?.()) return
    }
    if (queue.length > 0) setImmediate(beginNext, socket, connection, queue)
    else connection.isBusy = false
  }

  return {
    take(socket) {
      const connection = connectionOf(socket)
      if (connection.isBusy) return false
      connection.isBusy = true
      return true
    },
    wait(socket, begin) {
      // Node dispatches the rest of a read also after the connection was closed, at the same cost.
      if (socket.destroyed) {
        excess++
        return
      }
      const connection = connectionOf(socket)
      const queue = queueOf(socket, connection)
      queue.push(begin)
      queued++
      if (queue.length > usualWaiting) excess++
      if (connection.isSending) behindClients++
      const isTooMany = queued > maxQueuedTotal && queue.length > smallQueue
      if (isTooMany || queue.length >= maxQueued) socket.destroy()
      else if (queue.length >= maxWaiting) socket.pause()
    },
    leave(socket) {
      const connection = connectionOf(socket)
      waitsForService(connection)
      if (connection.waiting?.length) setImmediate(beginNext, socket, connection, connection.waiting)
      else connection.isBusy = false
    },
    waitsForClient(socket) {
      const connection = connectionOf(socket)
      if (connection.isSending) return
      connection.isSending = true
      behindClients += connection.waiting?.length ?? 0
    },
    queuedRequests: () => queued - behindClients,
    excessRequests: () => excess,
    limitWaiting(isOverloaded) {
      maxWaiting = isOverloaded ? minWaiting : usualWaiting
    },
  }
}
