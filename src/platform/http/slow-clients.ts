// Clients that ask and do not read: their answers wait in the memory of this process.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { OpenRequests } from './open-requests.ts'
import { isBusy } from './pipelining.ts'

/**
 * Closes connections that took nothing of their answer for so long, and those that are idle. Node counts every byte that
 * the system takes over as progress, also in the middle of a large answer.
 */
export function dropStalled(server: Server, milliseconds: number): void {
  server.setTimeout(milliseconds, (socket: Socket) => {
    // Without bytes that wait for the client, it is us that the client waits for: the time limit ends that.
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy()
  })
}

/** Closes the oldest connections that have not taken their answers, until what is left fits the limit. */
export function dropUnread(requests: OpenRequests, maxBytes: number): void {
  const unread = [...requests.all()]
    .filter(([request, reply]) => reply.raw.headersSent && !request.isShared)
    .map(([, reply]) => ({ response: reply.raw, bytes: reply.raw.socket?.writableLength ?? 0 }))
  let total = unread.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { response, bytes } of unread) {
    if (total <= maxBytes) return
    response.destroy()
    total -= bytes
  }
}
