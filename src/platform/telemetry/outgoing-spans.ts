import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { TraceOutgoing } from './tracing.ts'

export const outgoingSpans =
  (tracer: Tracer): TraceOutgoing =>
  async ({ url, headers, traceparent, attributes }, send) => {
    // From the root: the context of this moment belongs to other work.
    const parent = propagation.extract(ROOT_CONTEXT, traceparent === undefined ? {} : { traceparent })
    const { hostname, port, protocol } = new URL(url)
    const options = {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': 'POST',
        // Without path and query, which may hold a secret of the receiver.
        'server.address': hostname,
        'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
        ...attributes,
      },
    }
    const span = tracer.startSpan('POST', options, parent)
    const own = trace.setSpan(parent, span)
    try {
      const passedOn: Record<string, string> = {}
      propagation.inject(own, passedOn)
      const reply = await context.with(own, () => send({ ...headers, ...passedOn }))
      if (reply.status !== null) span.setAttribute('http.response.status_code', reply.status)
      if (reply.status === null || reply.status >= 400) {
        span.setAttribute('error.type', String(reply.status ?? 'no answer'))
        span.setStatus({ code: SpanStatusCode.ERROR, ...(reply.error ? { message: reply.error } : {}) })
      }
      return reply
    } finally {
      span.end()
    }
  }
