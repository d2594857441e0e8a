// Composes the HTTP service. Used by the command line and by the tests.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { authenticator, keyRecognizer } from '../accounts/authentication/authenticate.ts'
import { loadDirectory } from '../accounts/directory.ts'
import { loadCompany } from '../billing/company/company.ts'
import { type Letterhead, letterheadOf, signatureOf } from '../billing/company/letterhead.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { followSearch, searchOf } from '../catalog/catalog-search.ts'
import { isUploadedImage } from '../catalog/images/image.ts'
import { imageOrigins } from '../catalog/images/origins.ts'
import { imagePage } from '../catalog/images/page.ts'
import { loadCatalog } from '../catalog/load-catalog.ts'
import { loadPriceLists, loadPrices, type Prices } from '../catalog/prices.ts'
import { pricesByClock } from '../catalog/prices-by-clock.ts'
import { loadCarriers } from '../checkout/delivery/carriers.ts'
import { emailOfDraft } from '../checkout/draft.ts'
import { createSubmitMemory } from '../checkout/submit/load-for-submit.ts'
import { createAdvisor } from '../configurator/advisor/advisor.ts'
import { warmUp } from '../configurator/warm-up.ts'
import { documentationPages, homePages } from '../documentation/pages.ts'
import { sourceOf } from '../events/cloud-event.ts'
import { carryTrace } from '../events/event.ts'
import { createImporter } from '../imports/importer.ts'
import { noteExpiredSupply } from '../inventory/expired-supply.ts'
import { loadAvailability } from '../inventory/product-availability.ts'
import { productIdsCache } from '../inventory/product-ids-cache.ts'
import { loadSoldOut, loadUndated } from '../inventory/stock.ts'
import { sendsMail } from '../mail/context.ts'
import { mailOrders } from '../mail/mail-orders.ts'
import { createMailSender } from '../mail/sender.ts'
import { allocateDue, allocateFew } from '../orders/allocation.ts'
import { keepOrderTexts } from '../orders/order-texts.ts'
import { planShortage } from '../orders/plan-shortage.ts'
import { noMail } from '../orders/record.ts'
import { repeat } from '../platform/background.ts'
import { clockReporter } from '../platform/clock/clock-reporter.ts'
import { followDatabaseClock, onlyClock } from '../platform/clock/database-clock.ts'
import { type Listening, listen } from '../platform/http/connections/listening.ts'
import { jsonGetter } from '../platform/http/get-json.ts'
import { healthPages, type Readiness } from '../platform/http/monitoring/health-pages.ts'
import { createMetrics, type Gauge } from '../platform/http/monitoring/metrics.ts'
import { createMonitoringServer } from '../platform/http/monitoring/monitoring-server.ts'
import { measureStore } from '../platform/http/monitoring/store-metrics.ts'
import type { Page } from '../platform/http/reply/page.ts'
import type { HttpContext } from '../platform/http/route/context.ts'
import { createServer } from '../platform/http/server.ts'
import { createNames, type Names } from '../platform/names/names.ts'
import { projectRoot } from '../platform/project-root.ts'
import { faultReporter } from '../platform/store/fault-reporter.ts'
import { startSnapshotPoller } from '../platform/store/live-snapshot.ts'
import type { Replica } from '../platform/store/postgres/replica.ts'
import type { OnUnreadable } from '../platform/store/readable.ts'
import { staleReason } from '../platform/store/stale.ts'
import { freshReads } from '../platform/store/stale-reads.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { storeUntil } from '../platform/store/store-until.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'
import { waitAtMost } from '../platform/wait-at-most.ts'
import { removeLinks } from '../setup/link.ts'
import { sitePages } from '../site/pages.ts'
import { signInOf } from '../site/sign-in.ts'
import { readSite } from '../site/site.ts'
import { loadWebhookFanOut } from '../webhooks/fan-out.ts'
import { createWebhooks } from '../webhooks/webhooks.ts'
import { cleanUpByClock } from './cleanup.ts'
import type { AppContext } from './context.ts'
import { documentedLimits } from './documented-limits.ts'
import { measureLags } from './lags.ts'
import { allRoutes } from './routes.ts'
import { acceptsDemoKeys, limitsOf, type Settings } from './settings.ts'

import { version } from './version.ts'

/** Maximum time that the warm-up delays readiness. */
const warmUpLimitMs = 15_000

export interface Service {
  context: AppContext
  /** Starts to listen; returns its address, base path included. */
  listen(): Promise<string>
  /** The address of health and metrics if they have their own port; known once it listens. */
  monitoringAddress(): string | undefined
  /** Turns readiness off, finishes open requests, and stops. The caller that opened the store closes it. */
  close(): Promise<void>
}

export interface ServiceOptions {
  settings: Settings
  store: Store
  /** For reads that may be stale. */
  replica?: Replica
  log?: Logger
  /** The clock of this process, compared with the database's. */
  processClock?: () => number
  /** One clock for process and database, if the data belong to another time. */
  clock?: (() => number) | undefined
  /** Name resolution, replaced by tests. */
  names?: Names
  /** Whether searches run at the start, so that the first callers do not wait; tests save this second. */
  warmsUp?: boolean
  /** Undefined if nothing is exported by OpenTelemetry. */
  telemetry?: Telemetry | undefined
}

/** Availability changes with many orders, and proposals need it only roughly. */
const undatedMs = 5000

export async function createService({
  settings,
  store: plainStore,
  replica,
  log,
  processClock = Date.now,
  clock: worldClock,
  names = createNames(),
  warmsUp = true,
  telemetry,
}: ServiceOptions): Promise<Service> {
  const tracing = telemetry?.tracing
  const database = tracing ? tracing.store(plainStore, carryTrace) : plainStore
  const logger = log ?? pino({ level: 'silent' })
  const databaseClock = worldClock
    ? onlyClock(worldClock)
    : followDatabaseClock({
        store: database,
        clock: processClock,
        toleranceMs: settings.CLOCK_TOLERANCE_SECONDS * 1000,
      })
  const checkClock = clockReporter(databaseClock, logger)
  // What a database that fails would say is said by every query.
  await checkClock().catch(() => {})
  const clock = databaseClock.now
  const poller = startSnapshotPoller({
    store: database,
    everyMs: settings.FOLLOW_MILLISECONDS,
    onError: (topic, err) => logger.error({ err, topic }, `could not check for changes of ${topic}`),
  })
  const unreadable: OnUnreadable = (row, err) => logger.error({ err }, `${row} cannot be read and is skipped`)
  // Uses the plain store: its own writes must not trigger the notifications below, or webhooks would wake themselves.
  const metrics = createMetrics()
  const lags = measureLags(metrics, database, clock)
  measureStore(metrics, database, lags.databaseBytes)
  const webhooks = createWebhooks({
    store: database,
    settings,
    clock,
    names,
    log: logger,
    onResult: lags.delivered,
    trace: tracing?.outgoing,
  })
  const mails = await createMailSender({
    store: database,
    settings,
    clock,
    log: logger,
    onResult: lags.mailed,
  })
  const soldOut = productIdsCache(() => loadSoldOut(database), settings.FOLLOW_MILLISECONDS)
  const undated = productIdsCache(() => loadUndated(database, clock()), undatedMs)
  const orderTexts = keepOrderTexts(database)
  const advisor = createAdvisor((err) => logger.error({ err }, 'proposals: a new thread is started'))
  const pokeSenders = () => {
    webhooks.poke()
    mails.poke()
  }
  const store = notifyingStore(database, {
    afterBatch: orderTexts.forgetChanged,
    afterCommit: () => {
      soldOut.forget()
      // They serve all requests: their work belongs to none of them.
      if (tracing) tracing.detached(pokeSenders)
      else pokeSenders()
    },
  })
  let newestPrices: Prices = new Map()
  const loadedPrices = await poller.follow('prices', async () => {
    newestPrices = await loadPrices(store, clock(), newestPrices)
    await advisor.usePrices(newestPrices)
    return newestPrices
  })
  const prices = pricesByClock(loadedPrices, clock, advisor.usePrices)
  let newestCatalog: Catalog | undefined
  const company = await poller.follow('company', () => loadCompany(store))
  const imports = createImporter({ store, clock, log: logger })
  const context: AppContext = {
    pokeImports: imports.poke,
    settings,
    store,
    staleReads: replica ?? freshReads(store),
    isUploadedImage: (address) => isUploadedImage(store, address),
    loadAvailability: (productIds) => loadAvailability({ store, clock }, productIds),
    loadPriceLists: () => loadPriceLists(store),
    closeSetup: removeLinks,
    loadedNumbers: () => `${poller.loaded('catalog')} ${poller.loaded('prices')}`,
    allocate: (products) => allocateFew(store, products, clock),
    planShortage: (productId, onHand, supplyVersion) =>
      planShortage(store, productId, onHand, supplyVersion, clock()),
    loadFanOut: () => loadWebhookFanOut(store, sourceOf(settings.BASE_PATH), clock()),
    orderTexts,
    mailOrder: sendsMail(settings)
      ? mailOrders({
          shopUrl: settings.PUBLIC_URL,
          emailOfDraft: (draftId) => emailOfDraft(store, draftId),
          signature: () => signatureOf(company.current.company),
        })
      : noMail,
    submitMemory: createSubmitMemory(store),
    soldOut: soldOut.load,
    undated: undated.load,
    clock,
    expiryClock: databaseClock.expiryNow,
    version,
    names,
    poller,
    metrics,
    advisor,
    catalog: await poller.follow('catalog', async () => {
      const catalog = await loadCatalog(store, unreadable, newestCatalog)
      if (newestCatalog) await followSearch(newestCatalog, catalog)
      await advisor.useCatalog(catalog)
      newestCatalog = catalog
      return catalog
    }),
    prices,
    carriers: await poller.follow('carriers', () => loadCarriers(store, unreadable)),
    directory: await poller.follow('callers', () => loadDirectory(store, unreadable)),
  }
  metrics.addGauge({
    name: 'buildorder_snapshot_age_seconds',
    help: 'Seconds since the data in memory was last known to be current.',
    label: 'topic',
    read: () => poller.ages().map(({ topic, ageSeconds }) => [topic, ageSeconds]),
  })
  metrics.addGauge({
    name: 'buildorder_clock_difference_seconds',
    help: 'How far the clock of this process is ahead of the database (negative: behind).',
    read: () => databaseClock.differenceMs() / 1000,
  })
  if (replica) for (const gauge of replicaGauges(replica)) context.metrics.addGauge(gauge)
  const warn = (what: string) => (err: unknown) => logger.warn({ err }, what)
  const background = [
    repeat(
      1000,
      (signal) => noteExpiredSupply(storeUntil(store, signal), databaseClock.expiryNow),
      warn('could not process passed restock dates'),
      longRunMs,
    ),
    repeat(
      1000,
      (signal) => lags.timeAllocation(() => allocateDue(storeUntil(store, signal), clock)),
      warn('could not allocate stock to waiting orders'),
      longRunMs,
    ),
    repeat(
      60_000,
      (signal) => cleanUpByClock(storeUntil(store, signal), settings, databaseClock),
      warn('could not clean up'),
      longRunMs,
    ),
    repeat(settings.FOLLOW_MILLISECONDS, prices.advance, warn('could not follow the price rules')),
    repeat(1000, faultReporter(store, logger), warn('could not check the database')),
    repeat(1000, checkClock, () => {}),
    repeat(lagsMs, lags.sample, warn('could not measure the lag of background work')),
  ]
  const routes = allRoutes(context)
  // Allows a few polls, also with a long interval.
  const staleSeconds = Math.max(settings.STALE_SECONDS, (5 * settings.FOLLOW_MILLISECONDS) / 1000)
  const readiness: Readiness = {
    isReady: false,
    checks: [store.fault, databaseClock.fault, () => staleReason(poller.ages(), staleSeconds)],
  }
  const health = healthPages(store, readiness, settings.METRICS === 'true' ? metrics : undefined)
  const monitoring =
    settings.MONITORING_PORT === undefined ? undefined : createMonitoringServer(health, settings.BASE_PATH)
  const { app, closing, gauges, listensWith } = createServer({
    context: httpContextOf(context),
    routes,
    log: logger,
    spans: tracing?.server,
    pages: [
      ...(monitoring ? [] : health),
      ...documentationPages(routes, {
        version,
        basePath: settings.BASE_PATH,
        limits: limitsOf(settings),
        documentedLimits,
        issuer: settings.OIDC_ISSUER,
        address: (): string =>
          settings.PUBLIC_URL
            ? new URL(settings.PUBLIC_URL).origin
            : localUrlOf(app.server.address() as AddressInfo),
      }),
      imagePage(context),
      ...pagesForPeople(context, () => letterheadOf(company.current.company)),
    ],
  })
  telemetry?.exportMetrics(metrics.text)
  for (const gauge of gauges) metrics.addGauge(gauge)
  metrics.addGauge({
    name: 'buildorder_ready',
    help: 'Whether the process should get requests (1) or not (0), as far as it knows without asking the database.',
    read: () => Number(readiness.isReady && readiness.checks.every((check) => check() === undefined)),
  })

  let listening: Listening | undefined
  return {
    context,
    listen: async () => {
      await lags.sample().catch(warn('could not measure the lag of background work'))
      await monitoring?.listen({
        port: settings.MONITORING_PORT ?? 0,
        host: settings.MONITORING_HOST ?? settings.HOST,
      })
      listening = await listen(app, settings.HOST, settings.PORT)
      listensWith(listening.sockets)
      webhooks.start()
      mails.start()
      imports.start()
      const completions = routes.find(({ operationId }) => operationId === 'proposeCompletions')
      const prepare = () =>
        Promise.all([completions && warmUp(completions, context), searchOf(context.catalog.current)])
      const warm = warmsUp && prepare().catch(warn('could not warm up'))
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
      poller.stop()
      await advisor.close()
      await waitAtMost(
        stopLimitMs,
        Promise.all([...background, webhooks, mails, imports].map((work) => work.stop())),
      )
      names.close()
      // Last, so that readiness is answered while open requests are finished.
      await monitoring?.close()
    },
  }
}

const replicaGauges = (replica: Replica): Gauge[] => [
  {
    name: 'buildorder_replica_in_use',
    help: 'Whether lists are read from a replica (1) or from the primary (0).',
    label: 'reads',
    read: () => [['lists', replica.fault() === undefined ? 1 : 0]],
  },
  {
    name: 'buildorder_replica_age_seconds',
    help: 'Age of the data in the last answer of a replica.',
    label: 'reads',
    read: () => [['lists', replica.ageSeconds()]],
  },
]

function urlOf({ port, address, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Addresses that stand for every address of the machine, and one of them that a client can connect to. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

const localUrlOf = (listening: AddressInfo) =>
  urlOf({ ...listening, address: loopbackOf[listening.address] ?? listening.address })

const lagsMs = 5000
/** One run may process thousands of waiting orders or expired drafts. */
const longRunMs = 600_000
/** How long stopping waits for background work. The next process continues unfinished work. */
const stopLimitMs = 10_000

/** Folder of the built web pages. */
const siteFolder = join(projectRoot, 'web/dist')

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

function pagesForPeople(
  { settings, directory, names, catalog }: AppContext,
  letterhead: () => Letterhead | null,
): Page[] {
  const site = readSite(siteFolder)
  const basePath = settings.BASE_PATH
  if (!site) return homePages(basePath, version)
  const isDemo = () => acceptsDemoKeys(settings) && directory.current.keys.values().some((key) => key.isDemo)
  return sitePages(site, {
    version,
    basePath,
    isDemo,
    signIn: signInOf(settings, jsonGetter(names.lookup)),
    sendsMail: sendsMail(settings),
    letterhead,
    imageOrigins: () => imageOrigins(catalog.current),
    // The facts of the demo catalog are in part taken from it, also in databases from before the mark.
    hasOpenData: () => catalog.current.hasOpenData || isDemo(),
  })
}

interface StoreListener {
  /** Called after every batch, also after a failed one. */
  afterBatch(writes: Write[]): void
  afterCommit(): void
}

/** A store that notifies a listener of its batches. */
const notifyingStore = (store: Store, { afterBatch, afterCommit }: StoreListener): Store => ({
  ...store,
  batch: async (writes) => {
    try {
      await store.batch(writes)
    } finally {
      afterBatch(writes)
    }
    afterCommit()
  },
})
