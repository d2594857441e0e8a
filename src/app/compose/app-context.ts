// Loads the snapshots that are kept in memory, and composes what routes need.
import { callersTopic, loadDirectory } from '../../accounts/directory.ts'
import { companyTopic, loadCompany } from '../../billing/company/company.ts'
import { signatureOf } from '../../billing/company/letterhead.ts'
import type { Catalog } from '../../catalog/catalog.ts'
import { followSearch } from '../../catalog/catalog-search.ts'
import { isUploadedImage, loadImageAt } from '../../catalog/images/image.ts'
import { loadCatalog } from '../../catalog/load-catalog.ts'
import { loadPriceLists, loadPrices, type Prices } from '../../catalog/prices.ts'
import { pricesByClock } from '../../catalog/prices-by-clock.ts'
import { catalogTopic, pricesTopic } from '../../catalog/topics.ts'
import { carriersTopic } from '../../checkout/delivery/carrier.ts'
import { loadCarriers } from '../../checkout/delivery/carriers.ts'
import { trackingUrlOf } from '../../checkout/delivery/tracking.ts'
import { emailOfDraft } from '../../checkout/draft.ts'
import { replacements } from '../../checkout/replacement.ts'
import { createSubmitMemory } from '../../checkout/submit/load-for-submit.ts'
import { type Advisor, createAdvisor } from '../../configurator/advisor/advisor.ts'
import { sourceOf } from '../../events/cloud-event.ts'
import { loadAvailability } from '../../inventory/product-availability.ts'
import { loadOrderCounts, loadSoldOut, loadUndated } from '../../inventory/stock.ts'
import { sendsMail } from '../../mail/context.ts'
import { mailOrders } from '../../mail/mail-orders.ts'
import { mailPerson } from '../../mail/mail-people.ts'
import { mailPurchase } from '../../mail/mail-purchases.ts'
import { mailQuotations } from '../../mail/mail-quotations.ts'
import { mailReturns } from '../../mail/mail-returns.ts'
import { allocateFew } from '../../orders/allocation.ts'
import { keepOrderTexts } from '../../orders/order-texts.ts'
import { planShortage } from '../../orders/plan-shortage.ts'
import { noMail } from '../../orders/record.ts'
import type { OnUnreadable } from '../../platform/store/readable.ts'
import { freshReads } from '../../platform/store/stale-reads.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { followSupply } from '../../purchasing/follow.ts'
import { isOfPurchase } from '../../purchasing/purchase.ts'
import { loadReplacedUnits } from '../../returns/replaced.ts'
import { removeLinks } from '../../setup/link.ts'
import { loadWebhookFanOut } from '../../webhooks/fan-out.ts'
import type { AppContext } from '../context.ts'
import { version } from '../version.ts'
import { createImports, type Senders } from './background.ts'
import type { Foundation } from './foundation.ts'

/** Availability changes with many orders, and proposals need it only roughly. */
const undatedMs = 5000

const orderCountsMs = 60_000

export async function composeContext(foundation: Foundation, senders: Senders) {
  const { settings, database, replica, log, names, databaseClock, clock, poller, metrics } = foundation
  const soldOut = briefCache(() => loadSoldOut(database), settings.FOLLOW_MILLISECONDS)
  const undated = briefCache(() => loadUndated(database, clock()), undatedMs)
  const orderCounts = briefCache(() => loadOrderCounts(database), orderCountsMs)
  const orderTexts = keepOrderTexts(database)
  const advisor = createAdvisor((err) => log.error({ err }, 'proposals: a new thread is started'))
  const store = notifyingStore(database, {
    afterBatch: orderTexts.forgetChanged,
    afterCommit: () => {
      soldOut.forget()
      senders.poke()
    },
  })
  const snapshots = await followSnapshots(foundation, store, advisor)
  const { company, ...snapshotsOfRoutes } = snapshots
  const imports = createImports(foundation, store)
  const base: Omit<AppContext, 'replacements'> = {
    ...snapshotsOfRoutes,
    pokeImports: imports.poke,
    settings,
    store,
    staleReads: replica ?? freshReads(store),
    isUploadedImage: (address) => isUploadedImage(store, address),
    loadPicture: async (address) => (await loadImageAt(store, address))?.bytes,
    loadAvailability: (productIds) => loadAvailability({ store, clock }, productIds),
    loadPriceLists: () => loadPriceLists(store),
    closeSetup: removeLinks,
    loadedNumbers: () => `${poller.loaded(catalogTopic)} ${poller.loaded(pricesTopic)}`,
    allocate: (products) => allocateFew(store, products, clock),
    planShortage: (productId, onHand, supplyVersion) =>
      planShortage(store, productId, onHand, supplyVersion, clock()),
    followSupply: (supply, change) => followSupply(store, supply, change),
    isOfPurchase: (id) => isOfPurchase(store, id),
    mailPurchase: sendsMail(settings) ? mailPurchase : undefined,
    // Without the address of the pages, an email could have no link.
    mailPerson: sendsMail(settings) && settings.PUBLIC_URL ? mailPerson : undefined,
    loadFanOut: () => loadWebhookFanOut(store, sourceOf(settings.BASE_PATH), clock()),
    orderTexts,
    mailOrder: sendsMail(settings)
      ? mailOrders({
          shopUrl: settings.PUBLIC_URL,
          emailOfDraft: (draftId) => emailOfDraft(store, draftId),
          signature: () => signatureOf(company.current.company),
        })
      : noMail,
    trackingUrlOf: (carrier, number) => trackingUrlOf(store, carrier, number),
    replacedUnits: (orderId) => loadReplacedUnits(store, orderId),
    mailReturn: sendsMail(settings)
      ? mailReturns({
          shopUrl: settings.PUBLIC_URL,
          signature: () => signatureOf(company.current.company),
        })
      : () => [],
    mailQuotation: sendsMail(settings)
      ? mailQuotations({
          shopUrl: settings.PUBLIC_URL,
          signature: () => signatureOf(company.current.company),
        })
      : () => [],
    submitMemory: createSubmitMemory(store),
    soldOut: soldOut.load,
    undated: undated.load,
    orderCounts: orderCounts.load,
    clock,
    expiryClock: databaseClock.expiryNow,
    version,
    names,
    poller,
    metrics,
    advisor,
  }
  const context: AppContext = Object.assign(base, { replacements: replacements(base) })
  return { context, advisor, imports, prices: snapshots.prices, company }
}

async function followSnapshots({ log, clock, poller }: Foundation, store: Store, advisor: Advisor) {
  const unreadable: OnUnreadable = (row, err) => log.error({ err }, `${row} cannot be read and is skipped`)
  let newestPrices: Prices = new Map()
  const loadedPrices = await poller.follow(pricesTopic, async () => {
    newestPrices = await loadPrices(store, clock(), newestPrices)
    await advisor.usePrices(newestPrices)
    return newestPrices
  })
  let newestCatalog: Catalog | undefined
  return {
    prices: pricesByClock(loadedPrices, clock, advisor.usePrices),
    company: await poller.follow(companyTopic, () => loadCompany(store)),
    catalog: await poller.follow(catalogTopic, async () => {
      const catalog = await loadCatalog(store, unreadable, newestCatalog)
      if (newestCatalog) await followSearch(newestCatalog, catalog)
      await advisor.useCatalog(catalog)
      newestCatalog = catalog
      return catalog
    }),
    carriers: await poller.follow(carriersTopic, () => loadCarriers(store, unreadable)),
    directory: await poller.follow(callersTopic, () => loadDirectory(store, unreadable)),
  }
}

/** Caches what is read of all products for a short time, until it is forgotten. Changes of other processes are seen after that time. */
function briefCache<T>(load: () => Promise<T>, keptMs: number) {
  let kept: { value: Promise<T>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    load: (): Promise<T> => {
      if (kept && performance.now() < kept.until) return kept.value
      const value = load()
      kept = { value, until: performance.now() + keptMs }
      // A failure is not cached.
      value.catch(forget)
      return value
    },
  }
}

interface StoreListener {
  /** Called after every batch, also after a failed one. */
  afterBatch: ((writes: Write[]) => void) | undefined
  afterCommit(): void
}

/** A store that notifies a listener of its batches. */
const notifyingStore = (store: Store, { afterBatch, afterCommit }: StoreListener): Store => ({
  ...store,
  batch: async (writes) => {
    try {
      await store.batch(writes)
    } finally {
      afterBatch?.(writes)
    }
    afterCommit()
  },
})
