import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { Conflict, type Write } from '../store/store.ts'
import type { Tracing } from './tracing.ts'

const systems = { sqlite: 'sqlite', postgres: 'postgresql' }
/** A batch may have hundreds of writes. */
const maxNames = 8

/** Only inside of a recorded span: background work asks the database several times a second. */
export const databaseSpans =
  (tracer: Tracer): Tracing['store'] =>
  (store, carry) => {
    const system = systems[store.engine]

    function traced<T>(name: string, writes: number | undefined, run: () => Promise<T>): Promise<T> {
      if (!trace.getActiveSpan()?.isRecording()) return run()
      const attributes = {
        'db.system.name': system,
        'db.query.summary': name,
        ...(writes === undefined ? {} : { 'db.operation.batch.size': writes }),
      }
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) =>
        ending(span, run()),
      )
    }

    return {
      ...store,
      all: (query) => traced(query.statement.name || 'ad hoc', undefined, () => store.all(query)),
      batch: (writes) => {
        const traceparent = activeTraceparent()
        const carrying = traceparent === undefined ? writes : writes.map((write) => carry(write, traceparent))
        return traced(summaryOf(writes), writes.length, () => store.batch(carrying))
      },
    }
  }

async function ending<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    span.setAttribute('error.type', (error as Error).name)
    // A lost race is no error: the command decides again.
    if (!(error instanceof Conflict)) {
      span.recordException(error as Error)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    throw error
  } finally {
    span.end()
  }
}

/** The active trace as a header of W3C, also if it is not sampled. */
function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

function summaryOf(writes: Write[]): string {
  const names = [...new Set(writes.map(({ statement }) => statement.name.replace(/\/.*/, '') || 'ad hoc'))]
  const more = names.length > maxNames ? ' …' : ''
  return names.slice(0, maxNames).join(' ') + more
}
