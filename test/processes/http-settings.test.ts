// What settings change for every request: a base path, a rate limit, a time limit, and no metrics. Independent of the database, so it
// runs on one engine.
import { afterEach, describe, expect, test } from 'vitest'
import { codeOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { forTests } from '../support/for-tests.ts'
import { sendOne } from '../support/raw-http.ts'
import { draftOf, startOfTime } from '../support/service.ts'

const authorization = { Authorization: 'Bearer bo_shop' }

describe('a base path', () => {
  const service = forTests(() => startCheckedService('sqlite', { env: { BASE_PATH: '/shop/api' } }))

  test('base path: prefixes every path, Location, type and instance', async () => {
    expect(new URL(service.url).pathname).toBe('/shop/api')
    const created = await service.request<{ value: string }>('POST', '/checkout/v1/create', {
      json: draftOf(),
    })
    const { value } = created.body
    expect(created.headers.get('location')).toBe(`/shop/api/checkout/v1/${value}`)
    const submitted = await service.submit(value)
    expect(submitted.headers.get('location')).toMatch(/^\/shop\/api\/orders\/v1\/[\dA-Z]{5}-[\dA-Z]{5}$/)
    const origin = new URL(service.url).origin
    const location = submitted.headers.get('location') as string
    expect((await fetch(origin + location, { headers: authorization })).status).toBe(200)

    const missing = await service.request<ProblemReply>('GET', '/orders/v1/unknown')
    expect(missing.body).toMatchObject({
      type: '/shop/api/problems/order_not_found',
      instance: '/shop/api/orders/v1/unknown',
    })
    expect((await fetch(origin + missing.body.type)).status).toBe(200)
  })

  test('base path: applies to the replay of an idempotent command', async () => {
    const options = { json: draftOf(), headers: { 'Idempotency-Key': 'k' } }
    const first = await service.request('POST', '/checkout/v1/create', options)
    const second = await service.request('POST', '/checkout/v1/create', options)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
  })

  test('base path: applies to requests that the parser refuses', async () => {
    const reply = await sendOne(service.url, 'garbage\r\n\r\n')
    expect((reply.body as ProblemReply).type).toBe('/shop/api/problems/malformed_request')
  })

  test('base path: paths without it are 404', async () => {
    const { origin } = new URL(service.url)
    for (const path of ['/livez', '/readyz', '/metrics', '/openapi.json', '/orders/v1', '/shop', '/']) {
      const response = await fetch(origin + path, { headers: authorization })
      expect([path, response.status]).toEqual([path, 404])
      expect(((await response.json()) as ProblemReply).type).toBe('/shop/api/problems/path_not_found')
    }
    for (const path of ['/livez', '/readyz', '/metrics', '/docs', '/problems']) {
      expect([path, (await service.request('GET', path)).status]).toEqual([path, 200])
    }
    expect(await (await fetch(`${service.url}/openapi.json`)).json()).toMatchObject({
      servers: [{ url: '/shop/api' }],
    })
  })

  test('base path: applies to 405 and OPTIONS', async () => {
    const options = await service.request('OPTIONS', '/orders/v1/x/cancel')
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'OPTIONS, PATCH'])
    expect((await service.request('DELETE', '/orders/v1/x/cancel')).status).toBe(405)
  })
})

describe('a rate limit', () => {
  const service = forTests(() => startCheckedService('sqlite', { env: { RATE_LIMIT: '3' } }))
  afterEach(() => {
    // Each test has its own minute.
    service.time.now = Math.floor(service.time.now / 60_000) * 60_000 + 600_000
  })

  const ask = (as: 'shop' | 'german' | 'reader' | null = 'shop', path = '/orders/v1') =>
    service.request('GET', path, { as })

  test('rate limit: is per caller and minute, and headers show the rest', async () => {
    service.time.now = startOfTime + 20_000
    for (const left of [2, 1, 0]) {
      const reply = await ask()
      expect(reply.status).toBe(200)
      expect(reply.headers.get('ratelimit')).toBe(`"caller";r=${left};t=40`)
      expect(reply.headers.get('ratelimit-policy')).toBe('"caller";q=3;w=60')
      expect(reply.headers.get('retry-after')).toBeNull()
    }
    service.time.now += 10_500
    const refused = await ask()
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(refused.headers.get('ratelimit')).toBe('"caller";r=0;t=30')
    expect((await ask('german')).status).toBe(200)
    service.time.now = startOfTime + 59_999
    expect((await ask()).status).toBe(429)
    expect((await ask()).headers.get('retry-after')).toBe('1')
    service.time.now = startOfTime + 60_000
    expect((await ask()).status).toBe(200)
  })

  test('rate limit: requests without a credential count by network address', async () => {
    const shared = () => ask(null, '/pcconfig/v1/shared/unknown')
    for (const left of [2, 1, 0]) {
      const reply = await shared()
      expect([reply.status, codeOf(reply)]).toEqual([404, 'share_not_found'])
      expect(reply.headers.get('ratelimit')).toContain(`r=${left};`)
    }
    const refused = await shared()
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect((await ask()).status).toBe(200)
  })

  test('rate limit: counts requests that are refused later, and is checked before everything else', async () => {
    expect((await service.request('POST', '/checkout/v1/create', { as: 'reader', json: {} })).status).toBe(
      403,
    )
    expect((await ask('reader', '/orders/v1/unknown')).status).toBe(404)
    expect((await ask('reader', '/orders/v1?limit=0')).status).toBe(400)
    for (const path of ['/checkout/v1/x', '/orders/v1/unknown', '/orders/v1?limit=0']) {
      expect((await ask('reader', path)).status).toBe(429)
    }
  })

  test('rate limit: a refused command has no effect and stores no idempotency key', async () => {
    for (let turn = 0; turn < 3; turn++) await ask()
    const options = { json: draftOf(), headers: { 'Idempotency-Key': 'limited' } }
    expect((await service.request('POST', '/checkout/v1/create', options)).status).toBe(429)
    service.time.now += 60_000
    const reply = await service.request('POST', '/checkout/v1/create', options)
    expect([reply.status, reply.headers.get('idempotent-replayed')]).toEqual([201, null])
  })

  test('rate limit: failed credentials count by network address, and callers with a valid one are served', async () => {
    const invented = (number: number) =>
      service.request('GET', '/orders/v1', { headers: { Authorization: `Bearer bo_invented_${number}` } })
    for (const left of [2, 1, 0]) {
      const reply = await invented(left)
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthenticated'])
      expect(reply.headers.get('ratelimit')).toContain(`r=${left};`)
    }
    for (const refused of [await invented(3), await ask(null)]) {
      expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
      expect(refused.headers.get('retry-after')).not.toBeNull()
    }
    expect((await ask()).status).toBe(200)
  })

  test('rate limit: unknown callers and public pages do not use up that of a caller', async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect([401, 429]).toContain((await ask(null)).status)
      expect((await ask('shop', '/livez')).status).toBe(200)
      expect((await ask('shop', '/nowhere')).status).toBe(404)
    }
    expect((await ask()).status).toBe(200)
  })
})

test('rate limit: without one, no answer has its headers', async () => {
  const service = await startCheckedService('sqlite')
  try {
    const { headers } = await service.request('GET', '/orders/v1')
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null])
  } finally {
    await service.stop()
  }
})

test('/metrics: can be turned off', async () => {
  const service = await startCheckedService('sqlite', { env: { METRICS: 'false' } })
  try {
    const reply = await service.request('GET', '/metrics')
    expect([reply.status, codeOf(reply)]).toEqual([404, 'path_not_found'])
  } finally {
    await service.stop()
  }
})

describe('a time limit', () => {
  const service = forTests(() => startCheckedService('sqlite', { env: { REQUEST_SECONDS: '1' } }))

  const head = `POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`
  test.each([
    ['the headers', 'GET /livez HTTP/1.1\r\nHost: x\r\n', null],
    ['the bytes of the body', `${head}{"soldTo"`, '/checkout/v1/create'],
  ])('time limit: 408 when %s do not arrive in time', async (_what, bytes, instance) => {
    const begin = Date.now()
    const reply = await sendOne(service.url, bytes, { timeoutMs: 20_000 })
    expect([reply.status, codeOf(reply)]).toEqual([408, 'request_timeout'])
    expect([null, instance]).toContain((reply.body as ProblemReply).instance)
    // The limit is one second, not the usual thirty: a slow client must not keep its connection much longer.
    expect(Date.now() - begin).toBeLessThan(20_000)
  })
})
