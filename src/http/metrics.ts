import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Bucket, quantile } from './quantile.ts'
import type { Route } from './route.ts'

type Operation = Pick<Route, 'operationId' | 'method' | 'path'>

/** How long the requests of an operation took. */
export interface Latency extends Operation {
  requests: number
  p50Milliseconds: number
  p95Milliseconds: number
  p99Milliseconds: number
}

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void
  /** Of these operations since the process started, the busiest first; those that nobody called are left out. */
  latencies(operations: Operation[]): Promise<Latency[]>
  text(): Promise<string>
  contentType: string
}

/** Prometheus metrics: requests per route and status, how long they took, and the process itself. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })

  async function bucketsByRoute(): Promise<Map<string, Bucket[]>> {
    const buckets = new Map<string, Bucket[]>()
    const { values } = await duration.get()
    for (const { labels, value } of values) {
      // The types of the library forget the bound of a bucket; sums and counts have none.
      const { le, method, route } = labels as typeof labels & { le?: number | '+Inf' }
      if (le === undefined) continue
      const key = `${method} ${route}`
      const known = buckets.get(key) ?? []
      buckets.set(key, known)
      known.push({ upTo: le === '+Inf' ? Number.POSITIVE_INFINITY : le, count: value })
    }
    return buckets
  }

  return {
    observe: (method, route, status, seconds) => {
      duration.observe({ method, route }, seconds)
      answers.inc({ method, route, status })
    },
    latencies: async (operations) => {
      const buckets = await bucketsByRoute()
      return operations
        .map((operation) => latencyOf(operation, buckets.get(`${operation.method} ${operation.path}`) ?? []))
        .filter(({ requests }) => requests > 0)
        .sort((a, b) => b.requests - a.requests || (a.operationId < b.operationId ? -1 : 1))
    },
    text: () => registry.metrics(),
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
