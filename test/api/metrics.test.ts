// The metrics of a service that works, and their own port.

import { describe, expect, test } from 'vitest'
import { insertStatement } from '../../src/platform/store/statement.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { readMetrics } from '../support/metrics.ts'
import { startReceiver } from '../support/receiver.ts'
import { draftOf, startTestService } from '../support/service.ts'
import { subscribe, webhookEnv } from '../support/webhooks.ts'

const insertGroup = insertStatement('test.insertMetricsGroup', 'product_group', ['id', 'kind', 'name'])

describe.each(engines)('metrics on %s', (engine) => {
  const service = forTests(() =>
    startTestService(engine, {
      env: { ...webhookEnv, WEBHOOK_TIMEOUT_MILLISECONDS: '30000', WEBHOOK_CONCURRENCY: '1' },
    }),
  )

  test('metrics: have queue time, group size and commit time of the database, its size and its queue', async () => {
    const before = await readMetrics(service.url)
    const insert = (id: string) =>
      service.store.batch([{ statement: insertGroup, values: [id, 'cpu', 'A group'], rows: 1 }])
    // Written in the same turn of the event loop, so that one commit stores all three.
    await Promise.all(['one', 'two', 'three'].map(insert))
    const samples = await readMetrics(service.url)
    const grown = (name: string) => (samples.get(name) ?? 0) - (before.get(name) ?? 0)

    expect(grown('database_queue_seconds_count{lane="write"}')).toBeGreaterThan(0)
    expect(grown('database_commit_seconds_count')).toBeGreaterThan(0)
    expect(grown('database_commit_seconds_sum')).toBeGreaterThan(0)
    expect(grown('database_group_batches_count')).toBe(grown('database_commit_seconds_count'))
    expect(grown('database_group_batches_sum')).toBeGreaterThanOrEqual(3)
    const largerThanTwo =
      grown('database_group_batches_count') - grown('database_group_batches_bucket{le="2"}')
    expect(largerThanTwo).toBe(1)
    expect(samples.get('database_size_bytes')).toBeGreaterThan(100_000)
    expect(samples.get('database_queue_length{lane="write"}')).toBe(0)
    const idle = samples.get('database_connections{state="idle"}')
    expect(engine === 'postgres' ? (idle ?? 0) > 0 : idle === undefined).toBe(true)
    const files = ['database_file_bytes', 'database_log_bytes'].filter((name) => samples.has(name))
    expect(files).toHaveLength(engine === 'sqlite' ? 2 : 0)
  })

  test('metrics: have readiness, the delay of the event loop and the lag of background work', async () => {
    const samples = await readMetrics(service.url)
    expect(samples.get('buildorder_ready')).toBe(1)
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    // The clock of this test does not advance.
    expect(samples.get('buildorder_allocation_lag_seconds')).toBe(0)
    expect(samples.get('buildorder_event_lag_seconds')).toBe(0)
  })

  test('webhook metrics: count deliveries, and show how long the oldest has been due', async () => {
    const receiver = await startReceiver()
    const hook = await subscribe(service, receiver)
    await service.place(draftOf())
    const read = async (name: string) => (await readMetrics(service.url)).get(name)
    await expect
      .poll(() => read('buildorder_webhook_requests_total{result="delivered"}'), { timeout: 10_000 })
      .toBe(1)
    expect(await read('buildorder_webhook_delivery_seconds_count')).toBe(1)
    expect(await read('buildorder_webhook_lag_seconds')).toBe(0)

    // One request at a time, and this one is not answered: the second delivery stays due.
    receiver.answer(() => {})
    await service.place(draftOf())
    await service.place(draftOf())
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2)
    expect(await hook.until((deliveries) => deliveries.length === 3, 10_000)).toHaveLength(3)
    service.time.now += 60_000
    await expect
      .poll(() => read('buildorder_webhook_lag_seconds'), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(60)
    await receiver.close()
  })
})

test('monitoring port: serves health and metrics, and the public port does not', async () => {
  const service = await startTestService('sqlite', { env: { MONITORING_PORT: '0', BASE_PATH: '/shop' } })
  const address = service.service.monitoringAddress() ?? ''
  const statusOf = async (url: string) => {
    const response = await fetch(url)
    const { code } = (await response.json().catch(() => ({}))) as { code?: string }
    return [response.status, code]
  }
  try {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shop$/)
    for (const path of ['/livez', '/readyz']) expect(await statusOf(address + path)).toEqual([200, undefined])
    expect((await readMetrics(address)).get('buildorder_ready')).toBe(1)
    for (const path of ['/livez', '/readyz', '/metrics'])
      expect(await statusOf(service.url + path)).toEqual([404, 'path_not_found'])
    expect(await statusOf(`${address}/orders/v1`)).toEqual([404, 'path_not_found'])
  } finally {
    await service.stop()
  }
  await expect(fetch(`${address}/livez`)).rejects.toThrow()
})
