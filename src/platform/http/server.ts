import { createServer as createHttpServer, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ServerSpans } from '../telemetry/tracing.ts'
import { type Closing, prepareClosing } from './connections/closing.ts'
import { idleConnections } from './connections/idle-connections.ts'
import { closeUnused, keepAliveMs } from './connections/keep-alive.ts'
import { exchangeOf, OpenExchanges } from './exchange/exchange.ts'
import { protectFromOverload } from './limits/overload.ts'
import { limitTime } from './limits/time-limit.ts'
import type { Gauge } from './monitoring/metrics.ts'
import { requestReporter } from './monitoring/request-report.ts'
import { answerRawFailures, frameworkOptions, problemOf } from './reply/failures.ts'
import { mountPages, type Page } from './reply/page.ts'
import { sendProblem } from './reply/reply.ts'
import type { HttpContext, HttpSettings } from './route/context.ts'
import { gateOf, noteRequest } from './route/enter-route.ts'
import { mountRoute } from './route/mount-route.ts'
import type { Route } from './route/route.ts'
import { knownPaths, unknownPathAnswer } from './route/unknown-path.ts'

export interface ServerOptions {
  context: HttpContext
  routes: Route[]
  pages: Page[]
  log: Logger
  /** Undefined if requests are not traced. */
  spans?: ServerSpans | undefined
}

export interface HttpServer {
  app: FastifyInstance
  closing: Closing
  gauges: Gauge[]
  /** To be called with the number of listening sockets. */
  listensWith: (sockets: number) => void
}

/** The HTTP server with all routes and pages; every answer has the shape of the contract. */
export function createServer({ context, routes, pages, log, spans }: ServerOptions): HttpServer {
  const { settings } = context
  const basePath = settings.BASE_PATH
  const timeLimit = settings.REQUEST_SECONDS * 1000
  const open = new OpenExchanges()
  const protection = protectFromOverload({
    basePath,
    recognize: context.recognize,
    alwaysServed: pages.filter(({ isAlwaysServed }) => isAlwaysServed).map(({ path }) => path),
    open,
    report: requestReporter(context.metrics, log, spans),
    metrics: context.metrics,
    log,
    limits: { inFlight: settings.REQUESTS_AT_ONCE, targetMs: settings.QUEUE_MILLISECONDS },
  })
  const app = createApp(settings, (handle) => protection.guard(spans ? spans.wrap(handle) : handle))
  limitTime(app, open, {
    basePath,
    milliseconds: timeLimit,
    maxUnreadBytes: settings.MAX_UNREAD_BYTES,
    maxStalledMs: timeLimit + 2000,
    requestsAtOnce: settings.REQUESTS_AT_ONCE,
  })
  protection.watch(app.server)
  const idle = idleConnections(app.server)
  const closing = prepareClosing(app.server, open, idle)
  const keptAlive = closeUnused(app.server, idle)
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) exchangeOf(request.raw).failure = error
    return sendProblem(request, reply, problem, basePath)
  })

  const paths = knownPaths()
  const answerUnknown = unknownPathAnswer(
    paths,
    basePath,
    pages.find(({ path }) => path === '*'),
  )
  app.setNotFoundHandler(answerUnknown)
  app.addHook('onRequest', noteRequest({ closing, spans, basePath, answerUnknown }))
  app.addHook('onClose', (_app, done) => {
    protection.stop()
    keptAlive.stop()
    done()
  })
  const gate = gateOf(context, protection.remember, spans)
  for (const route of routes) {
    paths.add(route.method, basePath + route.path)
    mountRoute(app, route, context, gate)
  }
  for (const page of pages.filter(({ path }) => path !== '*')) {
    paths.add('GET', basePath + page.path || '/')
    mountPages(app, page, basePath)
  }
  answerRawFailures(app.server, basePath)
  return { app, closing, gauges: protection.gauges, listensWith: protection.listensWith }
}

/** The framework on a server of Node, whose limits for slow clients answer in the shape of the contract. */
function createApp(settings: HttpSettings, guard: (handle: RequestListener) => RequestListener) {
  const app = Fastify({
    // Longer ones are a 400 of ours, not a 414 of the router.
    routerOptions: { maxParamLength: 65_536 },
    return503OnClosing: false,
    serverFactory: (handle) =>
      createHttpServer(
        {
          requireHostHeader: false,
          // perf: a GET has no body to read to its end; without this, Node makes a stream, and events, of nothing.
          optimizeEmptyRequests: true,
          // Interval of Node's check for slow headers.
          connectionsCheckingInterval: 1000,
          headersTimeout: settings.REQUEST_SECONDS * 1000,
          // Node's limit is the same for all routes; `limitTime` knows those whose bodies may take longer.
          requestTimeout: 0,
          keepAliveTimeout: keepAliveMs,
        },
        guard(handle),
      ),
    ...frameworkOptions(settings.BASE_PATH),
  })
  // Bodies are read by the routes (route/read-request.ts), after the caller was authenticated.
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  return app
}
