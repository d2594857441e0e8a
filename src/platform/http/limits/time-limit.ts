import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problems.ts'
import { dropUnread, type UnreadLimits } from '../connections/slow-clients.ts'
import type { OpenExchange, OpenExchanges } from '../exchange/exchange.ts'
import { atCapacity, retryAfter } from '../reply/problem-answer.ts'
import { sendProblem } from '../reply/reply.ts'
import { endArrival, excessArrivals, isTooSlow } from './arrival.ts'

const tickMs = 250

/** A client may read its answer slowly, for up to this many times the limit of a request. */
const transferLimits = 10

export interface RequestTimeLimit extends UnreadLimits {
  basePath: string
  /** Of one request, until its answer is ready. */
  milliseconds: number
  requestsAtOnce: number
}

/**
 * Ends requests that do not arrive in time with 408, and those that are not finished in time with 503, or by closing the
 * connection when part of the answer is out.
 * One periodic sweep over all open requests, because a timer for each costs more than a simple request. (Fastify's own
 * `handlerTimeout` ends with the body of a request, not with its answer.)
 */
export function limitTime(app: FastifyInstance, open: OpenExchanges, limits: RequestTimeLimit): void {
  let last = performance.now()
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const exchange of open) endIfLate(exchange, now, now - last)
    endExcess(last)
    last = now
    dropUnread(open, limits)
  }, tickMs)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })

  function endIfLate(exchange: OpenExchange, now: number, sinceLast: number): void {
    const response = exchange.reply.raw
    if (!response.headersSent && isTooSlow(exchange, now, limits.milliseconds)) {
      endArrival(exchange, limits.basePath)
      return
    }
    // An upload may have taken longer than that before its answer.
    if (
      !exchange.arrival &&
      response.headersSent &&
      now >= exchange.startedAt + transferLimits * limits.milliseconds
    ) {
      response.destroy()
      return
    }
    // Only time in which the client waits for the service counts, not time in which the service waits for the client.
    if (exchange.dueAt !== 0 && response.writableNeedDrain) exchange.dueAt += sinceLast
    if (exchange.dueAt === 0 || exchange.dueAt > now) return
    exchange.dueAt = 0
    if (!response.headersSent) refuse(exchange)
    // An answer that was produced in time may take as long as its client does.
    else if (exchange.production && !response.writableEnded) {
      exchange.failure = new Error('The answer was not produced in time.')
      response.destroy()
    }
  }

  function endExcess(startedBefore: number): void {
    for (const exchange of excessArrivals(open, startedBefore, limits.requestsAtOnce)) {
      if (exchange.reply.raw.headersSent) exchange.raw.socket.destroy()
      else endArrival(exchange, limits.basePath, atCapacity())
    }
  }

  function refuse({ request, reply, production }: OpenExchange): void {
    if (reply.sent) return
    if (production) {
      production.unpipe(reply.raw)
      reply.raw.once('close', () => production.destroy())
    }
    sendProblem(request, reply, new Problem('overloaded', undefined, [], retryAfter), limits.basePath)
  }
}
