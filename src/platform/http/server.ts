import { AsyncResource } from 'node:async_hooks'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { invalid, Problem } from '../../contract/problems.ts'
import type { ServerSpans } from '../telemetry/tracing.ts'
import { type Closing, prepareClosing } from './connections/closing.ts'
import { idleConnections } from './connections/idle-connections.ts'
import { closeUnused, keepAliveMs } from './connections/keep-alive.ts'
import { type Exchange, exchangeOf, type OpenExchange, OpenExchanges } from './exchange/exchange.ts'
import { type OverloadProtection, protectFromOverload } from './limits/overload.ts'
import { rateLimiter } from './limits/rate-limit.ts'
import { limitTime } from './limits/time-limit.ts'
import { limitWork } from './limits/work-limit.ts'
import type { Gauge, Metrics } from './monitoring/metrics.ts'
import { refusedRequests } from './monitoring/refused-requests.ts'
import { requestLineWriter } from './monitoring/request-line.ts'
import { answerRawFailures, frameworkOptions, problemOf } from './reply/failures.ts'
import { mountPages, type Page, sendPage } from './reply/page.ts'
import { pathOf, sendProblem, traceId } from './reply/reply.ts'
import type { HttpContext, HttpSettings } from './route/context.ts'
import { recentKeys } from './route/idempotency.ts'
import { type KnownPaths, knownPaths } from './route/known-paths.ts'
import { type Gate, mountRoute } from './route/mount-route.ts'
import type { Route } from './route/route.ts'

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
    report: reporter(context.metrics, log, spans),
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
  { verified, remember }: OverloadProtection,
  spans: ServerSpans | undefined,
): Gate => ({
  authenticate,
  allow: settings.RATE_LIMIT > 0 ? rateLimiter(settings.RATE_LIMIT, clock) : undefined,
  verified,
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

/** Answers a known path with another method with 405, OPTIONS with the allowed methods, and all others with 404. */
const unknownPathAnswer =
  (paths: KnownPaths, basePath: string, missingPage: Page | undefined) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = paths.methodsOf(pathOf(request))
    const allow = { Allow: methods.join(', ') }
    if (methods.length === 0) {
      if (missingPage && isBrowser(request)) return sendMissing(request, reply, missingPage, basePath)
      const problem = new Problem('path_not_found', `There is nothing at ${pathOf(request)}.`)
      return sendProblem(request, reply, problem, basePath)
    }
    if (request.method === 'OPTIONS') return reply.code(204).headers(allow).send()
    const problem = new Problem('method_not_allowed', `${request.method} is not allowed here.`, [], allow)
    return sendProblem(request, reply, problem, basePath)
  }

/** A person who opens an address, not a script of a page. */
const isBrowser = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer }: Page,
  basePath: string,
): FastifyReply {
  answer({}, request.headers.accept ?? '').then(
    (page) => {
      if (page instanceof Problem) sendProblem(request, reply, page, basePath)
      else sendPage(request, reply.code(404), page)
    },
    (error) => reply.send(error),
  )
  return reply
}

/** Status in logs and metrics for a client that disconnected before the answer, as other servers use it. */
const clientClosedRequest = 499

/** One log line and one observation per request. Neither headers nor queries are logged: they may hold secrets. */
function reporter(metrics: Metrics, log: Logger, spans: ServerSpans | undefined) {
  const writeLine = requestLineWriter(log)
  const isWanted = log.isLevelEnabled('info')
  const isCounted = refusedRequests(log)

  return (exchange: Exchange, now: number): void => {
    const { request, reply, route, failure, startedAt } = exchange as OpenExchange
    const { method } = request
    const status = reply.raw.headersSent ? reply.statusCode : clientClosedRequest
    const milliseconds = now - startedAt
    metrics.observe(method, route, status, milliseconds / 1000)
    spans?.describe(request.raw, { route, status, failure })
    const isFailure = (status >= 500 || failure !== undefined) && !isCounted(failure)
    if (!isFailure && !isWanted) return
    const line = {
      traceId: traceId(exchange),
      method,
      path: pathOf(request),
      status,
      milliseconds: Math.round(milliseconds * 100) / 100,
      client: exchange.caller?.client,
      ...spans?.idsOf(request.raw),
    }
    if (isFailure) log.error(failure ? { ...line, err: failure } : line, 'request')
    else writeLine(line)
  }
}
