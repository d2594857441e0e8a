// Starts the OpenTelemetry SDK. Imported only if a signal is wanted: it loads some hundred modules.
import { setTimeout as pause } from 'node:timers/promises'
import { context, type DiagLogFunction, DiagLogLevel, diag, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Logger } from 'pino'
import { monitoringPaths } from '../http/monitoring/health-pages.ts'
import { databaseSpans } from './database-spans.ts'
import { metricProducer } from './metric-producer.ts'
import { outgoingSpans } from './outgoing-spans.ts'
import { serverSpans } from './server-spans.ts'
import type { Env, Signals } from './signals.ts'
import type { Telemetry } from './telemetry.ts'
import { idsIn } from './trace-ids.ts'
import type { Tracing } from './tracing.ts'

export interface TelemetryOptions {
  signals: Signals
  env: Env
  basePath: string
  version: string
  log: Logger
}

/** How long stopping waits for the collector. */
const stopLimitMs = 5000
/** As the standard has it. */
const exportEveryMs = 60_000

export function startTelemetry({ signals, env, basePath, version, log }: TelemetryOptions): Telemetry {
  // Not in the context of the request whose span began the batch.
  const warn: DiagLogFunction = (message) =>
    context.with(ROOT_CONTEXT, () => log.warn(`OpenTelemetry: ${messageOf(message)}`))
  const ignore: DiagLogFunction = () => {}
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'buildorder', 'service.version': version }))
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }))

  // The SDK reads the variables of samplers, limits, batches and exporters itself.
  const provider = signals.traces
    ? new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined
  provider?.register()
  const ignored = new Set(monitoringPaths.map((path) => basePath + path))
  const tracer = provider?.getTracer('buildorder', version)
  const tracing: Tracing | undefined = tracer && {
    server: serverSpans(tracer, (path) => ignored.has(path)),
    store: databaseSpans(tracer),
    outgoing: outgoingSpans(tracer),
    detached: (work) => context.with(ROOT_CONTEXT, work),
    activeIds: () => idsIn(trace.getActiveSpan() && context.active()),
  }
  let meters: MeterProvider | undefined

  return {
    tracing,
    exportMetrics: (text) => {
      if (!signals.metrics) return
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL) || exportEveryMs,
        metricProducers: [metricProducer(text, version)],
      })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    stop: async () => {
      const flushed = Promise.allSettled([provider?.shutdown(), meters?.shutdown()])
      await Promise.race([flushed, pause(stopLimitMs)])
    },
  }
}

/** The SDK reports errors as JSON with their stack. */
function messageOf(text: string): string {
  try {
    return JSON.parse(text).message ?? text
  } catch {
    return text
  }
}
