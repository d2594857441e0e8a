import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const operations = [
  { operationId: 'getThing', method: 'GET' as const, path: '/things/{id}' },
  { operationId: 'putThing', method: 'PUT' as const, path: '/things/{id}' },
  { operationId: 'never', method: 'GET' as const, path: '/never' },
]

it('metrics: have the duration of requests by operation, the most frequent first', async () => {
  const metrics = createMetrics()
  for (let request = 0; request < 10; request++) metrics.observe('PUT', '/things/{id}', 204, 0.02)
  for (let request = 0; request < 99; request++) metrics.observe('GET', '/things/{id}', 200, 0.0008)
  metrics.observe('GET', '/things/{id}', 404, 60)
  metrics.observe('HEAD', '/things/{id}', 200, 1)
  metrics.observe('GET', 'unknown', 404, 1)
  const [get, put, ...others] = await metrics.latencies(operations)
  expect(others).toEqual([])
  expect(get).toEqual({
    ...operations[0],
    requests: 100,
    p50Milliseconds: 0.51,
    p95Milliseconds: 0.96,
    p99Milliseconds: 1,
  })
  expect(put).toMatchObject({ ...operations[1], requests: 10, p50Milliseconds: 17.5 })
})

it('metrics: are empty before the first request', async () => {
  expect(await createMetrics().latencies(operations)).toEqual([])
})
