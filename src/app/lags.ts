// How far background work is behind, and how large the database is. Requests of the metrics never wait for the database:
// the figures are sampled, and a lag keeps growing while they cannot be read.
import { oldestUnplaced } from '../events/lag.ts'
import { earliestMail } from '../mail/lag.ts'
import type { Metrics } from '../platform/http/monitoring/metrics.ts'
import type { WorkOutcome } from '../platform/jobs/runner.ts'
import { loadSending } from '../platform/jobs/sending.ts'
import { databaseSize } from '../platform/store/size.ts'
import type { Store } from '../platform/store/store.ts'
import { earliestDelivery } from '../webhooks/lag.ts'

const sizeEveryMs = 60_000
/** The attempts of a delivery go on for days. */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3600, 86_400]

interface SenderMetrics {
  lag: { name: string; help: string }
  results: { name: string; help: string }
  /** The result of work that is done. */
  done: string
  earliest: (store: Store) => Promise<number | null>
}

const senders = {
  webhooks: {
    lag: {
      name: 'buildorder_webhook_lag_seconds',
      help: 'How long the webhook delivery that waits longest has been due. Retries that are not due do not count.',
    },
    results: {
      name: 'buildorder_webhook_requests_total',
      help: 'Requests to webhooks: delivered, failed (tried again) or parked (given up).',
    },
    done: 'delivered',
    earliest: earliestDelivery,
  },
  mails: {
    lag: {
      name: 'buildorder_mail_lag_seconds',
      help: 'How long the email that waits longest has been due. Retries that are not due do not count.',
    },
    results: {
      name: 'buildorder_mails_total',
      help: 'Emails handed to the SMTP server: sent, failed (tried again) or parked (given up).',
    },
    done: 'sent',
    earliest: earliestMail,
  },
} satisfies Record<string, SenderMetrics>

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

  function measureSender({ lag, results, done, earliest }: SenderMetrics) {
    let dueSince: number | null = null
    addGauge({ ...lag, read: () => secondsSince(dueSince) })
    const counter = addCounter({ ...results, label: 'result' })
    const count = (outcome: WorkOutcome, number = 1) => counter(number, outcome === 'done' ? done : outcome)
    for (const outcome of ['done', 'failed', 'parked'] as const) count(outcome, 0)
    return {
      count: (outcome: WorkOutcome) => count(outcome),
      sample: async () => {
        dueSince = await earliest(store)
      },
    }
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
  const webhooks = measureSender(senders.webhooks)
  const mails = measureSender(senders.mails)
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
      if (outcome === 'done') deliveries(seconds)
    },
    mailed: mails.count,
    /** Counts as done at its beginning: later changes may not be included. */
    timeAllocation: async (allocate: () => Promise<boolean>): Promise<void> => {
      const beganAt = clock()
      if (await allocate()) allocatedAt = beganAt
    },
    sample: async (): Promise<void> => {
      await webhooks.sample()
      unplacedSince = await oldestUnplaced(store)
      await mails.sample()
      isSendingOff = (await loadSending(store)) !== 'on'
      if (performance.now() - sizedAt < sizeEveryMs) return
      // Also if it fails: not every engine has the function.
      sizedAt = performance.now()
      bytes = await databaseSize(store)
    },
  }
}
