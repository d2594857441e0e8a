// How long the body of a request may take to arrive. A body that is read as a whole has the time of one request. One that is
// read as a stream may take any time, but not longer than that between two of its parts.
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import { anonymousAt } from './caller.ts'
import { isArriving } from './drain-body.ts'
import type { OpenRequests } from './open-requests.ts'
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

/**
 * Requests of one sender whose bodies take longer than a sweep to arrive, as shares of the requests at once. They hold no
 * place, but a connection and memory. Before its credential was verified, the sender is a network address.
 */
const ofCaller = 1 / 4
const ofAddress = 1 / 16

/** Of each sender with too many of them, the oldest: bodies that do not arrive at all. */
export function excessArrivals(
  requests: OpenRequests,
  startedBefore: number,
  requestsAtOnce: number,
): FastifyRequest[] {
  const arriving = new Map<string, FastifyRequest[]>()
  for (const [request, reply] of requests.all()) {
    if (request.startedAt > startedBefore || request.arrival || !isArriving(request.raw)) continue
    const { caller } = request
    // An answer before the end of the body is a refusal: the caller was not verified.
    const sender = caller && !reply.raw.headersSent ? caller.id : anonymousAt(request.ip).id
    const same = arriving.get(sender)
    if (same) same.push(request)
    else arriving.set(sender, [request])
  }
  return [...arriving].flatMap(([sender, list]) => {
    const share = sender === list[0]?.caller?.id ? ofCaller : ofAddress
    return list.slice(0, Math.max(0, list.length - Math.ceil(requestsAtOnce * share)))
  })
}

/** How long the client has to read the refusal. */
const farewellMs = 1000

/** Answers on the bare socket, because a handler or a reader of the body may still wait, and closes it. */
export function endArrival(
  request: FastifyRequest,
  basePath: string,
  problem = new Problem('request_timeout'),
): void {
  const { socket } = request.raw
  if (socket.writableEnded) return
  endWithProblem(socket, problem, problemText(problem, basePath, pathOf(request), traceId(request)))
  setTimeout(() => socket.destroy(), farewellMs).unref()
}
