// Many connections without a valid credential whose bodies never arrive: callers with a key are served meanwhile, directly
// and behind the proxy of deploy/compose.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import { freePort } from '../support/postgres.ts'
import {
  createCall,
  createSeededDatabase,
  eventually,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'
import { findProgram } from '../support/program.ts'
import { draftOf } from '../support/service.ts'

const crowd = 1100
const asked = 30

const haproxy = findProgram({
  title: 'HAProxy',
  names: ['haproxy'],
  paths: ['/usr/sbin/haproxy'],
  variable: 'HAPROXY',
  packages: 'haproxy',
  tests: 'the tests of the compose file',
})

let database: TestDatabase
let service: ServiceProcess
const sockets: Socket[] = []
const cleanups: (() => unknown)[] = []
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
  service = await startProcess(database.env)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const cleanup of cleanups.splice(0)) cleanup()
})
afterAll(async () => {
  await service.kill()
  await database.drop()
})

/** Connections with the head of a request and one byte of its body, each with an Authorization of its own. */
async function openCrowd(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const opened = Array.from({ length: crowd }, (_, number) => {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => {})
    return new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.once('connect', () =>
        socket.write(
          `POST /checkout/v1/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bo_invented_${number}\r\n` +
            'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
          () => resolve(),
        ),
      )
    })
  })
  await Promise.all(opened)
}

/** The statuses of requests with a valid key while the crowd is connected. */
async function statusesOf(url: string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < asked; count++) {
    const reply = await send(url, createCall(draftOf())).catch(() => ({ status: 0 }))
    statuses.push(reply.status)
  }
  return statuses
}

const allServed = Array(asked).fill(201)

describe.skipIf(process.platform !== 'linux')('a crowd without credentials', () => {
  test('crowd without credentials: a caller with a key is served', async () => {
    await openCrowd(service.url)
    expect(await statusesOf(service.url)).toEqual(allServed)
  })

  test.skipIf(!haproxy)(
    'crowd without credentials: a caller with a key is served through HAProxy',
    async () => {
      const proxyUrl = await startProxy()
      await openCrowd(proxyUrl)
      expect(await statusesOf(proxyUrl)).toEqual(allServed)
    },
  )
})

/** HAProxy with the shipped configuration, in front of one service. */
async function startProxy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-proxy-'))
  const port = await freePort()
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/compose/haproxy.cfg'), 'utf8')
  const { host } = new URL(service.url)
  const file = join(folder, 'haproxy.cfg')
  const own = shipped
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('server buildorder-1 buildorder-1:8080 check', `server buildorder-1 ${host} check`)
    .replace(/^ {2}server buildorder-2 .*\n/m, '')
    .replaceAll(' resolvers names init-addr libc,none', '')
    .replace(/^resolvers names\n(?: .*\n)+/m, '')
  writeFileSync(file, own)
  const child = spawn(haproxy as string, ['-db', '-f', file], { stdio: 'ignore' })
  cleanups.push(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(
    () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
    20_000,
  )
  return url
}
