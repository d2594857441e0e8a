// Puts the parts together into one HTTP service. Used by the command line and by every test.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { authenticator } from '../accounts/authentication/authenticate.ts'
import { loadDirectory } from '../accounts/directory.ts'
import { loadCatalog } from '../catalog/catalog.ts'
import { loadPrices } from '../catalog/prices.ts'
import { loadCarriers } from '../checkout/delivery/carriers.ts'
import { rememberDrafts } from '../checkout/submit/recent-drafts.ts'
import { warmUp } from '../configurator/warm-up.ts'
import { documentationPages, homePages } from '../documentation/pages.ts'
import { sourceOf } from '../events/cloud-event.ts'
import { noteExpiredSupply } from '../inventory/expired-supply.ts'
import { loadAvailability } from '../inventory/product-availability.ts'
import { keepSoldOut } from '../inventory/sold-out.ts'
import { allocateDue, allocateFew } from '../orders/allocation.ts'
import { keepOrderTexts } from '../orders/order-texts.ts'
import { repeat } from '../platform/background.ts'
import { connectionLimit } from '../platform/http/connection-limit.ts'
import type { HttpContext } from '../platform/http/context.ts'
import { jsonGetter } from '../platform/http/get-json.ts'
import { healthPages, type Readiness } from '../platform/http/health-pages.ts'
import { createMetrics } from '../platform/http/metrics.ts'
import type { Page } from '../platform/http/page.ts'
import { createServer } from '../platform/http/server.ts'
import { createNames, type Names } from '../platform/names/names.ts'
import { projectRoot } from '../platform/project-root.ts'
import { faultReporter } from '../platform/store/fault-reporter.ts'
import { startSnapshotPoller } from '../platform/store/live-snapshot.ts'
import type { OnUnreadable } from '../platform/store/readable.ts'
import { staleReason } from '../platform/store/stale.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { storeUntil } from '../platform/store/store-until.ts'
import { sitePages } from '../site/pages.ts'
import { signInOf } from '../site/sign-in.ts'
import { readSite } from '../site/site.ts'
import { loadWebhookFanOut } from '../webhooks/fan-out.ts'
import { createWebhooks } from '../webhooks/webhooks.ts'
import { cleanUp, type Progress } from './cleanup.ts'
import type { AppContext } from './context.ts'
import { documentedLimits } from './documented-limits.ts'
import { allRoutes } from './routes.ts'
import { acceptsDemoKeys, limitsOf, type Settings } from './settings.ts'

import { version } from './version.ts'

/** How long a slow warm-up can keep the service from being ready. */
const warmUpLimitMs = 15_000

export interface Service {
  context: AppContext
  /** Starts to listen; the address it can be reached at, base path included. */
  listen(): Promise<string>
  /** Turns readiness off, finishes what is under way, and stops. The store stays open: whoever opened it closes it. */
  close(): Promise<void>
}

export interface ServiceOptions {
  settings: Settings
  store: Store
  log?: Logger
  clock?: () => number
  /** Other names than those that the system knows, for tests. */
  names?: Names
}

export async function createService({
  settings,
  store: database,
  log,
  clock = Date.now,
  names = createNames(),
}: ServiceOptions): Promise<Service> {
  const logger = log ?? pino({ level: 'silent' })
  const poller = startSnapshotPoller({
    store: database,
    everyMs: settings.FOLLOW_MILLISECONDS,
    onError: (topics, err) =>
      logger.error({ err, topics }, `could not follow changes of ${topics.join(' and ')}`),
  })
  const unreadable: OnUnreadable = (row, err) =>
    logger.error({ err }, `${row} cannot be read and is left out`)
  // On the database itself: what it writes is of no interest to those who are told below, itself among them.
  const webhooks = createWebhooks({ store: database, settings, clock, names, log: logger })
  const soldOut = keepSoldOut(database, settings.FOLLOW_MILLISECONDS)
  const orderTexts = keepOrderTexts(database)
  const store = telling(database, {
    tried: orderTexts.forgetChanged,
    committed: () => {
      soldOut.forget()
      webhooks.poke()
    },
  })
  const context: AppContext = {
    settings,
    store,
    loadAvailability: (productIds) => loadAvailability({ store, clock }, productIds),
    allocate: (products) => allocateFew(store, products, clock),
    loadFanOut: () => loadWebhookFanOut(store, sourceOf(settings.BASE_PATH), clock()),
    orderTexts,
    recentDrafts: rememberDrafts(store.engine),
    soldOut: soldOut.load,
    clock,
    version,
    names,
    poller,
    metrics: createMetrics(store.files),
    catalog: await poller.follow(['catalog'], () => loadCatalog(store, unreadable)),
    prices: await poller.follow(['prices'], () => loadPrices(store)),
    carriers: await poller.follow(['carriers'], () => loadCarriers(store, unreadable)),
    directory: await poller.follow(['callers'], () => loadDirectory(store, unreadable)),
  }
  context.metrics.addGauge({
    name: 'buildorder_snapshot_age_seconds',
    help: 'How long ago what is kept in memory was last known to be current.',
    label: 'topic',
    read: () => poller.ages().map(({ topics, ageSeconds }) => [topics.join(' and '), ageSeconds]),
  })
  const warn = (what: string) => (err: unknown) => logger.warn({ err }, what)
  const cleaned: Progress = new Map()
  const background = [
    repeat(
      1000,
      (signal) => noteExpiredSupply(storeUntil(store, signal), clock),
      warn('could not look for restock dates that have passed'),
      longTurn,
    ),
    repeat(
      1000,
      (signal) => allocateDue(storeUntil(store, signal), clock),
      warn('could not allocate stock to waiting orders'),
      longTurn,
    ),
    repeat(
      60_000,
      (signal) => cleanUp(storeUntil(store, signal), settings, clock(), cleaned),
      warn('could not clean up'),
      longTurn,
    ),
    repeat(1000, faultReporter(store, logger), warn('could not check the database')),
  ]
  const routes = allRoutes(context)
  // At least a few turns, however seldom changes are looked for.
  const staleSeconds = Math.max(settings.STALE_SECONDS, (5 * settings.FOLLOW_MILLISECONDS) / 1000)
  const readiness: Readiness = {
    isReady: false,
    checks: [store.fault, () => staleReason(poller.ages(), staleSeconds)],
  }
  const { app, closing } = createServer({
    context: httpContextOf(context),
    routes,
    log: logger,
    pages: [
      ...healthPages(store, readiness, settings.METRICS === 'true' ? context.metrics : undefined),
      ...documentationPages(routes, {
        version,
        basePath: settings.BASE_PATH,
        limits: limitsOf(settings),
        documentedLimits,
        issuer: settings.OIDC_ISSUER,
        address: `http://${settings.HOST}:${settings.PORT}`,
      }),
      ...pagesForPeople(context),
    ],
  })

  return {
    context,
    listen: async () => {
      const limit = connectionLimit()
      if (limit !== undefined) app.server.maxConnections = limit
      await app.listen({ port: settings.PORT, host: settings.HOST })
      webhooks.start()
      const completions = routes.find(({ operationId }) => operationId === 'proposeCompletions')
      const warm = completions && warmUp(completions, context).catch(warn('could not warm up'))
      // Listening already, so that health can be asked. Not ready, so that nobody else is sent here; but not for ever.
      await Promise.race([warm, pause(warmUpLimitMs, undefined, { ref: false })])
      readiness.isReady = true
      const { port, address, family } = app.server.address() as AddressInfo
      const host = family === 'IPv6' ? `[${address}]` : address
      return `http://${host}:${port}${settings.BASE_PATH}`
    },
    close: async () => {
      readiness.isReady = false
      await new Promise((resolve) => setTimeout(resolve, settings.SHUTDOWN_DELAY_SECONDS * 1000))
      await closing.closeConnections({
        idleMs: settings.SHUTDOWN_IDLE_MILLISECONDS,
        limitMs: settings.REQUEST_SECONDS * 1000,
      })
      await app.close()
      poller.stop()
      await atMost(stopLimit, Promise.all([...background, webhooks].map((work) => work.stop())))
      names.close()
    },
  }
}

/** Thousands of waiting orders or expired drafts are worked through in one turn. */
const longTurn = 600_000
/** How long stopping waits for background work. Whatever it leaves undone, the next process does. */
const stopLimit = 10_000

/** Waits for a promise, but not longer than so many milliseconds. */
async function atMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([promise, limit])
  clearTimeout(timer)
}

/** Where the pages are after they were built. */
const siteFolder = join(projectRoot, 'web/dist')

/** What the HTTP server needs of the whole context. */
export const httpContextOf = (context: AppContext): HttpContext => ({
  ...context,
  limits: limitsOf(context.settings),
  authenticate: authenticator({ ...context, acceptsDemoKeys: acceptsDemoKeys(context.settings) }),
})

function pagesForPeople({ settings, directory, names }: AppContext): Page[] {
  const site = readSite(siteFolder)
  const basePath = settings.BASE_PATH
  if (!site) return homePages(basePath, version)
  const isDemo = () => acceptsDemoKeys(settings) && directory.current.keys.values().some((key) => key.isDemo)
  return sitePages(site, { version, basePath, isDemo, signIn: signInOf(settings, jsonGetter(names.lookup)) })
}

interface Told {
  /** After every batch, however it ended. */
  tried(writes: Write[]): void
  committed(): void
}

/** A store that tells of the batches that go through it. */
const telling = (store: Store, { tried, committed }: Told): Store => ({
  ...store,
  batch: async (writes) => {
    try {
      await store.batch(writes)
    } finally {
      tried(writes)
    }
    committed()
  },
})
