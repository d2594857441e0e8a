// Pipelined requests of a connection are carried out one after the other, each in its own turn of the event loop. Node
// dispatches all requests of one read at once, possibly thousands, before it serves any other connection.
import type { Socket } from 'node:net'

/** Queued requests of one connection before reading from it pauses; fewer while the service is overloaded. */
const usualWaiting = 64
const fewestWaiting = 1
let maxWaiting = usualWaiting
/** One read contains about two thousand of the shortest requests; more than this is an attack. */
const maxQueued = 10_000
/** Queued requests of all connections of this process. Beyond it, connections with more than `fewWaiting` are closed. */
const maxQueuedTotal = 5000
const fewWaiting = 8

const isTaken = Symbol('isTaken')
const isSending = Symbol('isSending')
const waiting = Symbol('waiting')
interface Connection extends Socket {
  [isTaken]?: boolean
  [isSending]?: boolean
  [waiting]?: Begin[]
}

/** Begins a queued request; false if it was refused. */
type Begin = () => boolean

let queued = 0
/** Of these, requests behind an answer that its client has not read. */
let behindClients = 0

export function limitWaiting(isOverloaded: boolean): void {
  maxWaiting = isOverloaded ? fewestWaiting : usualWaiting
}

/** Requests that wait for the service to answer earlier ones of their connections. */
export const queuedRequests = (): number => queued - behindClients

/** The answer is ready: requests behind it wait for the client, not for the service. */
export function waitsForClient(socket: Connection): void {
  if (socket[isSending]) return
  socket[isSending] = true
  behindClients += socket[waiting]?.length ?? 0
}

function waitsForService(socket: Connection): void {
  if (socket[isSending]) behindClients -= socket[waiting]?.length ?? 0
  socket[isSending] = false
}

/** Whether a request of the connection is being carried out. */
export const isBusy = (socket: Connection): boolean => socket[isTaken] === true

/** Marks the connection as busy; false when it already is. */
export function takeConnection(socket: Connection): boolean {
  if (socket[isTaken]) return false
  socket[isTaken] = true
  return true
}

/** Calls back when the previous requests are finished. The connection stays busy. */
export function waitForConnection(socket: Connection, begin: Begin): void {
  // Node dispatches the rest of a read also after the connection was closed.
  if (socket.destroyed) return
  const queue = queueOf(socket)
  queue.push(begin)
  queued++
  if (socket[isSending]) behindClients++
  const isTooMany = queued > maxQueuedTotal && queue.length > fewWaiting
  if (isTooMany || queue.length >= maxQueued) socket.destroy()
  else if (queue.length >= maxWaiting) socket.pause()
}

/** The current request is finished: the next one runs after those of other connections. */
export function leaveConnection(socket: Connection): void {
  waitsForService(socket)
  if (socket[waiting]?.length) setImmediate(beginNext, socket, socket[waiting])
  else socket[isTaken] = false
}

function dropWaiting(socket: Connection, queue: Begin[]): void {
  waitsForService(socket)
  queued -= queue.length
  queue.length = 0
}

function queueOf(socket: Connection): Begin[] {
  if (!socket[waiting]) {
    const queue: Begin[] = []
    socket[waiting] = queue
    socket.once('close', () => dropWaiting(socket, queue))
  }
  return socket[waiting]
}

function beginNext(socket: Connection, queue: Begin[]): void {
  if (socket.destroyed) return
  // Node resumes reading after each request, so the pause must be repeated.
  if (queue.length >= maxWaiting) socket.pause()
  else socket.resume()
  while (queue.length > 0) {
    queued--
    if (queue.shift()?.()) return
  }
  socket[isTaken] = false
}
