// HTTP edge cases: every request gets an answer in the shape of the contract, also from the parser, the router or on
// overload. Independent of the database, so it runs on one engine.

import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { problemCatalog } from '../../src/contract/problems.ts'
import {
  checkProblem,
  codeOf,
  fieldsOf,
  type ProblemReply,
  startCheckedService,
} from '../support/contract.ts'
import { forTests } from '../support/for-tests.ts'
import { requestBytes, sendOne, sendRaw } from '../support/raw-http.ts'
import { draftOf, type TestReply } from '../support/service.ts'
import { faults } from '../support/world.ts'

const authorization = { Authorization: 'Bearer bo_shop' }
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('HTTP', () => {
  const service = forTests(() => startCheckedService('sqlite'))

  const raw = (bytes: string | Uint8Array, options = {}) => sendOne(service.url, bytes, options)
  const allowOf = (reply: TestReply) => reply.headers.get('allow')?.split(', ')

  describe('paths and methods', () => {
    test.each([
      '/nowhere',
      '/checkouts',
      '/checkout/v1',
      '/checkout/v2/create',
      '/CHECKOUT/v1/create',
      '/order',
      '/orders/v1/x/cancel/',
      '/orders/v1/x/y',
      '/customers/v1',
      '//orders/v1',
      '/orders/v1/x/allowed-actions/',
      '/.env',
      '/%2e%2e/etc/passwd',
      '/orders%2Fv1',
    ])('unknown path %s: 404 for every method', async (path) => {
      for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
        const reply = await service.request(method, path, { as: null })
        expect([method, reply.status]).toEqual([method, 404])
        if (method !== 'HEAD') expect(codeOf(reply)).toBe('path_not_found')
      }
    })

    const known: [string, string[]][] = [
      ['/checkout/v1/create', ['GET', 'HEAD', 'OPTIONS', 'POST']],
      ['/checkout/v1/submit', ['GET', 'HEAD', 'OPTIONS', 'POST']],
      ['/checkout/v1/x', ['GET', 'HEAD', 'OPTIONS']],
      ['/orders/v1', ['GET', 'HEAD', 'OPTIONS']],
      ['/orders/v1/x', ['GET', 'HEAD', 'OPTIONS']],
      ['/orders/v1/x/allowed-actions', ['GET', 'HEAD', 'OPTIONS']],
      ['/orders/v1/x/cancel', ['OPTIONS', 'PATCH']],
      ['/orders/api/version', ['GET', 'HEAD', 'OPTIONS']],
      ['/livez', ['GET', 'HEAD', 'OPTIONS']],
      ['/openapi.json', ['GET', 'HEAD', 'OPTIONS']],
      ['/problems/busy', ['GET', 'HEAD', 'OPTIONS']],
    ]
    test.each(known)(
      '%s: answers 405 with Allow to other methods, and 204 to OPTIONS',
      async (path, methods) => {
        for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
          if (methods.includes(method)) continue
          const reply = await service.request(method, path, { as: null })
          expect([method, reply.status, codeOf(reply)]).toEqual([method, 405, 'method_not_allowed'])
          expect(allowOf(reply)).toEqual(methods)
        }
        const options = await service.request('OPTIONS', path, { as: null })
        expect([options.status, options.text]).toEqual([204, ''])
        expect(allowOf(options)).toEqual(methods)
      },
    )

    test.each(['TRACE', 'PURGE', 'PROPFIND', 'MKCOL', 'QUERY', 'SEARCH', 'LINK'])(
      'method %s: 405 on a known path and 404 on an unknown one',
      async (method) => {
        const reply = await raw(requestBytes(method, '/orders/v1', authorization))
        expect([reply.status, codeOf(reply)]).toEqual([405, 'method_not_allowed'])
        checkProblem(reply, '/orders/v1')
        const unknown = await raw(requestBytes(method, '/nowhere', authorization))
        expect([unknown.status, codeOf(unknown)]).toEqual([404, 'path_not_found'])
      },
    )

    const bodies: [string, Record<string, string>, string][] = [
      ['of an unknown kind', { 'Content-Type': 'text/plain' }, 'x'],
      ['whose content type is none', { 'Content-Type': 'nonsense' }, 'x'],
      ['that is malformed', { 'Content-Type': 'application/json' }, '{'],
      ['that is too large', { 'Content-Type': 'application/json', 'Content-Length': '99999999' }, ''],
    ]
    test.each(bodies)(
      'unknown path or method: is answered before a body %s',
      async (_what, headers, body) => {
        const unknown = await raw(requestBytes('POST', '/nowhere', headers, body))
        expect([unknown.status, codeOf(unknown)]).toEqual([404, 'path_not_found'])
        const wrong = await raw(requestBytes('DELETE', '/orders/v1/x', headers, body))
        expect([wrong.status, codeOf(wrong)]).toEqual([405, 'method_not_allowed'])
        const options = await raw(requestBytes('OPTIONS', '/orders/v1/x', headers, body))
        expect(options.status).toBe(204)
      },
    )

    test('HEAD: answers like GET, without the body', async () => {
      const orderId = await service.place(draftOf())
      for (const path of [`/orders/v1/${orderId}`, '/orders/v1', '/orders/api/version', '/livez', '/docs']) {
        const get = await service.request('GET', path)
        const head = await service.request('HEAD', path)
        expect([path, head.status, head.text]).toEqual([path, get.status, ''])
        for (const name of ['content-type', 'content-length']) {
          expect(head.headers.get(name)).toBe(get.headers.get(name))
        }
      }
      expect((await service.request('HEAD', '/orders/v1/unknown')).status).toBe(404)
      expect((await service.request('HEAD', '/orders/v1', { as: null })).status).toBe(401)
      expect((await service.request('HEAD', '/orders/v1/x/cancel')).status).toBe(405)
    })

    test('OPTIONS *: is answered', async () => {
      const reply = await raw('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n')
      if (reply.status >= 400) checkProblem(reply, '*')
      expect([200, 204, 404]).toContain(reply.status)
    })

    test('request target with scheme and host: is routed by its path', async () => {
      const address = 'http://anything/orders/v1'
      expect((await raw(requestBytes('GET', address, authorization))).status).toBe(200)
      const unknown = await raw(requestBytes('GET', `${address}/unknown?x=1`, authorization))
      expect(unknown.status).toBe(404)
      checkProblem(unknown, '/orders/v1/unknown')
      expect((await raw(requestBytes('DELETE', address, authorization))).status).toBe(405)
      expect((await raw(requestBytes('OPTIONS', address, authorization))).status).toBe(204)
    })

    test('path with unneeded encoding: is the same path for every method', async () => {
      expect((await service.request('GET', '/%6Frders/v1')).status).toBe(200)
      expect((await service.request('DELETE', '/%6Frders/v1')).status).toBe(405)
      expect((await service.request('OPTIONS', '/%6Frders/v1')).status).toBe(204)
    })

    test('GET with a body: the body is ignored', async () => {
      const headers = { ...authorization, 'Content-Type': 'application/json' }
      expect((await raw(requestBytes('GET', '/orders/v1', headers, '{"limit":'))).status).toBe(200)
    })
  })

  describe('errors', () => {
    test('problems: have code, type, title, detail, instance and traceId', async () => {
      const reply = await service.request<ProblemReply>('GET', '/orders/v1/unknown?secret=1')
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(reply.body).toEqual({
        type: '/problems/order_not_found',
        title: expect.any(String),
        status: 404,
        detail: expect.stringContaining('unknown'),
        instance: '/orders/v1/unknown',
        code: 'order_not_found',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      })
    })

    test('problems: every code has a page at its type', async () => {
      for (const [code, { title }] of Object.entries(problemCatalog)) {
        const page = await service.request('GET', `/problems/${code}`, { as: null })
        expect([code, page.status]).toEqual([code, 200])
        expect(page.headers.get('content-type')).toMatch(/^text\/html/)
        expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(page.text).toContain(title.replaceAll("'", '&#39;').slice(0, 10))
      }
      for (const code of ['unknown', 'toString', '__proto__', 'constructor', '%3Cscript%3E']) {
        const reply = await service.request('GET', `/problems/${code}`, { as: null })
        expect([reply.status, codeOf(reply)]).toEqual([404, 'problem_not_found'])
      }
    })
  })

  describe('trace ids', () => {
    const traceOf = async (traceparent?: string) => {
      const headers: Record<string, string> = traceparent === undefined ? {} : { traceparent }
      return (await service.request<ProblemReply>('GET', '/nowhere', { headers })).body.traceId
    }

    test('trace id: is taken from traceparent', async () => {
      expect(await traceOf(`00-${traceId}-00f067aa0ba902b7-01`)).toBe(traceId)
      expect(await traceOf(`00-${traceId}-00f067aa0ba902b7-00`)).toBe(traceId)
      // A later version of the standard may extend it.
      expect(await traceOf(`01-${traceId}-00f067aa0ba902b7-01-more`)).toBe(traceId)
    })

    test.each([
      ['a trace id of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
      ['capitals', `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`],
      ['a short trace id', `00-${traceId.slice(1)}-00f067aa0ba902b7-01`],
      ['no parent', `00-${traceId}-01`],
      ['something else', 'nonsense'],
      ['nothing', ''],
      ['the forbidden version ff', `ff-${traceId}-00f067aa0ba902b7-01`],
      ['a parent id of zeros', `00-${traceId}-0000000000000000-01`],
      ['more than version 00 has', `00-${traceId}-00f067aa0ba902b7-01-more`],
    ])('trace id: is generated when traceparent has %s', async (_what, traceparent) => {
      const made = await traceOf(traceparent)
      expect(made).toMatch(/^[0-9a-f]{32}$/)
      expect(made).not.toBe(traceId)
      expect(made).not.toBe('0'.repeat(32))
    })

    test('trace id: is new for each request', async () => {
      expect(await traceOf()).not.toBe(await traceOf())
    })
  })

  describe('bodies', () => {
    const padded = (length: number) => JSON.stringify(draftOf()).padEnd(length, ' ')
    const megabyte = 1024 * 1024
    const create = (text: string) =>
      service.request('POST', '/checkout/v1/create', {
        raw: text,
        headers: { 'Content-Type': 'application/json' },
      })

    test('bodies: have up to 1 MiB', async () => {
      expect((await create(padded(megabyte))).status).toBe(201)
      const reply = await create(padded(megabyte + 1))
      expect([reply.status, codeOf(reply)]).toEqual([413, 'body_too_large'])
      expect((await create(padded(1000))).status).toBe(201)
    })

    test('bodies: are refused by their announced length, before they arrive', async () => {
      const headers = { ...authorization, 'Content-Type': 'application/json', 'Content-Length': '99999999' }
      const reply = await raw(requestBytes('POST', '/checkout/v1/create', headers))
      expect([reply.status, codeOf(reply)]).toEqual([413, 'body_too_large'])
      checkProblem(reply, '/checkout/v1/create')
    })

    test('chunked bodies: are refused once they are too large', async () => {
      const head = `POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
      const [reply] = await sendRaw(service.url, [head, ...Array.from({ length: 17 }, () => chunk)], {
        answers: 1,
      })
      expect([reply?.status, reply && codeOf(reply)]).toEqual([413, 'body_too_large'])
    })

    test('bodies of operations without one: are limited too', async () => {
      const reply = await service.request('PATCH', '/orders/v1/unknown/cancel', {
        raw: 'x'.repeat(megabyte + 1),
      })
      expect([404, 413]).toContain(reply.status)
    })
  })

  describe('malformed HTTP', () => {
    const malformed: [string, string][] = [
      ['garbage', 'garbage\r\n\r\n'],
      ['an empty method', ' / HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['an unknown method', 'FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['a method in small letters', 'get / HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['an unknown version', 'GET /livez HTTP/7.3\r\nHost: x\r\n\r\n'],
      ['a broken header', 'GET /livez HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'],
      ['a space before the colon', 'GET /livez HTTP/1.1\r\nHost : x\r\n\r\n'],
      ['a NUL in a header', 'GET /livez HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
      ['two lengths', 'POST /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
      ['a negative length', 'POST /livez HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
      ['a length that is none', 'POST /livez HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n'],
      [
        'a length beside chunks',
        'POST /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ],
      ['an unknown transfer encoding', 'POST /livez HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: zip\r\n\r\n'],
      ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
      ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ]
    test.each(malformed)(
      'malformed HTTP: %s is 400 in the shape of the contract, and the connection closes',
      async (_what, text) => {
        const replies = await sendRaw(service.url, Buffer.from(text, 'latin1'))
        expect(replies.at(-1)?.status).toBe(400)
        const reply = replies.at(-1) as TestReply
        expect(codeOf(reply)).toBe('malformed_request')
        expect(fieldsOf(reply)).toEqual(['request'])
        expect(reply.headers.get('connection')).toBe('close')
        checkProblem(reply, null)
      },
    )

    test('malformed HTTP: broken chunks are 400', async () => {
      const reply = await raw(
        'POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
      )
      expect(reply.status).toBe(400)
      const { instance } = reply.body as ProblemReply
      expect([null, '/checkout/v1/create']).toContain(instance)
      checkProblem(reply, instance)
    })

    test('malformed HTTP: headers that are too large are 431', async () => {
      for (const header of [
        `X: ${'x'.repeat(20_000)}`,
        Array.from({ length: 900 }, (_, n) => `X-${n}: ${'x'.repeat(20)}`).join('\r\n'),
      ]) {
        const reply = await raw(`GET /livez HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`)
        expect([reply.status, codeOf(reply)]).toEqual([431, 'headers_too_large'])
        checkProblem(reply, null)
      }
    })

    test('Host: a missing one is 400 in HTTP/1.1 and accepted in HTTP/1.0', async () => {
      for (const path of ['/livez', '/nowhere', '/orders/v1']) {
        const reply = await raw(`GET ${path} HTTP/1.1\r\n\r\n`)
        expect([reply.status, fieldsOf(reply)]).toEqual([400, ['Host']])
        checkProblem(reply, path)
      }
      expect((await raw('GET /livez HTTP/1.0\r\n\r\n')).status).toBe(200)
      const order = await raw('GET /orders/v1 HTTP/1.0\r\nAuthorization: Bearer bo_shop\r\n\r\n')
      expect(order.status).toBe(200)
    })

    test('Expect: an unknown expectation is 417', async () => {
      const headers = { ...authorization, Expect: 'miracles' }
      const reply = await raw(requestBytes('GET', '/orders/v1', headers))
      expect([reply.status, codeOf(reply)]).toEqual([417, 'expectation_failed'])
      checkProblem(reply, '/orders/v1')
    })

    test('Expect: 100-continue is supported', async () => {
      const headers = { ...authorization, 'Content-Type': 'application/json', Expect: '100-continue' }
      const reply = await raw(requestBytes('POST', '/checkout/v1/create', headers, JSON.stringify(draftOf())))
      expect(reply.status).toBe(201)
    })

    test('CONNECT: is 405', async () => {
      const reply = await raw('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n')
      expect([reply.status, codeOf(reply)]).toEqual([405, 'method_not_allowed'])
      checkProblem(reply, 'example.com:443')
    })

    test('Upgrade: an unsupported one is ignored', async () => {
      const headers = { Connection: 'Upgrade', Upgrade: 'websocket' }
      expect((await raw(requestBytes('GET', '/livez', headers))).status).toBe(200)
    })

    test('client that disconnects during a request: the service keeps working', async () => {
      const { hostname, port } = new URL(service.url)
      await Promise.all(
        [
          'GET',
          'GET /livez HTTP/1.1\r\nHos',
          'POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
        ].map(
          (text) =>
            new Promise<void>((resolve) => {
              const socket = connect(Number(port), hostname, () => {
                socket.write(text, () => socket.resetAndDestroy())
              })
              socket.once('close', () => resolve())
              socket.once('error', () => {})
            }),
        ),
      )
      expect((await service.request('GET', '/livez')).status).toBe(200)
    })
  })

  describe('headers', () => {
    const noSniff = 'nosniff'
    const headersOf = async (path: string, options = {}) => {
      const { status, headers } = await service.request('GET', path, options)
      return [status, headers.get('x-content-type-options'), headers.get('cache-control')]
    }

    test('Cache-Control: answers for one caller are not stored', async () => {
      const checkoutId = await service.create(draftOf())
      const orderId = await service.place(draftOf())
      for (const path of [
        '/orders/v1',
        `/orders/v1/${orderId}`,
        `/orders/v1/${orderId}/allowed-actions`,
        `/checkout/v1/${checkoutId}`,
        '/customers/v1/me',
      ]) {
        expect([path, ...(await headersOf(path))]).toEqual([path, 200, noSniff, 'no-store'])
      }
      for (const path of ['/fulfilment/v1/orders', '/fulfilment/v1/events', '/catalog/v1/stock']) {
        expect([path, ...(await headersOf(path, { as: 'staff' }))]).toEqual([path, 200, noSniff, 'no-store'])
      }
      const created = await service.request('POST', '/checkout/v1/create', { json: draftOf() })
      expect(created.headers.get('cache-control')).toBe('no-store')
      const submitted = await service.submit((created.body as { value: string }).value)
      expect([submitted.status, submitted.headers.get('cache-control')]).toEqual([204, 'no-store'])
    })

    test('Cache-Control: prices and the catalog are revalidated, and versions may be stored', async () => {
      expect(await headersOf('/pcconfig/v1/prices/components')).toEqual([200, noSniff, 'private, no-cache'])
      expect(await headersOf('/catalog/v1/products')).toEqual([200, noSniff, 'private, no-cache'])
      expect(await headersOf('/orders/api/version')).toEqual([200, noSniff, null])
    })

    test('Cache-Control: problems are not stored', async () => {
      expect(await headersOf('/orders/v1/unknown')).toEqual([404, noSniff, 'no-store'])
      expect(await headersOf('/catalog/v1/products?limit=0')).toEqual([400, noSniff, 'no-store'])
      expect(await headersOf('/orders/v1', { as: null })).toEqual([401, noSniff, 'no-store'])
      expect(await headersOf('/nowhere')).toEqual([404, noSniff, 'no-store'])
      const broken = await raw('garbage\r\n\r\n')
      expect(broken.headers.get('cache-control')).toBe('no-store')
      const unexpected = await raw(
        requestBytes('GET', '/orders/v1', { ...authorization, Expect: 'miracles' }),
      )
      expect(unexpected.headers.get('x-content-type-options')).toBe(noSniff)
    })
  })

  test('pipelining: requests are answered in their order', async () => {
    const paths = ['/orders/v1/a', '/livez', '/orders/api/version', '/nowhere', '/orders/v1/b', '/orders/v1']
    const bytes = Buffer.concat(paths.map((path) => requestBytes('GET', path, authorization)))
    const replies = await sendRaw(service.url, bytes, { answers: paths.length })
    expect(replies.map(({ status }) => status)).toEqual([404, 200, 200, 404, 404, 200])
    expect(replies.map(({ body }) => (body as ProblemReply).instance)).toEqual([
      '/orders/v1/a',
      undefined,
      undefined,
      '/nowhere',
      '/orders/v1/b',
      undefined,
    ])
  })

  test('pipelining: every command acts, and a refused one does not stop the others', async () => {
    const body = JSON.stringify(draftOf())
    const headers = { ...authorization, 'Content-Type': 'application/json' }
    const create = requestBytes('POST', '/checkout/v1/create', headers, body)
    const broken = requestBytes('POST', '/checkout/v1/create', headers, '{')
    const replies = await sendRaw(service.url, Buffer.concat([create, broken, create]), { answers: 3 })
    expect(replies.map(({ status }) => status)).toEqual([201, 400, 201])
  })

  describe('health', () => {
    test('health: /livez and /readyz answer 200', async () => {
      for (const path of ['/livez', '/readyz']) {
        const reply = await service.request('GET', path, { as: null })
        expect(reply.status).toBe(200)
        expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
      }
    })

    test('metrics: a caller that disconnects early is counted, and its request is no longer in flight', async () => {
      const held = Promise.withResolvers<void>()
      const { fault, repair, wrapStore } = faults()
      const slow = await startCheckedService('sqlite', { wrapStore })
      try {
        fault.read = ({ statement }) =>
          statement.name.startsWith('order.') ? held.promise : Promise.resolve()
        const gone = new AbortController()
        const asked = fetch(`${slow.url}/orders/v1/x`, { headers: authorization, signal: gone.signal })
        setTimeout(() => gone.abort(), 50)
        await expect(asked).rejects.toThrow('aborted')
        const counted = async () => (await slow.request('GET', '/metrics', { as: null })).text
        const line = 'http_requests_total{method="GET",route="/orders/v1/{orderId}",status="499"} 1'
        await vi.waitFor(async () => expect(await counted()).toContain(line))
        // Its late answer is dropped: it is not counted again and does not disturb the next one.
        repair()
        held.resolve()
        expect((await slow.request('GET', '/orders/v1/x')).status).toBe(404)
        expect(await counted()).toContain(line)
      } finally {
        await slow.stop()
      }
    })

    test('/metrics: counts requests by route and status, and shows nothing private', async () => {
      const orderId = await service.place(draftOf())
      await service.readOrder(orderId)
      await service.request('GET', '/nowhere/private-path')
      const { status, text, headers } = await service.request('GET', '/metrics', { as: null })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(/^text\/plain/)
      expect(text).toMatch(
        /http_requests_total\{method="GET",route="\/orders\/v1\/\{orderId\}",status="200"\} \d+/,
      )
      expect(text).toMatch(/http_requests_total\{method="GET",route="unknown",status="404"\} \d+/)
      expect(text).toContain('http_request_duration_seconds_bucket')
      expect(text).not.toContain(orderId)
      expect(text).not.toContain('private-path')
      expect(text).not.toContain('bo_shop')
    })
  })
})
