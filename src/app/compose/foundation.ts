// What the whole service uses: its database, clock, log and metrics.
import { type Logger, pino } from 'pino'
import { carryTrace } from '../../events/event.ts'
import { clockReporter } from '../../platform/clock/clock-reporter.ts'
import { followDatabaseClock, onlyClock } from '../../platform/clock/database-clock.ts'
import { createMetrics, type Gauge } from '../../platform/http/monitoring/metrics.ts'
import { measureStore } from '../../platform/http/monitoring/store-metrics.ts'
import { createNames, type Names } from '../../platform/names/names.ts'
import { startSnapshotPoller } from '../../platform/store/live-snapshot.ts'
import type { Replica } from '../../platform/store/postgres/replica.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Telemetry } from '../../platform/telemetry/telemetry.ts'
import { measureLags } from '../lags.ts'
import type { Settings } from '../settings.ts'

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

export type Foundation = Awaited<ReturnType<typeof openFoundation>>

export async function openFoundation(options: ServiceOptions) {
  const { settings, store, replica, names = createNames(), processClock = Date.now, telemetry } = options
  const tracing = telemetry?.tracing
  const database = tracing ? tracing.store(store, carryTrace) : store
  const log = options.log ?? pino({ level: 'silent' })
  const databaseClock = options.clock
    ? onlyClock(options.clock)
    : followDatabaseClock({
        store: database,
        clock: processClock,
        toleranceMs: settings.CLOCK_TOLERANCE_SECONDS * 1000,
      })
  const checkClock = clockReporter(databaseClock, log)
  // What a database that fails would say is said by every query.
  await checkClock().catch(() => {})
  const clock = databaseClock.now
  const poller = startSnapshotPoller({
    store: database,
    everyMs: settings.FOLLOW_MILLISECONDS,
    onError: ({ name }, err) => log.error({ err, topic: name }, `could not check for changes of ${name}`),
  })
  const metrics = createMetrics()
  const lags = measureLags(metrics, database, clock)
  measureStore(metrics, database, lags.databaseBytes)
  metrics.addGauge({
    name: 'buildorder_snapshot_age_seconds',
    help: 'Seconds since the data in memory was last known to be current.',
    label: 'topic',
    read: () => poller.ages().map(({ topic, ageSeconds }) => [topic.name, ageSeconds]),
  })
  metrics.addGauge({
    name: 'buildorder_clock_difference_seconds',
    help: 'How far the clock of this process is ahead of the database (negative: behind).',
    read: () => databaseClock.differenceMs() / 1000,
  })
  if (replica) for (const gauge of replicaGauges(replica)) metrics.addGauge(gauge)
  return {
    settings,
    database,
    replica,
    log,
    names,
    tracing,
    databaseClock,
    checkClock,
    clock,
    poller,
    metrics,
    lags,
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
