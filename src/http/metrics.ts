import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void
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
  return {
    observe: (method, route, status, seconds) => {
      duration.observe({ method, route }, seconds)
      answers.inc({ method, route, status })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
