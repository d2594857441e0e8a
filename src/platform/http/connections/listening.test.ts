import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listening.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function start() {
  const app = Fastify()
  app.get('/', () => 'ok')
  const listening = await listen(app, '127.0.0.1', 0)
  const accepted: Socket[] = []
  app.server.on('connection', (socket) => accepted.push(socket))
  cleanUps.push(
    () => app.close(),
    () => listening.stop(),
    () => accepted.map((socket) => socket.destroy()),
  )
  return { app, listening, accepted, port: listening.address.port }
}
function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanUps.push(() => socket.destroy())
  return socket
}

test.runIf(process.platform === 'linux')(
  'listen: a busy event loop accepts several connections per turn',
  async () => {
    const { accepted, port } = await start()
    const clients = Array.from({ length: 200 }, () => open(port))
    let turns = 0
    while (accepted.length < clients.length && turns < 200) {
      const end = performance.now() + 5
      while (performance.now() < end);
      await new Promise(setImmediate)
      turns++
    }
    // With one socket it would be one connection per turn.
    expect(turns).toBeLessThan(100)
  },
)

test('listen: every connection is answered, also one accepted by another socket', async () => {
  const { port } = await start()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = open(port)
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      await once(socket, 'close')
      return text
    }),
  )
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*ok$/)
})

test('listen: a port in use is refused, shared or not', async () => {
  const { port } = await start()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => other.close())
  for (const used of [port, (other.address() as AddressInfo).port]) {
    const app = Fastify()
    cleanUps.push(() => app.close())
    await expect(listen(app, '127.0.0.1', used)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  }
})

test('stop: no socket accepts connections', async () => {
  const { app, listening, port } = await start()
  listening.stop()
  await app.close()
  for (let count = 0; count < 20; count++) {
    const [error] = await once(connect(port, '127.0.0.1'), 'error')
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  }
})
