import type { IncomingMessage } from 'node:http'
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { exchangeOf } from '../http/exchange/exchange.ts'
import { pathOf } from '../http/exchange/request-head.ts'
import { idsIn } from './trace-ids.ts'
import type { ServerSpans } from './tracing.ts'

/** `isIgnored`: paths that are asked often and say nothing, such as health. */
export function serverSpans(tracer: Tracer, isIgnored: (path: string) => boolean): ServerSpans {
  const contexts = new WeakMap<IncomingMessage, Context>()

  return {
    wrap: (handle) => (request, response) => {
      const method = request.method ?? ''
      const path = pathOf({ url: request.url ?? '' })
      if (isIgnored(path)) return handle(request, response)
      const parent = propagation.extract(ROOT_CONTEXT, request.headers)
      const options = {
        kind: SpanKind.SERVER,
        startTime: exchangeOf(request).startedAt,
        // Without the query, which may hold what people search for.
        attributes: { 'http.request.method': method, 'url.path': path, 'url.scheme': 'http' },
      }
      const span = tracer.startSpan(method, options, parent)
      const own = trace.setSpan(parent, span)
      contexts.set(request, own)
      // After all other listeners, one of which describes the request.
      response.once('close', () => queueMicrotask(() => span.end()))
      // The framework keeps this context also for handlers that run after the body was read.
      context.with(own, handle, undefined, request, response)
    },
    describe: (request, { route, status, failure }) => {
      const own = contexts.get(request)
      const span = own && trace.getSpan(own)
      if (!span?.isRecording()) return
      span.updateName(`${request.method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (failure instanceof Error) span.recordException(failure)
      if (status < 500) return
      span.setAttribute('error.type', String(status))
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    idsOf: (request) => idsIn(contexts.get(request)),
  }
}
