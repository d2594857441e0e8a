// Composes the HTTP service. Used by the command line and by the tests.
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { authenticator, keyRecognizer } from '../accounts/authentication/authenticate.ts'
import { type Letterhead, letterheadOf } from '../billing/company/letterhead.ts'
import { searchOf } from '../catalog/catalog-search.ts'
import { warmUp } from '../configurator/warm-up.ts'
import { type Listening, listen } from '../platform/http/connections/listening.ts'
import { healthPages, type Readiness } from '../platform/http/monitoring/health-pages.ts'
import { createMonitoringServer } from '../platform/http/monitoring/monitoring-server.ts'
import type { HttpContext } from '../platform/http/route/context.ts'
import { createServer } from '../platform/http/server.ts'
import { staleReason } from '../platform/store/stale.ts'
import { waitAtMost } from '../platform/wait-at-most.ts'
import { composeContext } from './compose/app-context.ts'
import { createSenders, repeatWork } from './compose/background.ts'
import { type Foundation, openFoundation, type ServiceOptions } from './compose/foundation.ts'
import { pagesOf, urlOf } from './compose/pages.ts'
import type { AppContext } from './context.ts'
import { allRoutes } from './routes.ts'
import { acceptsDemoKeys, limitsOf } from './settings.ts'

export type { ServiceOptions } from './compose/foundation.ts'

/** Maximum time that the warm-up delays readiness. */
const warmUpLimitMs = 15_000
/** How long stopping waits for background work. The next process continues unfinished work. */
const stopLimitMs = 10_000

export interface Service {
  context: AppContext
  /** Starts to listen; returns its address, base path included. */
  listen(): Promise<string>
  /** The address of health and metrics if they have their own port; known once it listens. */
  monitoringAddress(): string | undefined
  /** Turns readiness off, finishes open requests, and stops. The caller that opened the store closes it. */
  close(): Promise<void>
}

export async function createService(options: ServiceOptions): Promise<Service> {
  const { settings, warmsUp = true, telemetry } = options
  const foundation = await openFoundation(options)
  const senders = await createSenders(foundation)
  const { context, advisor, imports, prices, company } = await composeContext(foundation, senders)
  const jobs = [...senders.jobs, imports]
  const background = repeatWork(foundation, context, prices.advance)
  const server = openServer(foundation, context, () => letterheadOf(company.current.company))
  telemetry?.exportMetrics(context.metrics.text)

  const { app, closing, monitoring, readiness } = server
  let listening: Listening | undefined
  return {
    context,
    listen: async () => {
      const warn = (what: string) => (err: unknown) => foundation.log.warn({ err }, what)
      await foundation.lags.sample().catch(warn('could not measure the lag of background work'))
      await monitoring?.listen({
        port: settings.MONITORING_PORT ?? 0,
        host: settings.MONITORING_HOST ?? settings.HOST,
      })
      listening = await listen(app, settings.HOST, settings.PORT)
      server.listensWith(listening.sockets)
      for (const job of jobs) job.start()
      const warm = warmsUp && server.prepare().catch(warn('could not warm up'))
      // Listen before the warm-up, so that health checks are answered; become ready after it, or after a time limit.
      await Promise.race([warm, pause(warmUpLimitMs, undefined, { ref: false })])
      readiness.isReady = true
      return urlOf(listening.address) + settings.BASE_PATH
    },
    monitoringAddress: () =>
      monitoring && urlOf(monitoring.server.address() as AddressInfo) + settings.BASE_PATH,
    close: async () => {
      readiness.isReady = false
      await new Promise((resolve) => setTimeout(resolve, settings.SHUTDOWN_DELAY_SECONDS * 1000))
      listening?.stop()
      await closing.closeConnections({
        idleMs: settings.SHUTDOWN_IDLE_MILLISECONDS,
        limitMs: settings.REQUEST_SECONDS * 1000,
      })
      await app.close()
      context.poller.stop()
      await advisor.close()
      await waitAtMost(stopLimitMs, Promise.all([...background, ...jobs].map((work) => work.stop())))
      context.names.close()
      // Last, so that readiness is answered while open requests are finished.
      await monitoring?.close()
    },
  }
}

/** The server of the routes and pages, and that of health and metrics if they have their own port. Neither listens yet. */
function openServer(
  { settings, log, databaseClock, poller, metrics, tracing }: Foundation,
  context: AppContext,
  letterhead: () => Letterhead | null,
) {
  const routes = allRoutes(context)
  // Allows a few polls, also with a long interval.
  const staleSeconds = Math.max(settings.STALE_SECONDS, (5 * settings.FOLLOW_MILLISECONDS) / 1000)
  const readiness: Readiness = {
    isReady: false,
    checks: [context.store.fault, databaseClock.fault, () => staleReason(poller.ages(), staleSeconds)],
  }
  const health = healthPages(context.store, readiness, settings.METRICS === 'true' ? metrics : undefined)
  const monitoring =
    settings.MONITORING_PORT === undefined ? undefined : createMonitoringServer(health, settings.BASE_PATH)
  const listensAt = (): AddressInfo => server.app.server.address() as AddressInfo
  const server = createServer({
    context: httpContextOf(context),
    routes,
    log,
    spans: tracing?.server,
    pages: [...(monitoring ? [] : health), ...pagesOf({ context, routes, listensAt, letterhead })],
  })
  for (const gauge of server.gauges) metrics.addGauge(gauge)
  metrics.addGauge({
    name: 'buildorder_ready',
    help: 'Whether the process should get requests (1) or not (0), as far as it knows without asking the database.',
    read: () => Number(readiness.isReady && readiness.checks.every((check) => check() === undefined)),
  })
  /** Runs what the first callers would wait for. */
  async function prepare(): Promise<void> {
    const routeOf = (name: string) => routes.find(({ operationId }) => operationId === name)
    const [completions, fixes] = [routeOf('proposeCompletions'), routeOf('proposeFixes')]
    const warm = completions && fixes && warmUp({ completions, fixes }, context)
    await Promise.all([warm, searchOf(context.catalog.current)])
  }
  return { ...server, monitoring, readiness, prepare }
}

/** The part of the context that the HTTP server needs. */
export function httpContextOf(context: AppContext): HttpContext {
  const authentication = { ...context, acceptsDemoKeys: acceptsDemoKeys(context.settings) }
  return {
    ...context,
    limits: limitsOf(context.settings),
    authenticate: authenticator(authentication),
    recognize: keyRecognizer(authentication),
  }
}
