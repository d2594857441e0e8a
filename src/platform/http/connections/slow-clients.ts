// Limits for clients that do not read their answers, which are buffered in memory.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isBusy } from '../exchange/connection.ts'
import type { OpenExchanges } from '../exchange/exchange.ts'

/**
 * Closes connections whose client read nothing of its answer for this time, and idle ones. Node counts every byte that the
 * system accepts as progress, also in the middle of a large answer.
 */
export function dropStalled(server: Server, milliseconds: number): void {
  server.setTimeout(milliseconds, (socket: Socket) => {
    // Without buffered bytes, the client waits for the service: the time limit covers that.
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy()
  })
}

/** Closes the oldest connections with unread answers until the rest is within the limit. */
export function dropUnread(open: OpenExchanges, maxBytes: number): void {
  const unread = [...open]
    .filter(({ isShared, reply }) => reply.raw.headersSent && !isShared)
    .map(({ reply }) => ({ response: reply.raw, bytes: reply.raw.socket?.writableLength ?? 0 }))
  let total = unread.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { response, bytes } of unread) {
    if (total <= maxBytes) return
    response.destroy()
    total -= bytes
  }
}
