// What the operator sees of a service: whether it is ready, and its log. Independent of the database, so it runs on one engine.
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../../src/platform/store/store.ts'
import { codeOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startTestService } from '../support/service.ts'
import { faults } from '../support/world.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('readiness', () => {
  test('readiness: /readyz is 503 while the database is unreachable, and /livez stays 200', async () => {
    const { fault, repair, wrapStore } = faults()
    const service = await startCheckedService('sqlite', { wrapStore })
    try {
      for (const error of [new StoreUnavailable('gone'), new Error('secret')]) {
        fault.read = async () => {
          throw error
        }
        const reply = await service.request('GET', '/readyz', { as: null })
        expect([reply.status, codeOf(reply)]).toEqual([503, 'not_ready'])
        expect(reply.text).not.toContain('secret')
        expect((await service.request('GET', '/livez', { as: null })).status).toBe(200)
      }
      repair()
      expect((await service.request('GET', '/readyz', { as: null })).status).toBe(200)
    } finally {
      await service.stop()
    }
  })

  test('readiness: turns on after the warm-up, while the service already listens', async () => {
    const port = await freePort()
    const held = Promise.withResolvers<void>()
    const { fault, repair, wrapStore } = faults()
    // The warm-up proposes a PC, which reads the sold-out products.
    fault.read = ({ statement }) => (statement.name === 'stock.soldOut' ? held.promise : Promise.resolve())
    const starting = startTestService('sqlite', { wrapStore, warmsUp: true, env: { PORT: String(port) } })
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status)
    try {
      await vi.waitFor(async () => expect(await ask('/livez')).toBe(200), { timeout: 10_000 })
      expect(await ask('/readyz')).toBe(503)
      repair()
      held.resolve()
      await starting
      expect(await ask('/readyz')).toBe(200)
    } finally {
      held.resolve()
      await (await starting).stop()
    }
  })

  test('readiness: turns off before the service stops, while requests are still served', async () => {
    const service = await startCheckedService('sqlite', { env: { SHUTDOWN_DELAY_SECONDS: '2' } })
    const stopped = service.stop()
    expect((await service.request('GET', '/readyz')).status).toBe(503)
    expect((await service.request('GET', '/livez')).status).toBe(200)
    expect((await service.request('GET', '/orders/v1')).status).toBe(200)
    await stopped
    await expect(fetch(`${service.url}/livez`)).rejects.toThrow()
  })
})

describe('logs', () => {
  const { fault, repair, wrapStore } = faults()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const service = forTests(() => startCheckedService('sqlite', { log, wrapStore }))
  afterEach(() => {
    repair()
    lines.length = 0
  })
  const entries = () => lines.map((line) => JSON.parse(line))
  /** The line is written after the answer is sent. */
  const entryFor = async (path: string) => {
    await expect.poll(() => entries().filter((entry) => entry.path === path)).toHaveLength(1)
    return entries().find((entry) => entry.path === path)
  }

  test('logs: have one line per request with trace id, client, path, status and time', async () => {
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    const reply = await service.request<ProblemReply>('GET', '/orders/v1/unknown', { headers })
    expect(reply.body.traceId).toBe(traceId)
    expect(await entryFor('/orders/v1/unknown')).toMatchObject({
      traceId,
      method: 'GET',
      path: '/orders/v1/unknown',
      status: 404,
      client: 'client-shop',
      milliseconds: expect.any(Number),
    })
  })

  test('logs: have the details of a 500 under the trace id of the answer', async () => {
    fault.read = async () => {
      throw new Error('the reason inside')
    }
    const reply = await service.request<ProblemReply>('GET', '/orders/v1/unknown')
    expect(reply.status).toBe(500)
    expect(reply.text).not.toContain('reason')
    const entry = await entryFor('/orders/v1/unknown')
    expect(entry).toMatchObject({ traceId: reply.body.traceId, status: 500 })
    expect(entry.level).toBeGreaterThanOrEqual(50)
    expect(entry.err.message).toBe('the reason inside')
    expect(entry.err.stack).toContain('readiness-and-logs.test.ts')
  })

  test('logs: contain no credential, no key, no query and no body', async () => {
    await service.create(draftOf([['PLENTY', 1]], { notes: { messageToSalesDepartment: 'PRIVATE-NOTE' } }), {
      headers: { 'Idempotency-Key': 'PRIVATE-KEY', Cookie: 'PRIVATE-COOKIE', 'X-Api-Key': 'PRIVATE-HEADER' },
    })
    await service.request('GET', '/orders/v1?cursor=PRIVATE-QUERY')
    await service.request('GET', '/orders/v1', { as: null, headers: { Authorization: 'Bearer bo_PRIVATE' } })
    await service.request('GET', '/orders/v1', { as: null, headers: { Authorization: 'Basic PRIVATE' } })
    fault.read = async () => {
      throw new Error('inside')
    }
    await service.request('GET', '/orders/v1/x?PRIVATE-QUERY')
    await entryFor('/orders/v1/x')
    const text = lines.join('')
    expect(text).not.toContain('PRIVATE')
    expect(text).not.toContain('bo_shop')
    expect(text).not.toMatch(/bearer/i)
    expect(text).not.toContain('receiver@example.com')
  })

  test('logs: a request cannot inject a line', async () => {
    await service.request('GET', '/orders/v1/a%0a%7B%22level%22%3A60%7D')
    await service.request('GET', '/nowhere%0d%0aforged')
    await entryFor('/nowhere%0d%0aforged')
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true)
  })
})
