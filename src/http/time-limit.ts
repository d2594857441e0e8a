import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../contract/problems.ts'
import { sendProblem } from './exchange.ts'
import { retryAfter } from './problem-answer.ts'

const tick = 250

/**
 * Answers 503 to requests that are not finished in time. One sweep over all that are open, because a timer for each
 * costs more than many a request. (Fastify's own `handlerTimeout` ends with the body of a request, not with its answer.)
 */
export function limitTime(app: FastifyInstance, seconds: number, basePath: string): void {
  const open = new Map<FastifyRequest, { reply: FastifyReply; until: number }>()
  app.addHook('preHandler', (request, reply, done) => {
    open.set(request, { reply, until: performance.now() + seconds * 1000 })
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    open.delete(request)
    done()
  })
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [request, { reply, until }] of open) {
      // Oldest first: the others have time left.
      if (until > now) return
      open.delete(request)
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
