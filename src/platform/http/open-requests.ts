// Every request from its head to the end of its answer, for whoever wants to know when it is through or taking too long.
// One listener on the response itself: the framework's own hooks for this cost more than many a request.
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { leaveConnection } from './pipelining.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When it began, as performance.now() counts. */
    startedAt: number
    /** When its answer is due; 0 as long as its body is still being read. */
    dueAt: number
    /** The answer while it is being produced; null for one that was ready at once. */
    production: Readable | null
    /** Whether many answers share the bytes of this one, so that it costs no memory of its own. */
    isShared: boolean
  }
}

export type OpenRequests = ReturnType<typeof openRequests>

const ownRequest = Symbol('request')
type Response = ServerResponse & { [ownRequest]?: FastifyRequest }

export function openRequests(onEnd: (request: FastifyRequest, reply: FastifyReply) => void) {
  const open = new Map<FastifyRequest, FastifyReply>()

  function ended(this: Response) {
    const request = this[ownRequest] as FastifyRequest
    const reply = open.get(request) as FastifyReply
    open.delete(request)
    leaveConnection(request.raw.socket)
    onEnd(request, reply)
  }

  return {
    add(request: FastifyRequest, reply: FastifyReply): void {
      request.startedAt = performance.now()
      open.set(request, reply)
      const response = reply.raw as Response
      response[ownRequest] = request
      // Comes once, whether the answer went out or its reader went away.
      response.on('close', ended)
    },
    /** The oldest first. */
    all: (): IterableIterator<[FastifyRequest, FastifyReply]> => open.entries(),
  }
}
