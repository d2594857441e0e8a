import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createNames } from '../platform/names/names.ts'
import { createPoster } from './post.ts'

const { lookup } = createNames()
let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server with a list of answers; the last one is repeated. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  let count = 0
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => answers[Math.min(count++, answers.length - 1)]?.(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, count: () => count }
}
/** Every name is this machine. */
const toLoopback: LookupFunction = (_name, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
const fine = (response: ServerResponse) => response.writeHead(204).end()
const hangUp = (response: ServerResponse) => response.socket?.destroy()
const message = (url: string) => ({ url, headers: {}, body: '{}' })

test('webhook post: a kept connection that the receiver closed is replaced at once', async () => {
  const { url, count } = await serve(fine, hangUp, fine)
  const poster = createPoster(2000, true, lookup)
  expect(await poster.post(message(url))).toEqual({ status: 204, error: null })
  expect(await poster.post(message(url))).toEqual({ status: 204, error: null })
  expect(count()).toBe(3)
  poster.close()
})

test('webhook post: a new connection that breaks is a failure', async () => {
  const { url, count } = await serve(hangUp)
  const poster = createPoster(2000, true, lookup)
  expect(await poster.post(message(url))).toEqual({
    status: null,
    error: expect.stringMatching(/ECONNRESET/),
  })
  expect(count()).toBe(1)
  poster.close()
})

test('webhook post: a status counts even if the rest of the answer never arrives', async () => {
  const { url } = await serve((response) => response.writeHead(200, { 'content-length': 10 }).write('x'))
  const poster = createPoster(300, true, lookup)
  expect(await poster.post(message(url))).toEqual({ status: 200, error: null })
  poster.close()
})

test('webhook post: a receiver that switches protocols answers 101, and the connection ends', async () => {
  const closed = Promise.withResolvers<void>()
  const { url } = await serve((response) => {
    response.socket?.on('close', () => closed.resolve())
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
  })
  const poster = createPoster(2000, true, lookup)
  expect(await poster.post(message(url))).toEqual({ status: 101, error: null })
  await closed.promise
  poster.close()
})

test('webhook post: a request in flight can be aborted', async () => {
  const { url } = await serve(() => poster.release())
  const poster = createPoster(20_000, true, lookup)
  expect(await poster.post(message(url))).toEqual({ status: null, error: 'The service stopped.' })
  poster.close()
})

test('webhook post: what went wrong names no address behind the name', async () => {
  const { url } = await serve(fine)
  const port = new URL(url).port
  const privately = createPoster(2000, false, toLoopback)
  const named = await privately.post(message(`http://hooks.example:${port}/`))
  expect(named).toEqual({ status: null, error: 'The address leads into a private network.' })
  const openly = createPoster(2000, true, toLoopback)
  const refused = await openly.post(message('http://hooks.example:1/'))
  expect(refused).toEqual({ status: null, error: 'ECONNREFUSED: the connection was refused.' })
  const unencrypted = await openly.post(message(`https://hooks.example:${port}/`))
  expect(unencrypted.error).toMatch(/^(EPROTO|ERR_SSL_\w+): /)
  for (const { error } of [named, refused, unencrypted]) expect(error).not.toMatch(/127\.0|hooks|example/)
  privately.close()
  openly.close()
})

test('webhook post: no connection is opened to private targets', async () => {
  const { url, count } = await serve(fine)
  const poster = createPoster(2000, false, lookup)
  const byName = url.replace('127.0.0.1', 'localhost')
  for (const target of [url, byName]) {
    expect(await poster.post(message(target))).toEqual({
      status: null,
      error: expect.stringMatching(/private network/),
    })
  }
  expect(count()).toBe(0)
  poster.close()
})
