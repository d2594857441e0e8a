// The loop against a real server on a real port, with pauses that take no time.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FetchOptions, fetchWithRetries, sleep } from './fetch-with-retries.ts'

interface Received {
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (response: ServerResponse) => void

const received: Received[] = []
const pauses: number[] = []
let close = async () => {}
afterEach(async () => {
  await close()
  received.length = 0
  pauses.length = 0
})

/** Answers the requests one after the other; the last answer repeats. */
async function serve(...answers: Answer[]): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method: request.method, headers: request.headers, body })
    answers[Math.min(received.length, answers.length) - 1]?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const ok: Answer = (response) => response.end('{"ok":true}')
const cut: Answer = (response) => response.destroy()
const fail =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end('{"code":"busy"}')

const fetching = (options: Partial<FetchOptions> = {}) =>
  fetchWithRetries({
    policy: { retries: 2, maxRetryAfterSeconds: 10 },
    timeoutSeconds: 30,
    credential: async () => 'bo_key',
    fetch: (request) => fetch(request),
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 1,
    ...options,
  })
const post = (url: string, init: RequestInit = {}) =>
  new Request(url, { method: 'POST', body: '{"a":"ø"}', ...init })

test('retries: a lost connection is repeated with the same bytes and the same idempotency key', async () => {
  const url = await serve(cut, cut, ok)
  const response = await fetching()(post(url))
  expect(await response.json()).toEqual({ ok: true })
  expect(received.map(({ method, body }) => [method, body])).toEqual(Array(3).fill(['POST', '{"a":"ø"}']))
  const keys = received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(pauses).toEqual([250, 500])
})

test('retries: each request has its own idempotency key', async () => {
  const url = await serve(ok)
  await fetching()(post(url))
  await fetching()(post(url))
  expect(received[0]?.headers['idempotency-key']).not.toBe(received[1]?.headers['idempotency-key'])
})

test('retries: an idempotency key of the caller is kept', async () => {
  const url = await serve(fail(503, { 'Retry-After': '1' }), ok)
  await fetching()(post(url, { headers: { 'Idempotency-Key': 'mine' } }))
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', 'mine'])
  expect(pauses).toEqual([1250])
})

test('retries: a GET is repeated without an idempotency key', async () => {
  const url = await serve(cut, ok)
  expect((await fetching()(new Request(url))).status).toBe(200)
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined])
})

test('retries: a response that is cut in its middle is repeated', async () => {
  const url = await serve((response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('{"ok":', () => response.destroy())
  }, ok)
  expect(await (await fetching()(new Request(url))).json()).toEqual({ ok: true })
  expect(received).toHaveLength(2)
})

test('retries: an attempt without an answer in time is repeated', async () => {
  const url = await serve(() => {}, ok)
  // Many repeats, because on a busy machine an answered attempt may also take longer than that.
  const policy = { retries: 100, maxRetryAfterSeconds: 10 }
  expect((await fetching({ timeoutSeconds: 0.2, policy })(post(url))).status).toBe(200)
  expect(received.length).toBeGreaterThan(1)
})

test('retries: the last response is returned when no repeats are left', async () => {
  const url = await serve(fail(503))
  const response = await fetching()(post(url))
  expect([response.status, await response.json()]).toEqual([503, { code: 'busy' }])
  expect(received).toHaveLength(3)
})

test('retries: without any response, the problem is `unreachable` and has its cause', async () => {
  const url = await serve(cut)
  await expect(fetching()(post(url))).rejects.toMatchObject({
    name: 'ApiProblem',
    status: 0,
    code: 'unreachable',
    cause: expect.any(TypeError),
  })
  expect(received).toHaveLength(3)
})

test('retries: a refusal is returned at once', async () => {
  const url = await serve(fail(422))
  expect((await fetching()(post(url))).status).toBe(422)
  expect(received).toHaveLength(1)
})

test('retries: every attempt asks for the credential, and its failure is thrown unchanged', async () => {
  const url = await serve(cut, ok)
  let asked = 0
  await fetching({ credential: async () => `token-${++asked}` })(post(url))
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
  const failure = new Error('The issuer does not answer.')
  const credential = () => Promise.reject(failure)
  await expect(fetching({ credential })(post(url))).rejects.toBe(failure)
  expect(received).toHaveLength(2)
})

test('retries: without a credential no Authorization is sent', async () => {
  const url = await serve(ok)
  await fetching({ credential: async () => undefined })(post(url))
  expect(received[0]?.headers.authorization).toBeUndefined()
})

test('retries: an aborted request is not repeated, and rejects with the reason', async () => {
  const controller = new AbortController()
  const reason = new Error('Not needed any more.')
  const url = await serve(() => controller.abort(reason))
  await expect(fetching()(post(url, { signal: controller.signal }))).rejects.toBe(reason)
  expect(received).toHaveLength(1)
})

test('retries: an abort ends the pause between two attempts', async () => {
  const controller = new AbortController()
  const reason = new Error('Not needed any more.')
  const url = await serve(fail(503, { 'Retry-After': '10' }))
  const waiting = (milliseconds: number, signal: AbortSignal) => {
    setImmediate(() => controller.abort(reason))
    return sleep(milliseconds, signal)
  }
  await expect(fetching({ sleep: waiting })(post(url, { signal: controller.signal }))).rejects.toBe(reason)
  expect(received).toHaveLength(1)
})

test('sleep: ends after its time, and at once with a signal that is already aborted', async () => {
  await sleep(1, new AbortController().signal)
  const reason = new Error('Not needed any more.')
  await expect(sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason)
})
