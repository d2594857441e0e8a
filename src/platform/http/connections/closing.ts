// Closes the connections of a stopping server without losing a request. If a connection is closed while its client sends
// the next request, the client gets a reset. Therefore connections stay open for a while, and their next answer carries
// `Connection: close`; only idle connections are closed.
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { OpenExchanges } from '../exchange/exchange.ts'
import type { IdleConnections } from './idle-connections.ts'

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

const tickMs = 25

export function prepareClosing(server: Server, open: OpenExchanges, idle: IdleConnections): Closing {
  const closing: Closing = {
    hasBegun: false,
    async closeConnections({ idleMs, limitMs }) {
      closing.hasBegun = true
      const begun = performance.now()
      // Accepts no more connections. The server's own `close` would close idle ones at once.
      NetServer.prototype.close.call(server)
      for (const { reply } of open) reply.raw.shouldKeepAlive = false
      idle.restart(begun)
      while (idle.count() > 0) {
        // Checked after all sockets were read, so that requests already sent are seen.
        await new Promise((resolve) => setTimeout(() => setImmediate(resolve), tickMs))
        idle.close(idleMs)
        if (performance.now() - begun >= limitMs) idle.closeAll()
      }
    },
  }
  return closing
}
