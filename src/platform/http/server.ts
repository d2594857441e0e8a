import { AsyncResource } from 'node:async_hooks'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { invalid } from '../../contract/problems.ts'
import type { ServerSpans } from '../telemetry/tracing.ts'
import { type Closing, prepareClosing } from './connections/closing.ts'
import { idleConnections } from './connections/idle-connections.ts'
import { closeUnused, keepAliveMs } from './connections/keep-alive.ts'
import { exchangeOf, OpenExchanges } from './exchange/exchange.ts'
import { type OverloadProtection, protectFromOverload } from './limits/overload.ts'
import { rateLimiter } from './limits/rate-limit.ts'
import { limitTime } from './limits/time-limit.ts'
import { limitWork } from './limits/work-limit.ts'
import type { Gauge } from './monitoring/metrics.ts'
import { requestReporter } from './monitoring/request-report.ts'
import { answerRawFailures, frameworkOptions, problemOf } from './reply/failures.ts'
import { mountPages, type Page } from './reply/page.ts'
import { sendProblem } from './reply/reply.ts'
import type { HttpContext, HttpSettings } from './route/context.ts'
import { recentKeys } from './route/idempotency.ts'
import { type Gate, mountRoute } from './route/mount-route.ts'
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
  // All checks before the body is read, in one hook, because each hook has a cost per request.
  app.addHook('onRequest', (request, reply, done) => {
    const exchange = exchangeOf(request.raw)
    exchange.request = request
    exchange.reply = reply
    if (spans) exchange.traceId = spans.idsOf(request.raw)?.trace_id
    if (closing.hasBegun) reply.raw.shouldKeepAlive = false
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      sendProblem(request, reply, invalid({ fieldName: 'Host', message: 'is missing' }), basePath)
    } else if (request.is404) answerUnknown(request, reply)
    else done()
  })
  app.addHook('onClose', (_app, done) => {
    protection.stop()
    keptAlive.stop()
    done()
  })
  const gate = gateOf(context, protection, spans)
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
  // Bodies are read by the routes (route/request-body.ts), after the caller was authenticated.
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  return app
}

const gateOf = (
  { settings, authenticate, clock }: HttpContext,
  { remember }: OverloadProtection,
  spans: ServerSpans | undefined,
): Gate => ({
  authenticate,
  allow: settings.RATE_LIMIT > 0 ? rateLimiter(settings.RATE_LIMIT, clock) : undefined,
  remember,
  // An event of a body is emitted in the context of its connection.
  inContext: (callback) => (spans ? AsyncResource.bind(callback) : callback),
  isRecentKey: recentKeys(),
  work: limitWork({
    running: settings.COMPUTATIONS_AT_ONCE,
    perCaller: settings.COMPUTATIONS_PER_CALLER,
    waiting: settings.COMPUTATIONS_WAITING,
  }),
  workPerCaller: settings.COMPUTATIONS_PER_CALLER,
})
