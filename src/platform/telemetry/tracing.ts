// What the service needs of tracing, without its library: that is loaded only if traces are exported.
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Store, Write } from '../store/store.ts'

/** The fields of log lines, as OpenTelemetry names them. */
export interface TraceIds {
  trace_id: string
  span_id: string
}

export interface ServedRequest {
  /** The path template; `unknown` for unknown paths. */
  route: string
  status: number
  /** Internal error; null if there was none. */
  failure: unknown
}

/** The spans of requests to this service. */
export interface ServerSpans {
  /** A handler whose requests have a span each, from the head of the request to the end of its answer. */
  wrap(handle: RequestListener): RequestListener
  describe(request: IncomingMessage, served: ServedRequest): void
  idsOf(request: IncomingMessage): TraceIds | undefined
}

export interface OutgoingRequest {
  url: string
  headers: Record<string, string>
  /** The trace that caused it, in the format of W3C; undefined begins a new one. */
  traceparent: string | undefined
  attributes: Record<string, string | number>
}

export interface OutgoingReply {
  /** Null if there was no answer. */
  status: number | null
  error: string | null
}

/** Sends a request in a span, with the headers that pass the trace on. */
export type TraceOutgoing = <R extends OutgoingReply>(
  request: OutgoingRequest,
  send: (headers: Record<string, string>) => Promise<R>,
) => Promise<R>

export interface Tracing {
  server: ServerSpans
  /** A store with a span for each query and batch of a traced request. `carry` adds the trace to writes that pass it on. */
  store(store: Store, carry: (write: Write, traceparent: string) => Write): Store
  outgoing: TraceOutgoing
  /** Runs work that belongs to no request, although one has caused it. */
  detached(work: () => void): void
  /** Of the active span, for log lines. */
  activeIds(): TraceIds | undefined
}
