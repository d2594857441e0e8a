// Listens with several sockets on one port. Node accepts one connection per listening socket and turn of the event loop; the
// turns of a busy service take 10 ms and more, so that with one socket, a client behind a few hundred others would wait for
// seconds before it is accepted.
import type { Server } from 'node:http'
import {
  type AddressInfo,
  createServer,
  type ListenOptions,
  type Server as NetServer,
  type Socket,
} from 'node:net'
import type { FastifyInstance } from 'fastify'
import { connectionLimit } from './connection-limit.ts'

/** Besides that of the HTTP server. */
const additional = 15

export interface Listening {
  address: AddressInfo
  /** Accepts no more connections. */
  stop(): void
  /** How many sockets listen. */
  sockets: number
}

export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listening> {
  // Elsewhere, the system does not distribute connections among sockets that share a port.
  const isShared = process.platform === 'linux'
  // A shared port does not fail if another process listens on it, so this is tried first.
  if (isShared && port !== 0) await tryPort(host, port)
  await app.listen({ host, port, ...(isShared && { reusePort: true }) })
  const address = app.server.address() as AddressInfo
  const accept = acceptWithin(app.server, connectionLimit() ?? Number.POSITIVE_INFINITY)
  const others = Array.from({ length: isShared ? additional : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, accept),
  )
  for (const other of others)
    await open(other, { host: address.address, port: address.port, reusePort: true })
  return {
    address,
    sockets: others.length + 1,
    stop() {
      for (const other of others) other.close()
    },
  }
}

/** Passes connections to the HTTP server, whose own limit counts only those that it accepted itself. */
function acceptWithin(server: Server, limit: number): (socket: Socket) => void {
  let total = 0
  let passed = 0
  server.maxConnections = limit
  server.on('connection', (socket) => {
    total++
    socket.once('close', () => total--)
  })
  return (socket) => {
    if (total >= limit) return void socket.destroy()
    server.maxConnections = limit - ++passed
    socket.once('close', () => {
      server.maxConnections = limit - --passed
    })
    server.emit('connection', socket)
  }
}

async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer()
  await open(server, { host, port })
  await new Promise((resolve) => server.close(resolve))
}

const open = (server: NetServer, options: ListenOptions & { reusePort?: boolean }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, resolve)
  })
