import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import { endArrival, excessArrivals, isTooSlow } from './arrival.ts'
import type { OpenRequests } from './open-requests.ts'
import { atCapacity, retryAfter } from './problem-answer.ts'
import { sendProblem } from './reply.ts'
import { dropUnread } from './slow-clients.ts'

const tick = 250

/** A client may read its answer slowly, for up to this many times the limit of a request. */
const transferLimits = 10

export interface RequestTimeLimit {
  basePath: string
  /** Of one request, until its answer is ready. */
  milliseconds: number
  /** Of all answers that wait for their clients. */
  maxUnreadBytes: number
  requestsAtOnce: number
}

/**
 * Ends requests that do not arrive in time with 408, and those that are not finished in time with 503, or by closing the
 * connection when part of the answer is out.
 * One periodic sweep over all open requests, because a timer for each costs more than a simple request. (Fastify's own
 * `handlerTimeout` ends with the body of a request, not with its answer.)
 */
export function limitTime(app: FastifyInstance, requests: OpenRequests, limits: RequestTimeLimit): void {
  let last = performance.now()
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [request, reply] of requests.all()) endIfLate(request, reply, now, now - last)
    endExcess(last)
    last = now
    dropUnread(requests, limits.maxUnreadBytes)
  }, tick)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })

  function endIfLate(request: FastifyRequest, reply: FastifyReply, now: number, sinceLast: number): void {
    const response = reply.raw
    if (!response.headersSent && isTooSlow(request, now, limits.milliseconds)) {
      endArrival(request, limits.basePath)
      return
    }
    // An upload may have taken longer than that before its answer.
    if (
      !request.arrival &&
      response.headersSent &&
      now >= request.startedAt + transferLimits * limits.milliseconds
    ) {
      response.destroy()
      return
    }
    // Only time in which the client waits for the service counts, not time in which the service waits for the client.
    if (request.dueAt !== 0 && response.writableNeedDrain) request.dueAt += sinceLast
    if (request.dueAt === 0 || request.dueAt > now) return
    request.dueAt = 0
    if (!response.headersSent) refuse(request, reply)
    // An answer that was produced in time may take as long as its client does.
    else if (request.production && !response.writableEnded) {
      request.failure = new Error('The answer was not produced in time.')
      response.destroy()
    }
  }

  function endExcess(startedBefore: number): void {
    for (const request of excessArrivals(requests, startedBefore, limits.requestsAtOnce)) {
      if (requests.replyOf(request)?.raw.headersSent) request.raw.socket.destroy()
      else endArrival(request, limits.basePath, atCapacity())
    }
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent) return
    const { production } = request
    if (production) {
      production.unpipe(reply.raw)
      reply.raw.once('close', () => production.destroy())
    }
    sendProblem(request, reply, new Problem('overloaded', undefined, [], retryAfter), limits.basePath)
  }
}
