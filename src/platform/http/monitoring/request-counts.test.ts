import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'
import { countRequests } from './request-counts.ts'

test('request counts: are by route, method, status and duration', () => {
  const counts = countRequests()
  for (const seconds of [0.0005, 0.001, 0.0011, 99]) counts.observe('GET', '/a/{id}', 200, seconds)
  counts.observe('GET', '/a/{id}', 404, 0.0001)
  counts.observe('HEAD', '/a/{id}', 200, 0.0001)
  const text = counts.text()
  expect(text).toContain('http_requests_total{method="GET",route="/a/{id}",status="200"} 4')
  expect(text).toContain('http_requests_total{method="GET",route="/a/{id}",status="404"} 1')
  expect(text).toContain('http_requests_total{method="HEAD",route="/a/{id}",status="200"} 1')
  const buckets = counts.bucketsOf('GET', '/a/{id}')
  expect(buckets.map(({ count }) => count)).toEqual([3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5])
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/a/{id}"} 5')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/a/{id}"} 5')
  expect(text).toMatch(/http_request_duration_seconds_sum\{method="GET",route="\/a\/\{id\}"\} 99\.0027/)
})

test('request counts: are empty without requests', () => {
  const counts = countRequests()
  expect(counts.bucketsOf('GET', '/a')).toEqual([])
  expect(quantile(counts.bucketsOf('GET', '/a'), 0.5)).toBe(0)
})
