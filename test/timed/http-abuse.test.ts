// Clients that send too much, do not read, or send everything at once: each is bounded, and others are served.

import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../src/app/service-document.fixture.ts'
import { checkProblem, codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { forTests } from '../support/for-tests.ts'
import { getRoute, serveRoutes } from '../support/own-routes.ts'
import { requestBytes, sendRaw } from '../support/raw-http.ts'
import { draftOf, type TestService } from '../support/service.ts'

const authorization = { Authorization: 'Bearer bo_shop' }
const json = { ...authorization, 'Content-Type': 'application/json' }
const megabyte = 1024 * 1024

/** Of a test; tests that run at once must use that of their context. */
type AtEnd = (cleanup: () => void) => void

/** A connection that reads nothing until requested, until its test ends. */
async function openWithoutReading(url: string, atEnd: AtEnd = onTestFinished): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname })
  atEnd(() => void socket.destroy())
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket.pause()
}

describe('a body that is too large', () => {
  const service = forTests(() => startCheckedService('sqlite'))

  const large = Buffer.alloc(12 * megabyte, ' ')

  test('body too large: fetch gets the 413', async () => {
    for (const size of [1.1, 2, 5, 12]) {
      const reply = await service.request('POST', '/checkout/v1/create', {
        raw: new Uint8Array(large.subarray(0, size * megabyte)),
        headers: { 'Content-Type': 'application/json' },
      })
      expect([size, reply.status, codeOf(reply)]).toEqual([size, 413, 'body_too_large'])
    }
  })

  const ways: [string, Record<string, string>, number, string][] = [
    ['announced by its length', json, 413, '/checkout/v1/create'],
    ['on a connection that is to be closed', { ...json, Connection: 'close' }, 413, '/checkout/v1/create'],
    [
      'of an unknown caller',
      { 'Content-Type': 'application/json', Connection: 'close' },
      401,
      '/checkout/v1/create',
    ],
    ['for an unknown path', { ...json, Connection: 'close' }, 404, '/nowhere'],
  ]
  test.each(ways)(
    'body too large: a client that sends everything before reading gets the answer to a body %s',
    async (_what, headers, status, path) => {
      const bytes = requestBytes('POST', path, headers, large)
      // Writes everything before reading, as many clients do.
      const socket = await openWithoutReading(service.url)
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        socket.write(bytes, () => resolve())
      })
      let received = ''
      socket.on('data', (chunk) => (received += chunk)).resume()
      await vi.waitFor(() => expect(received).toMatch(/"traceId":"\w+".*\}$/))
      expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    },
  )

  test('body too large, chunked: the client gets the 413 after everything was sent', async () => {
    const head = `POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
    const pieces = [head, ...Array.from({ length: 100 }, () => chunk), '0\r\n\r\n']
    const reply = await sendRaw(service.url, pieces, { answers: 1 })
    expect(reply.map(({ status }) => status)).toEqual([413])
  })

  test('body too large: the connection can be reused after the body', async () => {
    const tooLarge = requestBytes('POST', '/checkout/v1/create', json, large.subarray(0, 2 * megabyte))
    const good = requestBytes('POST', '/checkout/v1/create', json, JSON.stringify(draftOf()))
    const replies = await sendRaw(service.url, [tooLarge, good], { answers: 2 })
    expect(replies.map(({ status }) => status)).toEqual([413, 201])
  })

  test('endless body: is answered and then cut off', async () => {
    const socket = await openWithoutReading(service.url)
    let received = ''
    socket.on('data', (data) => (received += data)).resume()
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.write(requestBytes('POST', '/checkout/v1/create', { ...json, 'Content-Length': '99999999999' }))
    let sent = 0
    for (; !socket.destroyed && sent < 1000; sent += 1) {
      await new Promise((resolve) => socket.write(Buffer.alloc(megabyte, ' '), resolve))
    }
    await ended
    expect(received).toMatch(/^HTTP\/1.1 413 /)
    expect(sent).toBeLessThan(100)
  })

  test('body too large: Python gets the 413', async () => {
    const { port } = new URL(service.url)
    const program = `
import http.client, urllib.request, urllib.error
for size in (1100000, 5000000, 12000000):
    body, headers = b' ' * size, {'Authorization': 'Bearer bo_shop', 'Content-Type': 'application/json'}
    connection = http.client.HTTPConnection('127.0.0.1', ${port}, timeout=30)
    connection.request('POST', '/checkout/v1/create', body, headers)
    print(connection.getresponse().status)
    try: urllib.request.urlopen(urllib.request.Request('http://127.0.0.1:${port}/checkout/v1/create', body, headers))
    except urllib.error.HTTPError as error: print(error.code)
`
    const run = promisify(execFile)
    const isThere = await run('python3', ['--version']).then(
      () => true,
      () => false,
    )
    if (!isThere) return
    const { stdout } = await run('python3', ['-c', program])
    expect(stdout.trim().split('\n')).toEqual(Array(6).fill('413'))
  })
})

describe('nested JSON', () => {
  const service = forTests(() => startCheckedService('sqlite'))

  const nested = (levels: number) => `{"products":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  const validate = (raw: string | Uint8Array<ArrayBuffer>) =>
    service.request('POST', '/pcconfig/v1/compatibility/configuration', {
      raw,
      headers: { 'Content-Type': 'application/json' },
    })
  const message = async (raw: string | Uint8Array<ArrayBuffer>) => {
    const reply = await validate(raw)
    expect([reply.status, fieldsOf(reply).length]).toEqual([400, 1])
    return (reply.body as { errors: { message: string }[] }).errors[0]?.message
  }

  test('nested JSON: 64 levels are accepted and 65 are refused', async () => {
    expect(await message(nested(64))).not.toContain('levels')
    expect(await message(nested(65))).toBe('is nested deeper than 64 levels')
    expect(await message(`{"ignored":${nested(64)},"products":[]}`)).toBe('is nested deeper than 64 levels')
    expect((await validate(`{"products":[],"ignored":"${'['.repeat(100)}"}`)).status).toBe(200)
  })

  test('nested JSON: 8 MiB of brackets are refused without being parsed', async () => {
    const begin = process.cpuUsage()
    for (let count = 0; count < 5; count++) {
      expect(await message(new Uint8Array(8 * megabyte).fill(0x5b))).toBe('is nested deeper than 64 levels')
    }
    const { user } = process.cpuUsage(begin)
    // Parsing each of them took most of a second.
    expect(user / 5).toBeLessThan(400_000)
  })
})

describe('pipelining', () => {
  let service: TestService
  beforeAll(async () => {
    // A busy machine is no overload here: none is refused because others were slow.
    service = await startCheckedService('sqlite', { env: { QUEUE_MILLISECONDS: '60000' } })
  })
  afterAll(() => service.stop())

  /** Counts the answers received. */
  async function pipeline(request: Buffer, count: number) {
    const socket = await openWithoutReading(service.url)
    let answers = 0
    let rest = ''
    socket.on('data', (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1')
      answers += text.split('HTTP/1.1 200').length - 1
      rest = text.slice(-11)
    })
    socket.resume()
    socket.write(Buffer.concat(Array.from({ length: count }, () => request)))
    return { answers: () => answers }
  }

  test('pipelining thousands of requests on one connection: another connection is served early', async () => {
    const search = requestBytes('GET', '/catalog/v1/products?search=a', authorization)
    const many = await pipeline(search, 5000)
    await vi.waitFor(() => expect(many.answers()).toBeGreaterThan(0), { timeout: 10_000, interval: 1 })
    for (let count = 0; count < 5; count++) {
      const before = many.answers()
      expect((await service.request('GET', '/livez', { as: null })).status).toBe(200)
      // As many as get a turn during one request; node alone answers all requests of one read.
      expect(many.answers() - before).toBeLessThan(100)
    }
    expect(many.answers()).toBeLessThan(1000)
  })

  test('pipelining ten thousand requests on one connection: all are answered', async () => {
    const many = await pipeline(requestBytes('GET', '/orders/api/version', authorization), 10_000)
    await vi.waitFor(() => expect(many.answers()).toBe(10_000), { timeout: 100_000, interval: 50 })
  })

  test('pipelining on a connection that closes: waiting requests are not executed', async () => {
    const before = await metricOf(service, '/orders/api/version')
    const request = requestBytes('GET', '/orders/api/version', authorization)
    const socket = await openWithoutReading(service.url)
    await new Promise<void>((resolve) =>
      socket.write(Buffer.concat(Array.from({ length: 5000 }, () => request)), () => resolve()),
    )
    socket.resetAndDestroy()
    await pause(500)
    const after = await metricOf(service, '/orders/api/version')
    expect(after - before).toBeLessThan(4000)
    await pause(300)
    expect(await metricOf(service, '/orders/api/version')).toBe(after)
  })
})

/** The number of requests executed by a route. */
async function metricOf(service: TestService, path: string): Promise<number> {
  const { text } = await service.request('GET', '/metrics', { as: null })
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('http_requests_total') && line.includes(`"${path}"`))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

describe('clients that do not read', () => {
  let service: TestService
  let own: Awaited<ReturnType<typeof serveRoutes>>
  const piece = Buffer.alloc(65_536, ' ')

  interface Produced {
    isStopped: boolean
    pieces: number
  }
  const newProduced = (): Produced => ({ isStopped: false, pieces: 0 })
  const produced: Record<string, Produced> = { '/endless': newProduced(), '/heavy': newProduced() }

  async function* pieces(count: number, everyMs: number, produced = newProduced()) {
    try {
      for (produced.pieces = 0; count > 0; count--) {
        if (everyMs > 0) await pause(everyMs)
        yield piece
        produced.pieces++
      }
    } finally {
      produced.isStopped = true
    }
  }
  const streamed = (source: AsyncIterable<Buffer>) => ({
    status: 200,
    body: Readable.from(source, { objectMode: false }),
  })
  const large = Buffer.alloc(24 * megabyte, ' ').toString()

  beforeAll(async () => {
    service = await startCheckedService('sqlite', {
      env: { REQUEST_SECONDS: '1', MAX_UNREAD_BYTES: '134217728' },
    })
    own = await serveRoutes(service, [
      getRoute('/endless', async () => streamed(pieces(1e9, 5, produced['/endless']))),
      getRoute('/late', async () => streamed(pieces(1e9, 60_000))),
      getRoute('/heavy', async () => streamed(pieces(1e9, 5, produced['/heavy'])), { cost: 'heavy' }),
      getRoute('/quick', async () => streamed(pieces(640, 0))),
      getRoute('/large', async () => ({ status: 200, body: large })),
    ])
  })
  afterAll(async () => {
    await own.stop()
    await service.stop()
  })

  const get = (path: string) => fetch(own.url + path, { headers: authorization })

  // They wait for limits: at once, and those that wait the longest begin.
  test.concurrent('client that reads very slowly: is disconnected after ten times the limit', async ({
    onTestFinished,
  }) => {
    const socket = await openWithoutReading(own.url, onTestFinished)
    const begin = performance.now()
    socket.write(requestBytes('GET', '/large', authorization))
    socket.on('data', () => {
      socket.pause()
      setTimeout(() => socket.resume(), 100)
    })
    socket.resume()
    await vi.waitFor(() => expect(own.isOpen(socket)).toBe(false), { timeout: 30_000, interval: 50 })
    expect(performance.now() - begin).toBeGreaterThan(9000)
  })

  test.concurrent.for(['/large', '/quick'])(
    'client that reads nothing: is disconnected: %s',
    async (path, { onTestFinished }) => {
      const socket = await openWithoutReading(own.url, onTestFinished)
      socket.write(requestBytes('GET', path, authorization))
      await pause(1000)
      expect(own.isOpen(socket)).toBe(true)
      // Earlier than one that reads slowly, which has ten times the limit.
      await vi.waitFor(() => expect(own.isOpen(socket)).toBe(false), { timeout: 8000 })
    },
  )

  test.concurrent('slow reader: gets a large answer completely, long after the limit', async ({
    onTestFinished,
  }) => {
    const socket = await openWithoutReading(own.url, onTestFinished)
    const begin = performance.now()
    socket.write(requestBytes('GET', '/quick', { ...authorization, Connection: 'close' }))
    let received = 0
    let isOver = false
    const whole = 640 * piece.length
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      // As slow as the whole answer in three seconds, however fast the machine is; no slower than it already is.
      if (performance.now() - begin > 3000 * (received / whole)) return
      socket.pause()
      setTimeout(() => socket.resume(), 4)
    })
    socket.once('close', () => {
      isOver = true
    })
    socket.resume()
    await vi.waitFor(() => expect(isOver).toBe(true), { timeout: 25_000, interval: 50 })
    expect(received).toBeGreaterThan(whole)
    expect(performance.now() - begin).toBeGreaterThan(2000)
  })

  test.concurrent.each(['/endless', '/heavy'])(
    'answer produced for longer than the limit: is cut off, and its production stops: %s',
    async (path) => {
      const begin = performance.now()
      const response = await get(path)
      expect(response.status).toBe(200)
      await expect(response.arrayBuffer()).rejects.toThrow()
      expect(performance.now() - begin).toBeGreaterThan(900)
      await vi.waitFor(() => expect(produced[path]?.isStopped).toBe(true))
      expect(produced[path]?.pieces).toBeGreaterThan(0)
    },
  )

  test.concurrent.each(['identity', 'br', 'gzip'])(
    'answer not started within the limit, as %s: 503',
    async (encoding) => {
      const response = await fetch(`${own.url}/late`, {
        headers: { ...authorization, 'Accept-Encoding': encoding },
      })
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
      expect(((await response.json()) as { code: string }).code).toBe('overloaded')
    },
  )

  test('answers waiting for their clients: are limited in total, and the oldest are disconnected', async () => {
    const waiting = await Promise.all(Array.from({ length: 8 }, () => openWithoutReading(own.url)))
    for (const socket of waiting) {
      socket.write(requestBytes('GET', '/large', authorization))
      await pause(20)
    }
    // Six of these answers exceed the limit of 128 MiB; no client has been silent for long.
    const areOpen = () => waiting.map(own.isOpen)
    await vi.waitFor(() => expect(areOpen()).toContain(false), { timeout: 2500 })
    expect(areOpen()).toEqual(areOpen().toSorted())
    expect(areOpen()).toContain(true)
    expect((await service.request('GET', '/livez', { as: null })).status).toBe(200)
  })
})

describe('heavy operations', () => {
  let service: TestService
  let own: Awaited<ReturnType<typeof serveRoutes>>
  let held: PromiseWithResolvers<void>
  let running = 0
  beforeAll(async () => {
    service = await startCheckedService('sqlite', {
      env: { COMPUTATIONS_AT_ONCE: '2', COMPUTATIONS_PER_CALLER: '4', COMPUTATIONS_WAITING: '5' },
    })
    const work = async () => {
      running++
      await held.promise
      running--
      return { status: 200, body: {} }
    }
    own = await serveRoutes(service, [
      getRoute('/work', work, { cost: 'heavy' }),
      getRoute('/open-work', work, { cost: 'heavy', access: 'public' }),
      getRoute('/light', async () => ({ status: 200, body: {} })),
    ])
  })
  afterAll(async () => {
    await own.stop()
    await service.stop()
  })

  const ask = (as: string, signal?: AbortSignal) =>
    fetch(`${own.url}/work`, {
      headers: { Authorization: `Bearer bo_${as}` },
      ...(signal ? { signal } : {}),
    }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.clone().text(),
      body: await response.json(),
    }))

  test('heavy operations, too many of one caller: 429 with Retry-After; others and light requests are served', async () => {
    held = Promise.withResolvers()
    const asked = Array.from({ length: 6 }, () => ask('shop'))
    const refused = await Promise.race(asked)
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    checkProblem(refused, '/work')
    // One request of this caller runs although two could: the other slot is reserved for others.
    expect(running).toBe(1)
    const other = ask('german')
    await vi.waitFor(() => expect(running).toBe(2))
    expect((await fetch(`${own.url}/light`, { headers: authorization })).status).toBe(200)
    held.resolve()
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect((await other).status).toBe(200)
  })

  test('heavy operations without a credential: take turns too, and are counted by network address', async () => {
    held = Promise.withResolvers()
    const asked = Array.from({ length: 6 }, async () => (await fetch(`${own.url}/open-work`)).status)
    expect(await Promise.race(asked)).toBe(429)
    await vi.waitFor(() => expect(running).toBe(1))
    const other = ask('german')
    await vi.waitFor(() => expect(running).toBe(2))
    held.resolve()
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 200, 200, 429, 429])
    expect((await other).status).toBe(200)
  })

  test('heavy operations: a shared build is one, because everyone with its link can ask for its check', () => {
    expect(routes.find(({ operationId }) => operationId === 'readSharedBuild')).toMatchObject({
      access: 'public',
      cost: 'heavy',
    })
  })

  test('heavy operations, too many of all callers: 503 with Retry-After', async () => {
    held = Promise.withResolvers()
    const callers = ['shop', 'german', 'reader']
    const asked = callers.flatMap((caller) => Array.from({ length: 4 }, () => ask(caller)))
    const refused = await Promise.race(asked)
    expect([refused.status, codeOf(refused)]).toEqual([503, 'at_capacity'])
    checkProblem(refused, '/work')
    held.resolve()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(7)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  test('heavy operations: callers that disconnected while waiting free their places', async () => {
    held = Promise.withResolvers()
    const gone = new AbortController()
    const asked = Array.from({ length: 4 }, () => ask('shop', gone.signal).catch(() => undefined))
    await vi.waitFor(() => expect(running).toBe(1))
    await pause(100)
    gone.abort()
    await Promise.all(asked)
    await pause(100)
    const again = Array.from({ length: 4 }, () => ask('shop'))
    await pause(100)
    held.resolve()
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(running).toBe(0)
  })
})

describe('the documentation', () => {
  const service = forTests(() => startCheckedService('sqlite'))

  test.each(['/openapi.json', '/docs', '/docs/rules'])(
    '%s: is prepared once, compressed, and answers 304 to a matching ETag',
    async (path) => {
      const plain = await service.request('GET', path, {
        as: null,
        headers: { 'Accept-Encoding': 'identity' },
      })
      const small = await service.request('GET', path, { as: null, headers: { 'Accept-Encoding': 'br' } })
      expect(small.text).toBe(plain.text)
      expect(small.headers.get('content-encoding')).toBe('br')
      expect(Number(small.headers.get('content-length'))).toBeLessThan(plain.text.length / 3)
      const tag = plain.headers.get('etag') as string
      expect(tag).toMatch(/^"[\w-]+"$/)
      const known = await service.request('GET', path, {
        as: null,
        headers: { 'Accept-Encoding': 'identity', 'If-None-Match': tag },
      })
      expect([known.status, known.text]).toEqual([304, ''])
    },
  )
})
