// The work besides requests: claimed work, and what is repeated.
import { countDue } from '../../billing/credit/count-open.ts'
import { createIssuer } from '../../billing/issue/issuer.ts'
import { remind } from '../../billing/reminders/remind.ts'
import { openAccessPoint } from '../../billing/sending/access-point.ts'
import { createDocumentSender } from '../../billing/sending/sender.ts'
import { loadImageAt } from '../../catalog/images/image.ts'
import { followOrders, type TermSources } from '../../desk/follow-orders.ts'
import { createImporter } from '../../imports/importer.ts'
import { noteExpiredSupply } from '../../inventory/expired-supply.ts'
import { sendsMail } from '../../mail/context.ts'
import { mailDocuments, mailReminders } from '../../mail/mail-documents.ts'
import { createMailSender } from '../../mail/sender.ts'
import { allocateDue } from '../../orders/allocation.ts'
import { fillFacts } from '../../orders/fill-facts.ts'
import { repeat } from '../../platform/background.ts'
import { faultReporter } from '../../platform/store/fault-reporter.ts'
import { type Store, storeUntil } from '../../platform/store/store.ts'
import { createWebhooks } from '../../webhooks/webhooks.ts'
import { cleanUpByClock } from '../cleanup.ts'
import type { Foundation } from './foundation.ts'

const lagsMs = 5000
/** Unpaid invoices are looked for once in so many checks for due events. */
const checksPerReminder = 60
/** One run may process thousands of waiting orders or expired drafts. */
const longRunMs = 600_000

/** They use the plain store: their own writes must not poke them, or webhooks would wake themselves. */
export async function createSenders({ database, settings, clock, names, log, lags, tracing }: Foundation) {
  const shared = { store: database, settings, clock, log }
  const webhooks = createWebhooks({ ...shared, names, onResult: lags.delivered, trace: tracing?.outgoing })
  const mails = await createMailSender({
    ...shared,
    loadPicture: async (address) => (await loadImageAt(database, address))?.bytes,
    onResult: lags.mailed,
  })
  const job = { store: database, clock, log, everyMs: settings.EVENTS_MILLISECONDS }
  const documents = createDocumentSender({
    ...job,
    onResult: lags.documentSent,
    mailDocument: sendsMail(settings) ? mailDocuments(settings.PUBLIC_URL) : undefined,
    accessPoint: settings.ACCESS_POINT_URL
      ? openAccessPoint(settings.ACCESS_POINT_URL, settings.ACCESS_POINT_TOKEN)
      : undefined,
  })
  const poke = () => {
    webhooks.poke()
    mails.poke()
  }
  return {
    jobs: [webhooks, mails, createIssuer(job), documents],
    // They serve all requests: their work belongs to none of them.
    poke: tracing ? () => tracing.detached(poke) : poke,
  }
}

export type Senders = Awaited<ReturnType<typeof createSenders>>

export const createImports = ({ clock, log }: Foundation, store: Store) =>
  createImporter({ store, clock, log })

/** Begins at once. */
export function repeatWork(
  { settings, log, database, databaseClock, checkClock, clock, lags }: Foundation,
  { store, directory }: TermSources,
  followPrices: () => Promise<unknown>,
) {
  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  const remindOnce = async (database: Store) => {
    if (sendsMail(settings))
      await remind({ store: database, clock, mailReminder: mailReminders(settings.PUBLIC_URL) })
  }
  return [
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
      1000,
      (signal) => fillFacts(storeUntil(store, signal)),
      warn('could not derive the facts of orders'),
      longRunMs,
    ),
    repeat(
      1000,
      // The plain store: what it writes is nothing to send.
      (signal) => followOrders({ store: storeUntil(database, signal), directory }),
      warn('could not make orders searchable'),
      longRunMs,
    ),
    repeat(
      settings.EVENTS_MILLISECONDS * checksPerReminder,
      (signal) => remindOnce(storeUntil(store, signal)),
      warn('could not write reminders'),
      longRunMs,
    ),
    repeat(
      1000,
      (signal) => countDue(storeUntil(store, signal), clock),
      warn('could not count what accounts with a credit limit owe'),
      longRunMs,
    ),
    repeat(
      60_000,
      (signal) => cleanUpByClock(storeUntil(store, signal), settings, databaseClock),
      warn('could not clean up'),
      longRunMs,
    ),
    repeat(settings.FOLLOW_MILLISECONDS, followPrices, warn('could not follow the price rules')),
    repeat(1000, faultReporter(store, log), warn('could not check the database')),
    repeat(1000, checkClock, () => {}),
    repeat(lagsMs, lags.sample, warn('could not measure the lag of background work')),
  ]
}
