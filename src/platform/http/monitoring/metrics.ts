import { Counter, collectDefaultMetrics, Histogram, Gauge as PrometheusGauge, Registry } from 'prom-client'
import { type Bucket, quantile } from './quantile.ts'
import { countRequests, type RefusalReason } from './request-counts.ts'

interface Operation {
  operationId: string
  method: string
  /** Path template. */
  path: string
}

/** How long the requests of an operation took. */
export interface Latency extends Operation {
  requests: number
  p50Milliseconds: number
  p95Milliseconds: number
  p99Milliseconds: number
}

interface Named {
  name: string
  help: string
  /** The values of a label must be few and known: each is a time series. */
  label?: string
}

/** A gauge that is read when the metrics are requested: one figure, or one per label value. */
export interface Gauge extends Named {
  read: () => number | [label: string, value: number][]
}

export interface HistogramOptions extends Named {
  /** Upper bounds. */
  buckets: number[]
}

export interface Metrics {
  addGauge(gauge: Gauge): void
  addHistogram(options: HistogramOptions): Histogram
  addCounter(options: Named): Counter
  observe(method: string, route: string, status: number, seconds: number): void
  refused(reason: RefusalReason): void
  /** Of these operations since the process started, the busiest first; operations without requests are omitted. */
  latencies(operations: Operation[]): Latency[]
  text(): Promise<string>
  contentType: string
}

/** Prometheus metrics: requests per route and status, durations, the process, and what others add. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counts = countRequests()
  const optionsOf = ({ name, help, label }: Named) => ({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
  })
  return {
    addGauge: ({ read, ...named }) => {
      const gauge = new PrometheusGauge({
        ...optionsOf(named),
        collect: () => {
          const figures = read()
          if (typeof figures === 'number') gauge.set(figures)
          else for (const [value, figure] of figures) gauge.set({ [named.label ?? '']: value }, figure)
        },
      })
    },
    addHistogram: ({ buckets, ...named }) => new Histogram({ ...optionsOf(named), buckets }),
    addCounter: (named) => new Counter(optionsOf(named)),
    observe: counts.observe,
    refused: counts.refused,
    latencies: (operations) =>
      operations
        .map((operation) => latencyOf(operation, counts.bucketsOf(operation.method, operation.path)))
        .filter(({ requests }) => requests > 0)
        .sort((a, b) => b.requests - a.requests || (a.operationId < b.operationId ? -1 : 1)),
    text: async () => `${await registry.metrics()}\n${counts.text()}\n`,
    contentType: registry.contentType,
  }
}

function latencyOf({ operationId, method, path }: Operation, buckets: Bucket[]): Latency {
  const milliseconds = (share: number) => Math.round(quantile(buckets, share) * 100_000) / 100
  return {
    operationId,
    method,
    path,
    requests: buckets.at(-1)?.count ?? 0,
    p50Milliseconds: milliseconds(0.5),
    p95Milliseconds: milliseconds(0.95),
    p99Milliseconds: milliseconds(0.99),
  }
}
