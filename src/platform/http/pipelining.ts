// Requests that a client sends without waiting for answers (pipelining) are carried out one after the other, each in a
// turn of its own. Node hands on everything that one read brought: thousands of requests of one client at once, before
// any other connection is served.
import type { Socket } from 'node:net'

/** How many requests of one connection wait in memory before no more are read from it. */
const maxWaiting = 64
/** One read brings about two thousand of the shortest requests; more than this is an attack. */
const mostEver = 10_000

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

/** Calls back when the requests before this one are through. The connection stays busy. */
export function waitForConnection(socket: Connection, begin: () => void): void {
  socket[waiting] ??= []
  const count = socket[waiting].push(begin)
  if (count >= mostEver) socket.destroy()
  else if (count >= maxWaiting) socket.pause()
}

/** The request at work is through: the next one has its turn after those of other connections. */
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
    // The end of a request makes Node read on, so a pause does not last.
    if (queue.length > maxWaiting) socket.pause()
    else socket.resume()
    queue.shift()?.()
  })
}
