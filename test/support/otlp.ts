// A receiver of OTLP over HTTP with protobuf, as a collector is: it decodes what the exporter really sends.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { doubleOf, hexOf, type Message, messagesOf, numberOf, readMessage, textOf } from './protobuf.ts'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentId: string
  name: string
  kind: 'internal' | 'server' | 'client' | 'other'
  attributes: Record<string, string | number>
  milliseconds: number
}

export interface ReceivedMetric {
  name: string
  unit: string
  /** The sum of its points; of a histogram, the number of values. */
  total: number
  buckets: number
}

const kinds: Record<number, ReceivedSpan['kind']> = { 1: 'internal', 2: 'server', 3: 'client' }

function attributesOf(message: Message, field: number): Record<string, string | number> {
  return Object.fromEntries(
    messagesOf(message, field).map((pair) => {
      const [value = new Map()] = messagesOf(pair, 2)
      return [textOf(pair, 1), value.has(1) ? textOf(value, 1) : numberOf(value, 3)]
    }),
  )
}

const spanOf = (span: Message): ReceivedSpan => ({
  traceId: hexOf(span, 1),
  spanId: hexOf(span, 2),
  parentId: hexOf(span, 4),
  name: textOf(span, 5),
  kind: kinds[numberOf(span, 6)] ?? 'other',
  attributes: attributesOf(span, 9),
  milliseconds: (numberOf(span, 8) - numberOf(span, 7)) / 1e6,
})

function metricOf(metric: Message): ReceivedMetric {
  const [numbers] = [...messagesOf(metric, 5), ...messagesOf(metric, 7)]
  const points = numbers ? messagesOf(numbers, 1) : messagesOf(messagesOf(metric, 9)[0] ?? new Map(), 1)
  const totals = points.map((point) => (numbers ? doubleOf(point, 4) : numberOf(point, 4)))
  return {
    name: textOf(metric, 1),
    unit: textOf(metric, 3),
    total: totals.reduce((sum, value) => sum + value, 0),
    // Packed: eight bytes each.
    buckets: numbers ? 0 : ((points[0]?.get(6)?.[0] as Uint8Array | undefined)?.length ?? 0) / 8,
  }
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>

export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const metrics = new Map<string, ReceivedMetric>()
  const resources: Record<string, string | number>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    for (const resource of messagesOf(readMessage(Buffer.concat(chunks)), 1)) {
      const items = messagesOf(resource, 2).flatMap((scope) => messagesOf(scope, 2))
      resources.push(...messagesOf(resource, 1).map((each) => attributesOf(each, 1)))
      if (request.url === '/v1/traces') spans.push(...items.map(spanOf))
      else for (const metric of items.map(metricOf)) metrics.set(metric.name, metric)
    }
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** By name, the last that was received. */
    metrics,
    resources,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
