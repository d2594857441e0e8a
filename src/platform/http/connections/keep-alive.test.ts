import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionOf } from '../exchange/connection.ts'
import { idleConnections } from './idle-connections.ts'
import { closeUnused, keepAliveMs, limitStalling } from './keep-alive.ts'

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

describe('keep-alive', () => {
  let server: Server
  /** Those of the server, in the order in which they were opened. */
  let accepted: Socket[]
  const clients: Socket[] = []

  beforeEach(async () => {
    // Not the timers of Node itself.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    accepted = []
    server = createServer({ keepAliveTimeout: keepAliveMs }, (_request, response) => response.end('ok'))
    closeUnused(server, idleConnections(server))
    server.on('connection', (socket) => accepted.push(socket))
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy()
    server.close()
    vi.useRealTimers()
  })

  async function open(): Promise<Socket> {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    clients.push(client.on('error', () => {}))
    await once(client, 'connect')
    await vi.waitFor(() => expect(accepted).toHaveLength(clients.length))
    return client
  }
  async function ask(client: Socket): Promise<string> {
    client.write(request)
    const [answer] = await once(client, 'data')
    return String(answer)
  }
  const areOpen = () => accepted.map(({ destroyed }) => !destroyed)

  test('keep-alive: an unused connection is closed, later than announced; one that is used or busy stays', async () => {
    const [unused, used, busy] = [await open(), await open(), await open()]
    expect(await ask(unused)).toMatch(/\r\nKeep-Alive: timeout=72\r\n/)
    await ask(used)
    await ask(busy)
    connectionOf(accepted[2] as Socket).isBusy = true
    vi.advanceTimersByTime(keepAliveMs)
    expect(areOpen()).toEqual([true, true, true])
    await ask(used)
    vi.advanceTimersByTime(10_000)
    expect(areOpen()).toEqual([false, true, true])
  })

  test('keep-alive: a connection without an answer is left to the limit for heads', async () => {
    await open()
    vi.advanceTimersByTime(2 * keepAliveMs)
    expect(areOpen()).toEqual([true])
  })

  test('keep-alive: a connection has no timer between requests; one for a client that stalls ends with its answer', async () => {
    const client = await open()
    await ask(client)
    const [socket] = accepted as [Socket]
    expect(socket.timeout ?? 0).toBe(0)
    limitStalling(socket, 5000)
    expect(socket.timeout).toBe(5000)
    await ask(client)
    expect(socket.timeout).toBe(0)
  })
})
