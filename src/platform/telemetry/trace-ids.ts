import { type Context, isSpanContextValid, trace } from '@opentelemetry/api'
import type { TraceIds } from './tracing.ts'

/** The ids of the span of a context; undefined if it has none. */
export function idsIn(context: Context | undefined): TraceIds | undefined {
  const ids = context && trace.getSpanContext(context)
  return ids && isSpanContextValid(ids) ? { trace_id: ids.traceId, span_id: ids.spanId } : undefined
}
