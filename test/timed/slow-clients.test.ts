// A real process with many clients that send requests and never read.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import {
  createSeededDatabase,
  eventually,
  pause,
  type ServiceProcess,
  startProcess,
} from '../support/processes.ts'

let database: TestDatabase
let service: ServiceProcess
const sockets: Socket[] = []
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
  // Never overloaded: on a slow machine, requests would be refused, and the short refusals need no reader.
  service = await startProcess({ ...database.env, REQUEST_SECONDS: '3', QUEUE_MILLISECONDS: '60000' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.kill()
  await database.drop()
})

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024

/** Open sockets of the process. */
function connections(): number {
  const folder = `/proc/${service.pid}/fd`
  return readdirSync(folder).filter((fd) => {
    try {
      return readlinkSync(`${folder}/${fd}`).startsWith('socket:')
    } catch {
      // Closed in the meantime.
      return false
    }
  }).length
}

async function sendWithoutReading(path: string, times: number): Promise<void> {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
}

test.runIf(process.platform === 'linux')(
  'clients that never read: cost little memory and are disconnected',
  async () => {
    // The one-time cost of the first answers is not counted.
    for (let count = 0; count < 20; count++) await (await fetch(`${service.url}/openapi.json`)).text()
    const before = residentMegabytes()
    // It listens with several sockets.
    const own = connections()
    const clients = 300
    for (let count = 0; count < clients; count++) await sendWithoutReading('/openapi.json', 10)
    let most = 0
    const accepted = await eventually(
      async () => {
        most = Math.max(most, residentMegabytes())
        return connections()
      },
      (count) => count >= own + clients,
      20_000,
    )
    expect(accepted).toBeGreaterThanOrEqual(own + clients)
    for (let count = 0; count < 10; count++) {
      await pause(100)
      most = Math.max(most, residentMegabytes())
    }
    // Ten answers for each of them are 1.9 GB.
    expect(most - before).toBeLessThan(80)
    const left = await eventually(
      async () => connections(),
      (count) => count < own + 15,
      30_000,
    )
    expect(left).toBeLessThan(own + 15)
    expect((await fetch(`${service.url}/livez`)).status).toBe(200)
  },
)
