import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonGetter } from '../platform/http/get-json.ts'
import { createNames } from '../platform/names/names.ts'
import { issuerOrigins } from './issuer-origins.ts'

let answer: RequestListener
let asked = 0
let url = ''
const server = createServer((request, response) => {
  asked++
  answer(request, response)
})
const json =
  (value: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(value))
const getJson = jsonGetter(createNames().lookup)
const time = { now: 0 }
const clock = () => time.now

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = 0
  time.now = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('issuer origins: are the issuer and the endpoints that the pages call, each once', async () => {
  answer = json({
    token_endpoint: 'https://tokens.example/path/token?x',
    revocation_endpoint: 'https://revocations.example/',
    authorization_endpoint: 'https://forms.example/',
  })
  expect(await issuerOrigins(`${url}/realm`, getJson)()).toEqual([url, 'https://tokens.example'])
})

test('issuer origins: are requested once for all pages', async () => {
  answer = json({ token_endpoint: `${url}/token` })
  const origins = issuerOrigins(url, getJson, { clock })
  expect(asked).toBe(0)
  await Promise.all([origins(), origins(), origins()])
  await origins()
  expect(asked).toBe(1)
})

test('issuer origins: an invalid address is left out', async () => {
  for (const token_endpoint of ["'unsafe-inline'; x", 'data:text/html,x']) {
    answer = json({ token_endpoint })
    expect(await issuerOrigins(url, getJson)()).toEqual([url])
  }
})

test('issuer origins: an issuer that fails delays no page, and is requested again after a while', async () => {
  answer = (_request, response) => response.writeHead(500).end('{}')
  const origins = issuerOrigins(url, getJson, { clock })
  expect(await origins()).toEqual([url])
  await origins()
  expect(asked).toBe(1)
  answer = json({ token_endpoint: 'https://tokens.example/' })
  time.now = 10_000
  expect(await origins()).toEqual([url, 'https://tokens.example'])
})

test('issuer origins: a hanging issuer delays pages only briefly, and not at all once it is known', async () => {
  answer = () => {}
  const slow = issuerOrigins(url, getJson, { maxWaitMs: 20 })
  expect(await slow()).toEqual([url])

  answer = json({ token_endpoint: 'https://tokens.example/' })
  const origins = issuerOrigins(url, getJson, { clock, maxWaitMs: 60_000 })
  await origins()
  answer = () => {}
  time.now = 3_600_000
  expect(await origins()).toEqual([url, 'https://tokens.example'])
})
