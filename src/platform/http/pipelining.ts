// Pipelined requests of a connection are carried out one after the other, each in its own turn of the event loop. Node
// dispatches all requests of one read at once, possibly thousands, before it serves any other connection.
import type { Socket } from 'node:net'

/** Queued requests of one connection before reading from it pauses. */
const maxWaiting = 64
/** One read contains about two thousand of the shortest requests; more than this is an attack. */
const maxQueued = 10_000

const isTaken = Symbol('isTaken')
const waiting = Symbol('waiting')
interface Connection extends Socket {
  [isTaken]?: boolean
  [waiting]?: (() => void)[]
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
export function waitForConnection(socket: Connection, begin: () => void): void {
  socket[waiting] ??= []
  const count = socket[waiting].push(begin)
  if (count >= maxQueued) socket.destroy()
  else if (count >= maxWaiting) socket.pause()
}

/** The current request is finished: the next one runs after those of other connections. */
export function leaveConnection(socket: Connection): void {
  const queue = socket[waiting]
  if (queue === undefined || queue.length === 0) {
    socket[isTaken] = false
    return
  }
  setImmediate(() => {
    if (socket.destroyed) {
      queue.length = 0
      return
    }
    // Node resumes reading after each request, so the pause must be repeated.
    if (queue.length > maxWaiting) socket.pause()
    else socket.resume()
    queue.shift()?.()
  })
}
