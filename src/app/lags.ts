// How far background work is behind, and how large the database is. Requests of the metrics never wait for the database:
// the figures are sampled, and a lag keeps growing while they cannot be read.
import { earliestSending } from '../billing/sending/sending.ts'
import { oldestUnplaced } from '../events/lag.ts'
import { earliestMail } from '../mail/mail.ts'
import type { Metrics } from '../platform/http/monitoring/metrics.ts'
import type { WorkOutcome } from '../platform/jobs/runner.ts'
import { loadSending } from '../platform/jobs/sending.ts'
import { databaseSize } from '../platform/store/size.ts'
import type { Store } from '../platform/store/store.ts'
import { earliestDelivery } from '../webhooks/claim.ts'

const sizeEveryMs = 60_000
/** The attempts of a delivery go on for days. */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3600, 86_400]

/** The words of what is sent in the background. */
const senderWords = {
  webhooks: {
    lag: 'buildorder_webhook_lag_seconds',
    item: 'webhook delivery',
    results: 'buildorder_webhook_requests_total',
    help: 'Requests to webhooks: delivered, failed (tried again) or parked (given up).',
    done: 'delivered',
  },
  mails: {
    lag: 'buildorder_mail_lag_seconds',
    item: 'email',
    results: 'buildorder_mails_total',
    help: 'Emails handed to the SMTP server: sent, failed (tried again) or parked (given up).',
    done: 'sent',
  },
  documents: {
    lag: 'buildorder_document_lag_seconds',
    item: 'document to be sent',
    results: 'buildorder_document_attempts_total',
    help: 'Attempts to send documents: done (in the outbox, or at the access point), failed (tried again) or parked (given up).',
    done: 'done',
  },
}

export function measureLags(
  { addGauge, addHistogram, addCounter }: Metrics,
  store: Store,
  clock: () => number,
) {
  let unplacedSince: number | null = null
  let allocatedAt = clock()
  let isSendingOff = false
  let bytes: number | undefined
  let sizedAt = Number.NEGATIVE_INFINITY
  const secondsSince = (time: number | null) => (time === null ? 0 : Math.max(0, clock() - time) / 1000)

  /** `item` is what waits, for the description of the lag; `done` the result of work that is done. */
  function measureSender(
    { lag, item, results, help, done }: Record<'lag' | 'item' | 'results' | 'help' | 'done', string>,
    earliest: (store: Store) => Promise<number | null>,
  ) {
    let dueSince: number | null = null
    addGauge({
      name: lag,
      help: `How long the ${item} that waits longest has been due. Retries that are not due do not count.`,
      read: () => secondsSince(dueSince),
    })
    const counter = addCounter({ name: results, help, label: 'result' })
    const count = (outcome: WorkOutcome, number = 1) =>
      counter.inc({ result: outcome === 'done' ? done : outcome }, number)
    for (const outcome of ['done', 'failed', 'parked'] as const) count(outcome, 0)
    const sample = async () => {
      dueSince = await earliest(store)
    }
    return { count, sample }
  }

  addGauge({
    name: 'buildorder_event_lag_seconds',
    help: 'Age of the oldest event that is not in the feed yet.',
    read: () => secondsSince(unplacedSince),
  })
  addGauge({
    name: 'buildorder_allocation_lag_seconds',
    help: 'Time since this process last had all changes of the supply allocated to waiting orders.',
    read: () => secondsSince(allocatedAt),
  })
  const webhooks = measureSender(senderWords.webhooks, earliestDelivery)
  const mails = measureSender(senderWords.mails, earliestMail)
  const documents = measureSender(senderWords.documents, earliestSending)
  const deliveries = addHistogram({
    name: 'buildorder_webhook_delivery_seconds',
    help: 'Time from an event in the feed to its delivery, retries included.',
    buckets: deliveryBuckets,
  })
  addGauge({
    name: 'buildorder_sending_off',
    help: 'Whether webhooks and emails are held back (1), after a restore, or sent (0).',
    read: () => Number(isSendingOff),
  })

  return {
    databaseBytes: () => bytes,
    delivered: (outcome: WorkOutcome, seconds: number) => {
      webhooks.count(outcome)
      if (outcome === 'done') deliveries.observe(seconds)
    },
    mailed: (outcome: WorkOutcome) => mails.count(outcome),
    documentSent: (outcome: WorkOutcome) => documents.count(outcome),
    /** Counts as done at its beginning: later changes may not be included. */
    timeAllocation: async (allocate: () => Promise<boolean>): Promise<void> => {
      const beganAt = clock()
      if (await allocate()) allocatedAt = beganAt
    },
    sample: async (): Promise<void> => {
      await webhooks.sample()
      unplacedSince = await oldestUnplaced(store)
      await mails.sample()
      await documents.sample()
      isSendingOff = (await loadSending(store)) !== 'on'
      if (performance.now() - sizedAt < sizeEveryMs) return
      // Also if it fails: not every engine has the function.
      sizedAt = performance.now()
      bytes = await databaseSize(store)
    },
  }
}
