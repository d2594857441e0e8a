import type { FastifyInstance } from 'fastify'
import { Problem } from '../contract/problems.ts'
import { sendProblem } from './exchange.ts'
import type { OpenRequests } from './open-requests.ts'
import { retryAfter } from './problem-answer.ts'

const tick = 250

/**
 * Answers 503 to requests that are not finished in time. One sweep over all that are open, because a timer for each
 * costs more than many a request. (Fastify's own `handlerTimeout` ends with the body of a request, not with its answer.)
 */
export function limitTime(app: FastifyInstance, requests: OpenRequests, basePath: string): void {
  const sweep = setInterval(() => {
    for (const { request, reply } of requests.takeOverdue(performance.now())) {
      // An answer that is on its way may take as long as its reader does.
      if (reply.sent || reply.raw.headersSent) continue
      sendProblem(request, reply, new Problem('overloaded', undefined, [], retryAfter), basePath)
    }
  }, tick)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
}
