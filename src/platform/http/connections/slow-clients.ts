// Limits for clients that do not read their answers, which are buffered in memory.
import type { OpenExchanges } from '../exchange/exchange.ts'
import { limitStalling } from './keep-alive.ts'

export interface UnreadLimits {
  /** Of all answers that wait for their clients. */
  maxUnreadBytes: number
  /** For how long a client may read nothing of its answer. */
  maxStalledMs: number
}

/**
 * Call it regularly. Closes the oldest connections with unread answers until the rest is within the limit, and those whose
 * clients stall.
 *
 * perf: only connections with unread answers have Node's timer, which is renewed by every read and write: 3 to 5 µs of
 * a request.
 */
export function dropUnread(open: OpenExchanges, { maxUnreadBytes, maxStalledMs }: UnreadLimits): void {
  let total = 0
  const own = []
  for (const { isShared, reply } of open) {
    const { socket, headersSent } = reply.raw
    const bytes = socket?.writableLength ?? 0
    if (!headersSent || bytes === 0) continue
    // When it expires, Node closes the connection, unless the system has accepted bytes meanwhile.
    if (socket) limitStalling(socket, maxStalledMs)
    if (isShared) continue
    own.push({ response: reply.raw, bytes })
    total += bytes
  }
  for (const { response, bytes } of own) {
    if (total <= maxUnreadBytes) return
    response.destroy()
    total -= bytes
  }
}
