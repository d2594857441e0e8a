import type { Tracing } from './tracing.ts'

/** What is exported by OpenTelemetry. */
export interface Telemetry {
  /** Undefined if only metrics are exported. */
  tracing: Tracing | undefined
  /** Exports metrics from now on, given in Prometheus' text format, if that is wanted. */
  exportMetrics(text: () => Promise<string>): void
  /** Sends what is left, for a limited time. */
  stop(): Promise<void>
}
