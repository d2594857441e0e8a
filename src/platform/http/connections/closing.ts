// Closes the connections of a stopping server without losing a request. If a connection is closed while its client sends
// the next request, the client gets a reset. Therefore connections stay open for a while, and their next answer carries
// `Connection: close`; only idle connections are closed.
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { OpenExchanges } from '../exchange/exchange.ts'

export interface Patience {
  /** Idle time after which a connection is closed. */
  idleMs: number
  /** Time after which unfinished requests are cut off. */
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

export function prepareClosing(server: Server, open: OpenExchanges): Closing {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    connections.set(socket, { traffic: 0, lastUsed: 0 })
    socket.once('close', () => connections.delete(socket))
  })

  function closeIdle(idleMs: number): void {
    const now = performance.now()
    const busy = new Set([...open].map(({ raw }) => raw.socket))
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
      // Accepts no more connections. The server's own `close` would close idle ones at once.
      NetServer.prototype.close.call(server)
      for (const { reply } of open) reply.raw.shouldKeepAlive = false
      for (const connection of connections.values()) connection.lastUsed = begun
      while (connections.size > 0) {
        // Checked after all sockets were read, so that requests already sent are seen.
        await new Promise((resolve) => setTimeout(() => setImmediate(resolve), tick))
        closeIdle(idleMs)
        if (performance.now() - begun >= limitMs) for (const socket of connections.keys()) socket.destroy()
      }
    },
  }
  return closing
}
