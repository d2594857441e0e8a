// Ends the connections of a server that stops, without losing a request. A connection that is closed while its client
// sends the next request is a reset for that client. So connections stay open for a while and tell with their next
// answer (`Connection: close`) that it is the last one; only those that stay silent are closed.
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { OpenRequests } from './open-requests.ts'

export interface Patience {
  /** How long a connection must be silent to be closed. */
  idleMs: number
  /** How long requests may take to finish before they are cut off. */
  limitMs: number
}

export interface Closing {
  /** Whether every answer must be the last one of its connection. */
  hasBegun: boolean
  /** Resolves when no connection is left. */
  closeConnections(patience: Patience): Promise<void>
}

const tick = 25

interface Connection {
  /** Bytes in both directions. */
  traffic: number
  lastUsed: number
}

export function prepareClosing(server: Server, requests: OpenRequests): Closing {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    connections.set(socket, { traffic: 0, lastUsed: 0 })
    socket.once('close', () => connections.delete(socket))
  })

  function closeIdle(idleMs: number): void {
    const now = performance.now()
    const busy = new Set([...requests.all()].map(([request]) => request.raw.socket))
    for (const [socket, connection] of connections) {
      const traffic = socket.bytesRead + socket.bytesWritten
      if (busy.has(socket) || traffic !== connection.traffic) {
        connection.traffic = traffic
        connection.lastUsed = now
      } else if (now - connection.lastUsed >= idleMs) socket.destroy()
    }
  }

  const closing: Closing = {
    hasBegun: false,
    async closeConnections({ idleMs, limitMs }) {
      closing.hasBegun = true
      const begun = performance.now()
      // Takes no more connections. The server's own `close` would close the idle ones at once.
      NetServer.prototype.close.call(server)
      for (const [, reply] of requests.all()) reply.raw.shouldKeepAlive = false
      for (const connection of connections.values()) connection.lastUsed = begun
      while (connections.size > 0) {
        // The check comes after a look at all sockets: what a client has sent by now counts.
        await new Promise((resolve) => setTimeout(() => setImmediate(resolve), tick))
        closeIdle(idleMs)
        if (performance.now() - begun >= limitMs) for (const socket of connections.keys()) socket.destroy()
      }
    },
  }
  return closing
}
