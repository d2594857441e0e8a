// Finds connections on which nothing happens.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isBusy } from '../exchange/connection.ts'

interface Connection {
  /** Bytes in both directions. */
  traffic: number
  lastUsed: number
}

export interface IdleConnections {
  count(): number
  /** Closes connections without a request on which nothing was sent or received for so long. Call it regularly. */
  close(idleMs: number, isChosen?: (socket: Socket) => boolean): void
  /** From now on, they count as used at this time. */
  restart(now: number): void
  closeAll(): void
}

export function idleConnections(server: Server): IdleConnections {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    connections.set(socket, { traffic: 0, lastUsed: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  return {
    count: () => connections.size,
    close(idleMs, isChosen = () => true) {
      const now = performance.now()
      for (const [socket, connection] of connections) {
        const traffic = socket.bytesRead + socket.bytesWritten
        if (isBusy(socket) || traffic !== connection.traffic) {
          connection.traffic = traffic
          connection.lastUsed = now
        } else if (now - connection.lastUsed >= idleMs && isChosen(socket)) socket.destroy()
      }
    },
    restart(now) {
      for (const connection of connections.values()) connection.lastUsed = now
    },
    closeAll() {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}
