// How the service starts, refuses to start, and stops.

import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions, countOf } from '../support/consistency.ts'
import { createDatabase, type Engine, engines, type TestDatabase } from '../support/databases.ts'
import {
  type CommandResult,
  createCall,
  createDraft,
  createSeededDatabase,
  type Env,
  eventually,
  openTestStore,
  pause,
  type Reply,
  runCommand,
  type ServiceProcess,
  send,
  startCommand,
  startProcess,
  submitCall,
  tally,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function seeded(engine: Engine): Promise<TestDatabase> {
  const database = await createSeededDatabase(engine)
  cleanups.push(database.drop)
  return database
}
async function emptyDatabase(engine: Engine): Promise<TestDatabase> {
  const database = await createDatabase(engine)
  cleanups.push(database.drop)
  return database
}
async function started(env: Env): Promise<ServiceProcess> {
  const service = await startProcess(env)
  cleanups.push(service.kill)
  return service
}

/** Blocks all other writers until it is called. */
async function holdWrites({ env }: TestDatabase): Promise<() => Promise<void>> {
  if (env.DATA_DIR) {
    const database = new DatabaseSync(join(env.DATA_DIR, 'buildorder.db'))
    database.exec('BEGIN IMMEDIATE')
    return async () => {
      database.exec('ROLLBACK')
      database.close()
    }
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL as string })
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE draft, orders IN EXCLUSIVE MODE')
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

const readiness = (url: string) =>
  fetch(`${url}/readyz`).then(
    async (response) => {
      await response.text()
      return response.status
    },
    () => 0,
  )

/** How it ended, or that it did not. */
const endWithin = (service: ServiceProcess, limit: number) =>
  Promise.race([service.exited, pause(limit).then(() => `still running after ${limit} ms`)])

describe.each(engines)('stopping on %s', (engine) => {
  test('stop: requests in flight finish with success, the process exits with 0 and the database is closed', async () => {
    const database = await seeded(engine)
    const service = await started(database.env)
    const release = await holdWrites(database)
    const underway = Promise.all(Array.from({ length: 10 }, () => send(service.url, createCall(draftOf()))))
    await pause(300)
    service.signal('SIGTERM')
    await pause(300)
    expect(service.hasExited()).toBe(false)
    await release()
    expect(tally(await underway)).toEqual({ '201': 10 })
    expect(await endWithin(service, 20_000)).toEqual({ code: 0, signal: null })
    if (database.env.DATA_DIR) {
      const log = join(database.env.DATA_DIR, 'buildorder.db-wal')
      expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
    }
    await withTestStore(database.env, async (store) => {
      expect(await countOf(store, 'draft')).toBe(10)
      expect(await contradictions(store)).toEqual([])
    })
  })

  test('stop: readiness turns off first, and requests are served until the delay is over', async () => {
    const database = await seeded(engine)
    const service = await started({ ...database.env, SHUTDOWN_DELAY_SECONDS: '3' })
    const replies: Reply[] = []
    let isOver = false
    const load = Array.from({ length: 4 }, async () => {
      while (!isOver) replies.push(await send(service.url, createCall(draftOf())))
    })
    await pause(200)
    const asked = Date.now()
    service.signal('SIGTERM')
    expect(
      await eventually(
        () => readiness(service.url),
        (status) => status !== 200,
        2_500,
      ),
    ).toBe(503)
    expect((await fetch(`${service.url}/livez`)).status).toBe(200)
    const noticed = replies.length
    await pause(Math.max(0, 2_000 - (Date.now() - asked)))
    isOver = true
    await Promise.all(load)
    expect(Object.keys(tally(replies))).toEqual(['201'])
    expect(replies.length).toBeGreaterThan(noticed)
    expect(await endWithin(service, 20_000)).toEqual({ code: 0, signal: null })
    expect(Date.now() - asked).toBeGreaterThanOrEqual(3000)
  })

  test('stop: a second signal ends the process at once, and unanswered commands are stored whole or not at all', async () => {
    const database = await seeded(engine)
    const service = await started(database.env)
    const id = await createDraft(service.url, draftOf())
    const release = await holdWrites(database)
    const unanswered = send(service.url, submitCall(id)).catch(() => undefined)
    await pause(200)
    service.signal('SIGTERM')
    await pause(200)
    service.signal('SIGTERM')
    // Released only now: the embedded engine's writer cannot be interrupted while it waits for the lock.
    await pause(200)
    await release()
    expect(await endWithin(service, 20_000)).toEqual({ code: 1, signal: null })
    expect(await unanswered).toBeUndefined()
    await withTestStore(database.env, async (store) => expect(await contradictions(store)).toEqual([]))
  })
})

/** A client like a proxy: it keeps its connections and never repeats a request. */
function keepAliveClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  cleanups.push(() => agent.destroy())
  /** The status, or why there was none; undefined if a new connection could not be opened. */
  return (url: string) =>
    new Promise<number | string | undefined>((resolve) => {
      const call = get(url, { agent, headers: { Authorization: 'Bearer bo_shop' } }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode))
        response.once('error', (error) => resolve(`cut off: ${error.message}`))
      })
      call.once('error', (error: NodeJS.ErrnoException) =>
        resolve(call.reusedSocket ? `${error.code} on a kept-alive connection` : undefined),
      )
    })
}

describe('restarting', () => {
  test('restart: a client with keep-alive connections loses no request in eight restarts', async () => {
    const database = await seeded('sqlite')
    const outcomes = new Map<number | string | undefined, number>()
    for (let restart = 0; restart < 8; restart++) {
      const service = await started(database.env)
      const request = keepAliveClient()
      let isOver = false
      const load = Array.from({ length: 16 }, async (_, index) => {
        while (!isOver) {
          const outcome = await request(`${service.url}/orders/v1`)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          if (outcome === undefined) await pause(20)
          // Some send all the time, and some leave their connection idle for a moment.
          if (index % 2) await pause(Math.random() * 60)
        }
      })
      await pause(300)
      service.signal('SIGTERM')
      expect(await endWithin(service, 15_000)).toEqual({ code: 0, signal: null })
      isOver = true
      await Promise.all(load)
    }
    outcomes.delete(undefined)
    expect([...outcomes.keys()]).toEqual([200])
    expect(outcomes.get(200)).toBeGreaterThan(100)
  })

  test('restart: last answers have Connection: close, and idle connections are closed', async () => {
    const database = await seeded('sqlite')
    const service = await started({ ...database.env, SHUTDOWN_IDLE_MILLISECONDS: '3000' })
    const { port, hostname } = new URL(service.url)
    const open = async () => {
      const socket = connect(Number(port), hostname)
      cleanups.push(() => socket.destroy())
      const state = { received: '', isClosed: false, send: (path: string) => socket.write(requestOf(path)) }
      socket.on('data', (chunk) => (state.received += chunk))
      socket.once('close', () => (state.isClosed = true))
      state.send('/livez')
      await eventually(
        async () => state.received,
        (text) => text.includes('alive'),
        60_000,
      )
      return state
    }
    const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`
    const [talking, silent] = [await open(), await open()]
    expect(talking.received).toMatch(/^connection: keep-alive/im)
    service.signal('SIGTERM')
    await pause(500)
    talking.received = ''
    talking.send('/livez')
    await eventually(
      async () => talking.isClosed,
      (isClosed) => isClosed,
      5000,
    )
    expect(talking.received).toMatch(/^HTTP\/1.1 200 /)
    expect(talking.received).toMatch(/^connection: close/im)
    expect([silent.isClosed, service.hasExited()]).toEqual([false, false])
    expect(await endWithin(service, 15_000)).toEqual({ code: 0, signal: null })
    expect(silent.isClosed).toBe(true)
  })
})

describe('stopping', () => {
  const idler = async (url: string, text: string): Promise<Socket> => {
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname)
    cleanups.push(() => socket.destroy())
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(text)
    return socket
  }
  const half =
    'POST /checkout/v1/create HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer bo_shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'

  test.each([
    ['that says nothing', ''],
    ['that stops in the middle of its headers', half.slice(0, 60)],
    ['that stops in the middle of its body', half],
  ])('stop: a client %s does not delay it', async (_, text) => {
    const database = await seeded('sqlite')
    const service = await started({ ...database.env, REQUEST_SECONDS: '2' })
    await idler(service.url, text)
    await pause(200)
    service.signal('SIGTERM')
    // A request may take two seconds here; stopping must not take much longer.
    expect(await endWithin(service, 20_000)).toEqual({ code: 0, signal: null })
  })
})

describe('npm start', () => {
  test('npm start: forwards the stop signal to the service and ends with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-npm-start-'))
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
    const env = { PORT: '0', DEMO: 'false', LOG_LEVEL: 'info', DATA_DIR: folder }
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    cleanups.push(() => npm.kill('SIGKILL'))
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk))
    const ended = new Promise((resolve) => npm.once('close', resolve))
    const url = await eventually(
      async () => /serves at (\S+)/.exec(output)?.[1] ?? '',
      (address) => address !== '',
      60_000,
    )
    expect(await readiness(url)).toBe(200)
    npm.kill('SIGTERM')
    await ended
    expect(output).toContain('"msg":"stopped"')
    expect(await readiness(url)).toBe(0)
  })
})

describe('logging', () => {
  /** A pipe that can be written to and is never read. */
  function unreadPipe(): string {
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-pipe-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const pipe = join(folder, 'log')
    execFileSync('mkfifo', [pipe])
    // Without a reader, the service could not even open it.
    const end = openSync(pipe, 'r+')
    cleanups.push(() => closeSync(end))
    return pipe
  }

  test('logging: a log that is not read delays no request', async () => {
    const database = await seeded('sqlite')
    const intoPipe = ['sh', '-c', `exec "$@" > '${unreadPipe()}'`, 'sh']
    const service = await startProcess({ ...database.env, LOG_LEVEL: 'info' }, intoPipe)
    cleanups.push(service.kill)
    // Several times the capacity of a pipe.
    for (let round = 0; round < 40; round++) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => send(service.url, { method: 'GET', path: '/orders/v1' })),
      )
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    }
  })
})

/** One readable line on standard error, and nothing else. */
function expectOneLine({ code, stdout, stderr }: CommandResult, ...words: (string | RegExp)[]): void {
  expect({ stdout, lines: stderr.trim().split('\n').length, stderr }).toEqual({
    stdout: '',
    lines: 1,
    stderr,
  })
  expect(stderr).not.toMatch(/^\s+at /m)
  for (const word of words) expect(stderr).toMatch(word)
  expect(code).toBe(1)
}

describe('refusing to start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-lifecycle-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const serveWith = (env: Env) =>
    runCommand(['serve'], { PORT: '0', DATA_DIR: join(folder, 'data'), ...env }, 15_000)

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DEMO', 'maybe'],
    ['BASE_PATH', 'x/'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SHUTDOWN_DELAY_SECONDS', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('start: %s=%s is refused with one clear line', async (name, value) => {
    expectOneLine(await serveWith({ [name]: value }), name, value)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('start: a port in use is named', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => holder.close())
    const { port } = holder.address() as { port: number }
    const database = await emptyDatabase('sqlite')
    const result = await serveWith({ ...database.env, DEMO: 'false', PORT: String(port) })
    expectOneLine(result, String(port), /PORT/)
    // The lock ended with it.
    await started(database.env)
  })

  test('start: an unreachable PostgreSQL is reported', async () => {
    expectOneLine(
      await serveWith({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }),
      /127\.0\.0\.1:1.*start PostgreSQL, or correct DATABASE_URL/,
    )
  })

  test('start: the password of an invalid DATABASE_URL is not shown', async () => {
    const result = await serveWith({ DATABASE_URL: 'mysql://admin:hunter2@db/shop' })
    expectOneLine(result, 'DATABASE_URL is "mysql://…@db/shop"')
    expect(result.stderr).not.toContain('hunter2')
  })

  test('start: a PostgreSQL database that does not exist is reported', async () => {
    const { env } = await emptyDatabase('postgres')
    const url = new URL(env.DATABASE_URL as string)
    url.pathname = '/no_such_database'
    expectOneLine(await serveWith({ DATABASE_URL: url.href }), /no_such_database/)
  })

  test('start: a DATA_DIR that is a file is reported', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, 'not a folder')
    expectOneLine(await serveWith({ DATA_DIR: file }), /a-file/)
  })

  test('start: a file that is not a database is reported', async () => {
    const database = await emptyDatabase('sqlite')
    writeFileSync(join(database.env.DATA_DIR as string, 'buildorder.db'), 'this is no database, '.repeat(500))
    expectOneLine(await serveWith(database.env), /database/)
  })

  test('start: a second service on one embedded database is refused, and the first keeps running', async () => {
    const database = await seeded('sqlite')
    const service = await started(database.env)
    expectOneLine(await serveWith(database.env), database.env.DATA_DIR as string, /Another service/)
    expect(await readiness(service.url)).toBe(200)
    await service.kill()
    // However it ended, the lock ended with it.
    await started(database.env)
  })

  test.each(engines)('start: a database of a newer version is refused on %s', async (engine) => {
    const database = await seeded(engine)
    await withTestStore(database.env, (store) =>
      store.batch([{ statement: adHoc('UPDATE schema_version SET version = 999'), rows: 'any' }]),
    )
    expectOneLine(await serveWith(database.env), /newer version/, '999')
    expectOneLine(await runCommand(['accounts', 'list'], database.env), /newer version/)
  })
})

describe('starting together', () => {
  test('start: several services on one empty PostgreSQL database all start, with the demo data once', async () => {
    const database = await emptyDatabase('postgres')
    const services = await Promise.all(
      Array.from({ length: 4 }, () => started({ ...database.env, DEMO: 'true' })),
    )
    const replies = await Promise.all(
      services.map(({ url }) => send(url, { method: 'GET', path: '/orders/v1', bearer: 'bo_demo_100001' })),
    )
    expect(tally(replies)).toEqual({ '200': 4 })
    expect(services.filter((service) => service.output().includes('The database was empty'))).toHaveLength(1)
    const store = await openTestStore(database.env)
    cleanups.push(() => store.close())
    expect(await countOf(store, 'account')).toBe(3)
    expect(await countOf(store, 'schema_version')).toBe(1)
    const twice =
      'SELECT product_id FROM purchase_order GROUP BY product_id, quantity, expected_at HAVING count(*) > 1'
    expect(await store.all({ statement: adHoc(twice) })).toEqual([])
    expect(await contradictions(store)).toEqual([])
  })

  test('start: several commands on one empty embedded database all succeed', async () => {
    const database = await emptyDatabase('sqlite')
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        runCommand(
          ['accounts', 'create', `A-${index}`, '--country', 'NO', '--currency', 'NOK', '--vat', '25'],
          database.env,
        ),
      ),
    )
    expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      Array(4).fill({ code: 0, stderr: '' }),
    )
    await withTestStore(database.env, async (store) => expect(await countOf(store, 'account')).toBe(4))
  })

  test.each(engines)(
    'start: after a service was killed while creating its tables on %s, the next one starts',
    async (engine) => {
      const database = await emptyDatabase(engine)
      for (const wait of [150, 250, 350, 450]) {
        const starting = startCommand(['serve'], { ...database.env, PORT: '0', DEMO: 'true' })
        await pause(wait)
        starting.kill()
        await starting.exited
      }
      const service = await started({ ...database.env, DEMO: 'true' })
      const reply = await send(service.url, createCall(draftOf(), { bearer: 'bo_demo_100001' }))
      expect(reply.status).toBe(201)
      await withTestStore(database.env, async (store) => expect(await countOf(store, 'account')).toBe(3))
    },
  )
})
