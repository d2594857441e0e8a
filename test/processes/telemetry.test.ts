// Traces and metrics by the standard variables of OpenTelemetry, received as a collector receives them.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { engines, type TestDatabase } from '../support/databases.ts'
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp.ts'
import {
  createDraft,
  createSeededDatabase,
  pause,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { draftOf } from '../support/service.ts'
import { webhooksPath } from '../support/webhooks.ts'

const callerTrace = 'a'.repeat(32)
const callerSpan = 'b'.repeat(16)
const patience = { timeout: 20_000 }

let database: TestDatabase
let collector: OtlpReceiver
let receiver: Receiver
let service: ServiceProcess

async function start(engine: (typeof engines)[number], env: Record<string, string> = {}): Promise<void> {
  database = await createSeededDatabase(engine)
  collector = await startOtlpReceiver()
  receiver = await startReceiver()
  service = await startProcess({
    ...database.env,
    LOG_LEVEL: 'info',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...env,
  })
  const hook = { method: 'POST', path: webhooksPath, json: { url: receiver.url }, as: 'staff' } as const
  expect((await send(service.url, hook)).status).toBe(201)
}

/** Submits a draft as a part of the caller's trace. The body arrives after the head, when the trace could be lost. */
async function submit(flags: '00' | '01' | undefined, trace = callerTrace): Promise<void> {
  const body = JSON.stringify({ checkoutId: await createDraft(service.url, draftOf()) })
  const request = httpRequest(`${service.url}/checkout/v1/submit?note=secret`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer bo_shop',
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      ...(flags ? { traceparent: `00-${trace}-${callerSpan}-${flags}` } : {}),
    },
  })
  request.flushHeaders()
  await pause(100)
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(204)
}

async function stopService(): Promise<void> {
  service.signal('SIGTERM')
  expect(await service.exited).toEqual({ code: 0, signal: null })
}

const spansOf = (trace: string) => collector.spans.filter(({ traceId }) => traceId === trace)

afterEach(async () => {
  await service?.kill()
  await Promise.all([collector?.close(), receiver?.close()])
  await database?.drop()
})

describe.each(engines)('OpenTelemetry on %s', (engine) => {
  test('traces: one submit is one trace of the caller, with spans of the request, the database and the webhook', async () => {
    await start(engine, {
      OTEL_SERVICE_NAME: 'shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
    })
    await submit('01')
    await expect.poll(() => receiver.received.length, patience).toBe(1)
    const unsampled = 'c'.repeat(32)
    await submit('00', unsampled)
    await expect.poll(() => receiver.received.length, patience).toBe(2)
    await stopService()

    const spans = spansOf(callerTrace)
    const [server, ...otherServers] = spans.filter(({ kind }) => kind === 'server')
    expect(otherServers).toEqual([])
    expect(server).toMatchObject({
      parentId: callerSpan,
      name: 'POST /checkout/v1/submit',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/checkout/v1/submit',
        'http.response.status_code': 204,
        'url.path': '/checkout/v1/submit',
      },
    })
    expect(JSON.stringify(spans)).not.toContain('secret')

    const clients = spans.filter(({ kind }) => kind === 'client')
    expect(clients.map(({ parentId }) => parentId)).toEqual(clients.map(() => server?.spanId))
    // Positions and deliveries are work for all requests.
    expect(clients.filter(({ name }) => /unplaced|webhookDelivery/.test(name))).toEqual([])
    const commits = clients.filter(({ name }) => name.includes('event.insert'))
    expect(commits).toHaveLength(1)
    expect(commits[0]?.attributes).toMatchObject({
      'db.system.name': engine === 'sqlite' ? 'sqlite' : 'postgresql',
      'db.operation.batch.size': expect.any(Number),
    })

    const posts = clients.filter(({ name }) => name === 'POST')
    expect(posts).toHaveLength(1)
    const [received, second] = receiver.received
    expect(posts[0]?.attributes).toMatchObject({
      'http.response.status_code': 204,
      'server.address': '127.0.0.1',
      'buildorder.event.id': received?.event.id,
    })
    expect(received?.headers.traceparent).toBe(`00-${callerTrace}-${posts[0]?.spanId}-01`)
    expect(received?.event.traceparent).toBe(`00-${callerTrace}-${server?.spanId}-01`)

    // The caller decided not to sample: nothing is exported, and the trace is passed on.
    expect(spansOf(unsampled)).toEqual([])
    expect(second?.headers.traceparent).toMatch(new RegExp(`^00-${unsampled}-[0-9a-f]{16}-00$`))

    // Every recorded trace begins with a request or a webhook: neither health checks nor background work are traced.
    const roots = collector.spans.filter(({ parentId }) => parentId === '').map(({ name }) => name)
    expect(roots.filter((name) => !/^POST( \/|$)/.test(name))).toEqual([])
    expect(collector.resources).toContainEqual(
      expect.objectContaining({ 'service.name': 'shop', 'deployment.environment': 'test' }),
    )

    const lines = service
      .output()
      .split('\n')
      .filter((line) => line.includes('"path":"/checkout/v1/submit"'))
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ traceId: callerTrace, trace_id: callerTrace, span_id: server?.spanId })

    // Sent once more when the service stops.
    const { metrics } = collector
    expect(metrics.get('http_requests_total')?.total).toBeGreaterThanOrEqual(4)
    expect(metrics.get('database_commit_seconds')).toMatchObject({ unit: 's', buckets: 14 })
    expect(metrics.get('database_commit_seconds')?.total).toBeGreaterThan(0)
    expect(metrics.get('database_size_bytes')?.total).toBeGreaterThan(100_000)
  })
})

test('traces: OTEL_TRACES_SAMPLER decides about requests without a trace, and OTEL_METRICS_EXPORTER about metrics', async () => {
  await start('sqlite', { OTEL_TRACES_SAMPLER: 'parentbased_always_off', OTEL_METRICS_EXPORTER: 'none' })
  await submit(undefined)
  await submit('01')
  await expect.poll(() => receiver.received.length, patience).toBe(2)
  await stopService()
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([callerTrace]))
  expect(collector.metrics.size).toBe(0)
})

test('traces: a collector that does not answer delays nothing, is logged, and does not keep the process', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  await start('sqlite', {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '500',
    // Longer than the test: only the limit of the service ends it.
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `http://127.0.0.1:${port}/v1/metrics`,
    OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: '600000',
  })
  await submit('01')
  await expect.poll(() => receiver.received.length, patience).toBe(1)
  const warning = () =>
    service
      .output()
      .split('\n')
      .find((line) => line.includes('OpenTelemetry: '))
  await expect.poll(warning, patience).toMatch(/"level":40,.*"msg":"OpenTelemetry: [^{]+"}$/)
  // It is about all requests, not about the one whose span was the first.
  expect(warning()).not.toContain('trace_id')
  await stopService()
  silent.closeAllConnections()
  silent.close()
})

test('OpenTelemetry: an unsupported protocol is refused in one line', async () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    PORT: '0',
  }
  const { code, stderr } = await runCommand(['serve'], env)
  expect([code, stderr]).toEqual([
    1,
    'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc", but must be http/protobuf, or not set.\n',
  ])
})

test('OpenTelemetry: while it is off, none of its modules is loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-modules-'))
  const recorder = new URL('../support/record-modules.mjs', import.meta.url).href
  /** Packages of OpenTelemetry that a service has loaded once it is ready. */
  async function loaded(name: string, env: Record<string, string>): Promise<Set<string | undefined>> {
    const file = join(folder, name)
    await start('sqlite', { ...env, NODE_OPTIONS: `--import=${recorder}`, MODULES_FILE: file })
    await stopService()
    const urls = readFileSync(file, 'utf8').split('\n')
    expect(urls).toContainEqual(expect.stringMatching(/\/main\.[jt]s$/))
    const packages = urls.map((url) => /node_modules\/@opentelemetry\/([^/]+)\//.exec(url)?.[1])
    return new Set(packages.filter((each) => each !== undefined))
  }
  try {
    // prom-client imports the API, which does nothing by itself.
    expect(await loaded('unset', { OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(new Set(['api']))
    await Promise.all([collector.close(), receiver.close(), database.drop()])
    expect(await loaded('on', {})).toContain('sdk-trace-node')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
