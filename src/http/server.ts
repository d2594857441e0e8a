import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { invalid, Problem } from '../contract/problems.ts'
import type { Parts } from '../parts.ts'
import { authenticator } from './authenticate.ts'
import { pathOf, sendProblem, traceId } from './exchange.ts'
import { answerRawFailures, frameworkOptions, problemOf } from './failures.ts'
import { type KnownPaths, knownPaths } from './known-paths.ts'
import type { Metrics } from './metrics.ts'
import { mountRoute } from './mount-route.ts'
import { mountPages, type Page } from './page.ts'
import { rateLimiter } from './rate-limit.ts'
import type { Route } from './route.ts'
import { limitTime } from './time-limit.ts'

export interface ServerParts {
  parts: Parts
  routes: Route[]
  pages: Page[]
  log: Logger
}

/** Puts routes and pages behind one HTTP server; everything it answers has the shape of the contract. */
export function createServer({ parts, routes, pages, log }: ServerParts): FastifyInstance {
  const { settings } = parts
  const basePath = settings.BASE_PATH
  const timeLimit = settings.REQUEST_SECONDS * 1000
  const app = Fastify({
    bodyLimit: settings.MAX_BODY_BYTES,
    requestTimeout: timeLimit,
    // Longer ones are a 400 of ours, not a 414 of the router.
    routerOptions: { maxParamLength: 65_536 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      requireHostHeader: false,
      // Node looks for slow requests only as often as this, and only for what exceeds both limits.
      connectionsCheckingInterval: 1000,
      headersTimeout: timeLimit,
    },
    ...frameworkOptions(basePath),
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('traceId', null)
  app.decorateRequest('failure', null)
  app.removeAllContentTypeParsers()
  // Bodies stay bytes until the caller is known and the route has said what it wants.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  watch(app, parts.metrics, log)
  limitTime(app, settings.REQUEST_SECONDS, basePath)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      const problem = invalid({ fieldName: 'Host', message: 'is missing' })
      sendProblem(request, reply, problem, basePath)
    } else done()
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.failure = error
    return sendProblem(request, reply, problem, basePath)
  })

  const paths = knownPaths()
  answerUnknownPaths(app, paths, basePath)
  const gate = {
    authenticate: authenticator(parts),
    allow: settings.RATE_LIMIT > 0 ? rateLimiter(settings.RATE_LIMIT, parts.clock) : undefined,
  }
  for (const route of routes) {
    paths.add(route.method, basePath + route.path)
    mountRoute(app, route, parts, gate)
  }
  for (const page of pages) {
    paths.add('GET', basePath + page.path || '/')
    mountPages(app, page, basePath)
  }
  answerRawFailures(app.server, basePath)
  return app
}

/**
 * A known path with another method is 405, OPTIONS says which there are, and the rest is 404; all before anybody looks
 * at the body.
 */
function answerUnknownPaths(app: FastifyInstance, paths: KnownPaths, basePath: string): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = paths.methodsOf(pathOf(request))
    const allow = { Allow: methods.join(', ') }
    if (methods.length === 0) {
      const problem = new Problem('path_not_found', `There is nothing at ${pathOf(request)}.`)
      return sendProblem(request, reply, problem, basePath)
    }
    if (request.method === 'OPTIONS') return reply.code(204).headers(allow).send()
    const problem = new Problem('method_not_allowed', `${request.method} is not allowed here.`, [], allow)
    return sendProblem(request, reply, problem, basePath)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply)
    else done()
  })
  app.setNotFoundHandler(answer)
}

/** One log line and one observation per request. Neither headers nor queries are logged: they may hold secrets. */
function watch(app: FastifyInstance, metrics: Metrics, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config?.route ?? 'unknown'
    const milliseconds = reply.elapsedTime
    metrics.observe(request.method, route, reply.statusCode, milliseconds / 1000)
    const isFailure = reply.statusCode >= 500
    if (isFailure || log.isLevelEnabled('info')) {
      log[isFailure ? 'error' : 'info'](
        {
          traceId: traceId(request),
          method: request.method,
          path: pathOf(request),
          status: reply.statusCode,
          milliseconds: Math.round(milliseconds * 100) / 100,
          client: request.caller?.client,
          ...(request.failure ? { err: request.failure } : {}),
        },
        'request',
      )
    }
    done()
  })
}
