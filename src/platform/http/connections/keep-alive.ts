// How long a connection stays open between two requests, and behind an answer that its client does not read.
//
// perf: Node starts a timer after each answer, renews it with each read and ends it at the next request: 2 µs of a GET. Here one
// sweep looks at all connections; only one whose client does not read has a timer.
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { IdleConnections } from './idle-connections.ts'

/** Longer than load balancers keep idle connections, so that they close first. Node announces it with each answer. */
export const keepAliveMs = 72_000
/** Clients that believe the announcement may be late by this. */
const graceMs = 1000
const sweepMs = 4000

/** Closes connections that have been idle for this long since their last answer. */
export function closeUnused(server: Server, idle: IdleConnections): { stop(): void } {
  server.on('connection', (socket) => {
    socket.setTimeout = endTimer
  })
  // Before the first answer, Node's limit for the head of a request counts.
  const isAnswered = (socket: Socket) => socket.bytesWritten > 0
  const sweep = setInterval(() => idle.close(keepAliveMs + graceMs, isAnswered), sweepMs)
  sweep.unref()
  return { stop: () => clearInterval(sweep) }
}

/** Node calls it after each answer and before the next request. */
function endTimer(this: Socket): Socket {
  if (this.timeout) Socket.prototype.setTimeout.call(this, 0)
  return this
}

/** Closes the connection if the system accepts nothing of the answer for so long. */
export function limitStalling(socket: Socket, ms: number): void {
  if (!socket.timeout) Socket.prototype.setTimeout.call(socket, ms)
}
