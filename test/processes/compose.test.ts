// The parts of deploy/compose/postgres.yml as processes, with the very files that it mounts: HAProxy in front of two
// services, PgBouncer and PostgreSQL behind them. Only addresses are replaced.
import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions } from '../support/consistency.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { seedFixture } from '../support/fixture.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import { freePort, owner } from '../support/postgres.ts'
import {
  eventually,
  openTestStore,
  pause,
  randomFrom,
  runCommand,
  type ServiceProcess,
  startProcess,
} from '../support/processes.ts'
import { findProgram } from '../support/program.ts'

const seed = 8_080
const pgbouncer = inject('pgbouncer')
const haproxy = findProgram({
  title: 'HAProxy',
  names: ['haproxy'],
  paths: ['/usr/sbin/haproxy'],
  variable: 'HAPROXY',
  packages: 'haproxy',
  tests: 'the tests of the compose file',
})

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy/compose', file), 'utf8')

/** Fails if the text to replace is missing: the file would be used with the addresses of the containers. */
function replaced(text: string, changes: [string, string][]): string {
  for (const [before, after] of changes) {
    if (text.split(before).length !== 2) throw new Error(`"${before}" does not occur once.`)
    text = text.replace(before, after)
  }
  return text
}

describe.skipIf(!pgbouncer || !haproxy)('compose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-compose-'))
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  let database: TestDatabase
  let store: Store
  let services: ServiceProcess[]
  let env: Record<string, string>
  let proxyUrl: string

  function start(program: string, words: string[]): void {
    const child = spawn(program, words, { ...owner, stdio: 'ignore', cwd: folder })
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    cleanups.push(end)
  }
  function write(name: string, text: string): string {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  beforeAll(async () => {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    database = await createDatabase('postgres')
    cleanups.push(database.drop)
    const server = new URL(database.env.DATABASE_URL as string)
    const poolerPort = await freePort()
    const users = write('users.txt', `"${server.username}" "secret"\n`)
    start(pgbouncer as string, [
      write(
        'pgbouncer.ini',
        replaced(read('pgbouncer.ini'), [
          [
            'buildorder = host=postgres port=5432',
            `buildorder = host=${server.hostname} port=${server.port} dbname=${server.pathname.slice(1)}`,
          ],
          ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
          ['listen_port = 6432', `listen_port = ${poolerPort}`],
          ['/etc/pgbouncer/users.txt', users],
        ]),
      ),
    ])
    const { environment } = parse(read('postgres.yml'), { merge: true }).services['buildorder-1']
    env = {
      SHUTDOWN_DELAY_SECONDS: environment.SHUTDOWN_DELAY_SECONDS,
      DATABASE_URL: `postgres://${server.username}:secret@127.0.0.1:${poolerPort}/buildorder`,
    }
    // The container of the same name.
    const migrated = await eventually(
      () => runCommand(['migrate'], env),
      ({ code }) => code === 0,
      60_000,
    )
    expect(migrated).toMatchObject({ code: 0 })
    store = await openTestStore(database.env)
    cleanups.push(() => store.close())
    await seedFixture(store, Date.now())

    services = await Promise.all([startProcess(env), startProcess(env)])
    cleanups.push(() => Promise.all(services.map((service) => service.kill())))
    const port = await freePort()
    proxyUrl = `http://127.0.0.1:${port}`
    const [one, two] = services.map(({ url }) => new URL(url).host) as [string, string]
    start(haproxy as string, [
      '-db',
      '-f',
      write(
        'haproxy.cfg',
        replaced(read('haproxy.cfg'), [
          ['bind :8080', `bind 127.0.0.1:${port}`],
          [' buildorder-1:8080 ', ` ${one} `],
          [' buildorder-2:8080 ', ` ${two} `],
        ]),
      ),
    ])
    const ready = await eventually(
      () => fetch(`${proxyUrl}/readyz`).then(({ status }) => status, String),
      (status) => status === 200,
      20_000,
    )
    expect(ready).toBe(200)
  })
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup()
  })

  test('compose: the proxy does not serve metrics', async () => {
    const [own, proxied] = await Promise.all(
      [services[0]?.url, proxyUrl].map((url) => fetch(`${url}/metrics`).then(({ status }) => status)),
    )
    expect([own, proxied]).toEqual([200, 404])
  })

  test('compose: services are replaced one after the other under load, and no request fails', async () => {
    console.log(`replaced services behind HAProxy: seed ${seed}`)
    const random = randomFrom(seed)
    const ledger = emptyLedger()
    let isOver = false
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`c${index}`, ledger, random))
    const load = Promise.all(
      crowd.map((buyer) =>
        buyer.run(
          () => proxyUrl,
          () => isOver,
        ),
      ),
    )
    for (const [index, service] of services.entries()) {
      await pause(500)
      const { port } = new URL(service.url)
      service.signal('SIGTERM')
      expect(await service.exited).toEqual({ code: 0, signal: null })
      services[index] = await startProcess({ ...env, PORT: port })
      // The proxy checks every 2 s: the other one is stopped only after this one gets requests again.
      await eventually(
        () => ordersOf(services[index] as ServiceProcess),
        (count) => count > 0,
        20_000,
      )
    }
    isOver = true
    await load
    expect(crowd.flatMap(({ pending }) => pending ?? [])).toEqual([])
    expect(ledger.orders.size).toBeGreaterThan(0)
    for (const service of services) expect(await ordersOf(service)).toBeGreaterThan(0)
    expect(await contradictions(store)).toEqual([])
    expect(await brokenPromises(store, ledger)).toEqual([])
  })
})

/** How many submits a service has answered. */
async function ordersOf({ url }: ServiceProcess): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((answer) => answer.text())
  const counts = [...text.matchAll(/^http_requests_total\{[^}]*submit[^}]*\} (\d+)/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
