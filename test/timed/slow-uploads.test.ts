// Uploads of imports on slow lines: their time is not limited, only the time between two parts. The tests wait at once.

import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import { createSeededDatabase, eventually, type ServiceProcess, startProcess } from '../support/processes.ts'
import { parseReplies } from '../support/raw-http.ts'

const limitSeconds = 2

let database: TestDatabase
let service: ServiceProcess
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
  service = await startProcess({ ...database.env, REQUEST_SECONDS: String(limitSeconds) })
})
afterAll(async () => {
  await service.kill()
  await database.drop()
})

/** A connection that has sent the head of a request with a chunked body. */
async function begin(path: string, key = 'staff') {
  const { hostname, port } = new URL(service.url)
  const socket: Socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  let isClosed = false
  socket.on('data', (bytes: Buffer) => received.push(bytes))
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  const type = path.startsWith('/admin') ? 'application/x-ndjson' : 'application/json'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_${key}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const reply = () => parseReplies(Buffer.concat(received))[0]
  return {
    reply: async (withinMs: number) =>
      eventually(
        async () => reply(),
        (found) => found !== undefined,
        withinMs,
      ),
    isClosed: () => isClosed,
    hasReply: () => reply() !== undefined,
    send: (text: string) => socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`),
    end: () => socket.write('0\r\n\r\n'),
    close: () => socket.destroy(),
  }
}

const price = (net: number) =>
  `${JSON.stringify({ priceList: 'NOK', currency: 'NOK', productId: 'CPU-A', net })}\n`

test.concurrent('slow upload: it may take longer than a request, as long as something arrives', async () => {
  const upload = await begin('/admin/v1/imports?kind=prices')
  const parts = limitSeconds * 4
  for (let part = 0; part < parts; part++) {
    upload.send(price(100 + part))
    await pause(500)
    expect([part, upload.hasReply()]).toEqual([part, false])
  }
  upload.end()
  const reply = await upload.reply(10_000)
  expect(reply).toMatchObject({ status: 201, body: { rows: { total: parts } } })
  upload.close()
})

test.concurrent('slow upload: one that stalls is refused and its connection closed', async () => {
  const upload = await begin('/admin/v1/imports?kind=prices')
  upload.send(price(1))
  const reply = await upload.reply(15_000)
  expect(reply).toMatchObject({
    status: 408,
    body: { code: 'request_timeout', instance: '/admin/v1/imports' },
  })
  expect(await eventually(async () => upload.isClosed(), Boolean, 10_000)).toBe(true)
})

test.concurrent('slow upload: other bodies have the time of one request, however steadily they arrive', async () => {
  const requests = [
    ['/checkout/v1/create', 'shop', 408],
    // Without the right to import.
    ['/admin/v1/imports?kind=prices', 'shop', 403],
  ] as const
  const sendSteadily = async ([path, key, status]: (typeof requests)[number]) => {
    const request = await begin(path, key)
    const startedAt = Date.now()
    while (!request.hasReply() && Date.now() - startedAt < 20_000) {
      request.send(' ')
      await pause(200)
    }
    expect((await request.reply(1000))?.status).toBe(status)
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    expect(await eventually(async () => request.isClosed(), Boolean, 10_000)).toBe(true)
  }
  await Promise.all(requests.map(sendSteadily))
})

test.concurrent('slow upload: one that cannot be read is answered before its end', async () => {
  const upload = await begin('/admin/v1/imports?kind=prices')
  upload.send('x'.repeat(600_000))
  upload.send('x'.repeat(600_000))
  const reply = await upload.reply(15_000)
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'body' }] } })
  upload.close()
})
