// More requests than the service can answer: the rest is refused early, other callers are served, and memory is bounded.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { healthPages } from '../../src/platform/http/monitoring/health-pages.ts'
import { checkProblem, codeOf, startCheckedService } from '../support/contract.ts'
import type { TestDatabase } from '../support/databases.ts'
import { getRoute, serveRoutes } from '../support/own-routes.ts'
import { residentMb } from '../support/probe.ts'
import {
  createCall,
  createSeededDatabase,
  eventually,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'
import { requestBytes } from '../support/raw-http.ts'
import { draftOf, type TestService } from '../support/service.ts'

const limit = 8

describe('requests that wait', () => {
  let service: TestService
  let own: Awaited<ReturnType<typeof serveRoutes>>
  let held: PromiseWithResolvers<void>
  /** Requests that a handler has begun to work on. */
  let begun = 0
  beforeAll(async () => {
    service = await startCheckedService('sqlite', {
      // The target is out of reach: only the number of requests counts here.
      env: { REQUESTS_AT_ONCE: String(limit), QUEUE_MILLISECONDS: '60000' },
    })
    const wait = async () => {
      begun++
      await held.promise
      return { status: 200, body: {} }
    }
    const { store, metrics } = service.service.context
    own = await serveRoutes(
      service,
      [
        getRoute('/wait', wait),
        getRoute('/open', wait, { access: 'public' }),
        { ...getRoute('/heavy', wait, { cost: 'heavy' }), method: 'POST' },
      ],
      healthPages(store, { isReady: true, checks: [] }, metrics),
    )
  })
  afterAll(async () => {
    await own.stop()
    await service.stop()
  })

  const ask = (as: string) =>
    fetch(`${own.url}/wait`, { headers: { Authorization: `Bearer bo_${as}` } }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.clone().text(),
      body: await response.json(),
    }))
  const askMany = (as: string, count: number) => Array.from({ length: count }, () => ask(as))

  /** The first answers, in the order of their arrival. */
  function firstOf<T>(asked: Promise<T>[], count: number): Promise<T[]> {
    const answers: T[] = []
    return new Promise((resolve, reject) => {
      for (const one of asked)
        one.then((answer) => {
          if (answers.push(answer) === count) resolve(answers.slice())
        }, reject)
    })
  }

  test('requests of one caller beyond the limit: 503 with Retry-After, and others get their share', async () => {
    held = Promise.withResolvers()
    const crowd = askMany('shop', limit + 5)
    const refusals = await firstOf(crowd, 5)
    for (const refused of refusals) {
      expect([refused.status, codeOf(refused)]).toEqual([503, 'at_capacity'])
      checkProblem(refused, '/wait')
      expect(refused.headers.get('retry-after')).toBe('1')
    }
    const other = askMany('german', limit / 2 + 2)
    expect((await firstOf(other, 2)).map(({ status }) => status)).toEqual([503, 503])
    held.resolve()
    const served = async (asked: typeof crowd) =>
      (await Promise.all(asked)).filter(({ status }) => status === 200).length
    expect(await served(crowd)).toBe(limit)
    expect(await served(other)).toBe(limit / 2)
  })

  test('heavy requests with a query: have the weight of heavy ones, and take no place of light ones', async () => {
    held = Promise.withResolvers()
    const authorization = { Authorization: 'Bearer bo_shop' }
    begun = 0
    const heavy = Array.from({ length: limit }, () =>
      fetch(`${own.url}/heavy?x`, { method: 'POST', headers: authorization }),
    )
    // Two run at once; the others of the caller are queued.
    await vi.waitFor(() => expect(begun).toBe(2))
    const crowd = askMany('german', limit)
    await vi.waitFor(() => expect(begun).toBe(2 + limit))
    held.resolve()
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(limit).fill(200))
    await Promise.all(heavy)
  })

  test('metrics, too many requests of their address: 503 with Retry-After, and health is answered', async () => {
    held = Promise.withResolvers()
    begun = 0
    const crowd = Array.from({ length: limit }, () => fetch(`${own.url}/open`))
    await vi.waitFor(() => expect(begun).toBe(limit))
    const metrics = await fetch(`${own.url}/metrics`)
    expect([metrics.status, metrics.headers.get('retry-after')]).toEqual([503, '1'])
    for (const path of ['/livez', '/readyz']) expect((await fetch(own.url + path)).status).toBe(200)
    held.resolve()
    await Promise.all(crowd)
    expect((await fetch(`${own.url}/metrics`)).status).toBe(200)
  })

  test('requests after an overload: all are served', async () => {
    held = Promise.withResolvers()
    held.resolve()
    for (let count = 0; count < 5 * limit; count++) expect((await ask('shop')).status).toBe(200)
  })
})

describe('a crowd against a real process', () => {
  let database: TestDatabase
  let service: ServiceProcess
  const sockets: Socket[] = []
  beforeAll(async () => {
    database = await createSeededDatabase('sqlite')
    service = await startProcess({ ...database.env, REQUESTS_AT_ONCE: '16', QUEUE_MILLISECONDS: '10' })
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  afterAll(async () => {
    await service.kill()
    await database.drop()
  })

  const authorization = { Authorization: 'Bearer bo_shop' }
  const create = requestBytes(
    'POST',
    '/checkout/v1/create',
    { ...authorization, 'Content-Type': 'application/json' },
    JSON.stringify(draftOf()),
  )

  /** A connection that reads its answers and counts them by status. */
  async function open(answers: Record<string, number>): Promise<Socket> {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => {})
    let rest = ''
    socket.on('data', (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1')
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g))
        answers[status] = (answers[status] ?? 0) + 1
      rest = text.slice(text.lastIndexOf('\n') + 1).slice(0, 11)
    })
    await new Promise((resolve) => socket.once('connect', resolve))
    return socket
  }

  test('crowd of one caller: other callers, health and readiness are answered meanwhile, and all callers afterwards', async () => {
    const answers: Record<string, number> = {}
    const crowd = await Promise.all(Array.from({ length: 200 }, () => open(answers)))
    let isOver = false
    // Sends at a constant rate, whether requests are answered or not.
    const load = (async () => {
      while (!isOver) {
        for (const socket of crowd) if (!socket.destroyed) socket.write(create)
        await pause(50)
      }
    })()
    await vi.waitFor(() => expect(answers['503']).toBeGreaterThan(0), { timeout: 30_000 })
    const metricsText = async () => (await fetch(`${service.url}/metrics`)).text()
    const parked = /http_connections_parked\{state="parked"\} [1-9]/
    await vi.waitFor(async () => expect(await metricsText()).toMatch(parked), { timeout: 30_000 })
    for (let count = 0; count < 10; count++) {
      const reply = await send(service.url, createCall(draftOf(), { as: 'german' }))
      expect([reply.status, reply.code]).toEqual([201, undefined])
      expect((await fetch(`${service.url}/livez`)).status).toBe(200)
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    }
    isOver = true
    await load
    expect(answers['201']).toBeGreaterThan(0)
    expect(await metricsText()).toMatch(/http_requests_refused_total\{reason="\w+"\} [1-9]/)
    const after = await eventually(
      () => send(service.url, createCall(draftOf())),
      ({ status }) => status === 201,
      20_000,
    )
    expect(after.status).toBe(201)
    await vi.waitFor(async () => expect(await metricsText()).not.toMatch(parked), { timeout: 30_000 })
  })

  test.runIf(process.platform === 'linux')(
    'ten thousand pipelined requests on each of 100 connections: memory is bounded and others are served',
    async () => {
      const before = residentMb(service.pid)
      const many = Buffer.concat(
        Array.from({ length: 10_000 }, () => requestBytes('GET', '/orders/api/version', authorization)),
      )
      const crowd = await Promise.all(Array.from({ length: 100 }, () => open({})))
      for (const socket of crowd) socket.write(many)
      let most = before
      for (let count = 0; count < 20; count++) {
        expect((await fetch(`${service.url}/livez`)).status).toBe(200)
        most = Math.max(most, residentMb(service.pid))
        await pause(50)
      }
      // A million queued requests would take several gigabytes.
      expect(most - before).toBeLessThan(300)
    },
  )
})
