import { collectDefaultMetrics, Gauge as PrometheusGauge, Registry } from 'prom-client'
import { type Bucket, quantile } from './quantile.ts'
import { countRequests, type RefusalReason } from './request-counts.ts'
import type { Route } from './route.ts'

type Operation = Pick<Route, 'operationId' | 'method' | 'path'>

/** How long the requests of an operation took. */
export interface Latency extends Operation {
  requests: number
  p50Milliseconds: number
  p95Milliseconds: number
  p99Milliseconds: number
}

/** A gauge that is read when the metrics are requested, once per label value. */
export interface Gauge {
  name: string
  help: string
  label: string
  read: () => [label: string, value: number][]
}

export interface Metrics {
  addGauge(gauge: Gauge): void
  observe(method: string, route: string, status: number, seconds: number): void
  refused(reason: RefusalReason): void
  /** Of these operations since the process started, the busiest first; operations without requests are omitted. */
  latencies(operations: Operation[]): Latency[]
  text(): Promise<string>
  contentType: string
}

/** Sizes in bytes; only an embedded database has files of its own. */
type FileSizes = () => { database: number; log: number }

/** Prometheus metrics: requests per route and status, durations, the process, and database files. */
export function createMetrics(files?: FileSizes): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (files) measureFiles(registry, files)
  const counts = countRequests()
  return {
    addGauge: ({ name, help, label, read }) => {
      const gauge = new PrometheusGauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect: () => {
          for (const [value, figure] of read()) gauge.set({ [label]: value }, figure)
        },
      })
    },
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

function measureFiles(registry: Registry, files: FileSizes): void {
  const gauge = (name: string, help: string, size: () => number) =>
    new PrometheusGauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(size())
      },
    })
  gauge('database_file_bytes', 'Size of the embedded database.', () => files().database)
  gauge('database_log_bytes', 'Size of the write-ahead log of the embedded database.', () => files().log)
}
