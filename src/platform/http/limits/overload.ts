// Protects the service from more requests than it can answer: composes admission and refusals, measures the load, and
// reports it.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Recognize } from '../exchange/caller.ts'
import { createPipelining } from '../exchange/connection.ts'
import type { Exchange, OpenExchanges } from '../exchange/exchange.ts'
import { pathOf } from '../exchange/request-head.ts'
import type { Gauge, Metrics } from '../monitoring/metrics.ts'
import { acceptQueue } from './accept-queue.ts'
import { beginInTurns } from './begin-in-turns.ts'
import { type Admission, type AdmissionLimits, createAdmission, guard } from './entrance.ts'
import { knownCallers, limitUnverified } from './known-callers.ts'
import { pacedReading } from './paced-reading.ts'
import { type ParkedConnections, parkedConnections } from './parked-connections.ts'
import { refuse, refuseUnread } from './refusal.ts'

const tickMs = 100
const ticksPerReport = 10
/** Of the requests in flight: how many requests without a known caller one address may send per tick while overloaded. */
const unverifiedShare = 8

export interface OverloadOptions {
  basePath: string
  limits: AdmissionLimits
  recognize: Recognize
  /** Paths that are never refused. */
  alwaysServed: string[]
  open: OpenExchanges
  /** After the answer of a request was sent or its client disconnected. */
  report: (exchange: Exchange, now: number) => void
  metrics: Metrics
  log: Logger
}

export interface OverloadProtection {
  /** Passes admitted requests to a handler. */
  guard(handle: RequestListener): RequestListener
  /** Authenticating the request as this caller took time. */
  remember(request: IncomingMessage, caller: string): void
  /** Paces the reading of its connections. */
  watch(server: Server): void
  /** The server listens with so many sockets. */
  listensWith(sockets: number): void
  stop(): void
  /** For the metrics of the process. */
  gauges: Gauge[]
}

export function protectFromOverload(options: OverloadOptions): OverloadProtection {
  const { basePath, limits, recognize, alwaysServed, open, report, metrics, log } = options
  const admission = createAdmission(limits, () => open.permits())
  const pipelining = createPipelining()
  const known = knownCallers(recognize)
  const unverified = limitUnverified(Math.ceil(limits.inFlight / unverifiedShare))
  let sockets = 1
  const accepting = acceptQueue(() => sockets)
  const parked = parkedConnections((socket) => {
    countRefusal()
    refuseUnread(socket, basePath)
  })
  const turns = beginInTurns()
  const reading = pacedReading(admission, pipelining, parked)
  let refused = 0
  // Load balancers must be answered, above all during an overload.
  const exempt = new Set(alwaysServed.map((path) => basePath + path))
  let ticks = 0
  let last = performance.now()

  function measure(): void {
    const now = performance.now()
    admission.observe(now - last, now - last - tickMs, accepting.waitMs(now))
    turns.observe(admission.load().isOverloaded)
    unverified.renew()
    reading.update(now)
    last = now
    if (++ticks % ticksPerReport !== 0 || refused === 0) return
    const { delayMs } = admission.load()
    log.warn(
      { refused, inFlight: admission.inFlight(), delayMs: Math.round(delayMs) },
      'overloaded: requests refused',
    )
    refused = 0
  }
  const timer = setInterval(measure, tickMs)
  timer.unref()

  function countRefusal(): void {
    refused++
    admission.refused(1)
    metrics.refused(admission.load().isOverloaded ? 'overloaded' : 'capacity')
  }
  function refuseRequest(request: IncomingMessage, response: ServerResponse): void {
    countRefusal()
    metrics.observe(request.method as string, 'unknown', 503, 0)
    refuse(request, response, basePath)
  }

  return {
    guard: (handle) =>
      guard(handle, {
        limits: {
          enter: admission.enter,
          leave: admission.leave,
          waitsForClient: pipelining.waitsForClient,
          turns,
        },
        admission,
        pipelining,
        open,
        known,
        unverified,
        reading,
        isExempt: (url) => exempt.has(pathOf({ url })),
        refuse: refuseRequest,
        report,
      }),
    remember: known.add,
    watch(server) {
      reading.watch(server)
      server.on('connection', accepting.accepted)
    },
    listensWith(count) {
      sockets = count
    },
    stop() {
      clearInterval(timer)
      reading.stop()
    },
    gauges: gaugesOf(admission, parked),
  }
}

const gaugesOf = (admission: Admission, parked: ParkedConnections): Gauge[] => [
  {
    name: 'http_requests_in_flight',
    help: 'Admitted requests whose answer is not ready.',
    label: 'state',
    read: () => [['admitted', admission.inFlight()]],
  },
  {
    name: 'http_connections_parked',
    help: 'Connections that are not read at present because the service is overloaded.',
    label: 'state',
    read: () => [['parked', parked.count()]],
  },
  {
    name: 'http_request_delay_seconds',
    help: 'How long requests take at present, and whether that counts as overloaded (1) or not (0).',
    label: 'figure',
    read: () => [
      ['delay', admission.load().delayMs / 1000],
      ['overloaded', Number(admission.load().isOverloaded)],
    ],
  },
]
