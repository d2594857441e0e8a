// How long the body of a request may take to arrive. A body that is read as a whole has the time of one request. One that is
// read as a stream may take any time, but not longer than that between two of its parts.
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import { isArriving } from './drain-body.ts'
import { problemText } from './problem-answer.ts'
import { endWithProblem } from './raw-answer.ts'
import { pathOf, traceId } from './reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a streamed body: how many bytes its connection had read when some arrived last, and when that was. */
    arrival: { bytes: number; at: number } | null
  }
}

/** Whether the client has sent nothing for too long. Call it regularly. */
export function isTooSlow(request: FastifyRequest, now: number, limitMs: number): boolean {
  const { raw, arrival, startedAt, dueAt } = request
  if (!isArriving(raw)) return false
  // The whole body is read before the handler begins.
  if (!arrival) return dueAt === 0 && now >= startedAt + limitMs
  const bytes = raw.socket.bytesRead
  // Unread bytes wait for the service, not for the client.
  if (bytes !== arrival.bytes || raw.readableLength > 0) request.arrival = { bytes, at: now }
  else return now >= arrival.at + limitMs
  return false
}

/** How long the client has to read the refusal. */
const farewellMs = 1000

/** Answers 408 on the bare socket, because a handler or a reader of the body may still wait, and closes it. */
export function endArrival(request: FastifyRequest, basePath: string): void {
  const { socket } = request.raw
  if (socket.writableEnded) return
  const problem = new Problem('request_timeout')
  endWithProblem(socket, problem, problemText(problem, basePath, pathOf(request), traceId(request)))
  setTimeout(() => socket.destroy(), farewellMs).unref()
}
