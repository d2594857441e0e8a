// Lists, the dashboard and backups are read from a replica that is behind, stops or is no replica at all. Everything else
// is read from the primary.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { writeCursor } from '../../src/platform/http/route/cursor.ts'
import { openReplica } from '../../src/platform/store/postgres/replica.ts'
import { openSqlite } from '../../src/platform/store/sqlite/sqlite.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Reader } from '../../src/platform/store/store.ts'
import { schema } from '../../src/schema/schema.ts'
import { contradictions } from '../support/consistency.ts'
import { runOn } from '../support/databases.ts'
import { seedFixture } from '../support/fixture.ts'
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import {
  type Env,
  eventually,
  placeOrder,
  type Reply,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { type Replication, startReplication } from '../support/replication.ts'
import { draftOf } from '../support/service.ts'

const name = 'shop'
const program = inject('pgbouncer')
/** Longer than any pause of the service between two attempts, also on a busy machine. */
const patience = 25_000

describe('a replica for lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-replica-'))
  let cluster: Replication
  let pooler: PgBouncer | undefined
  /** Accepts data of a minute. */
  let tolerant: ServiceProcess
  /** Accepts data of a second; the first host of its address is the primary, the second a pooler, if there is one. */
  let strict: ServiceProcess
  let env: Env
  let strictEnv: Env

  beforeAll(async () => {
    // The standby cancels every query that delays it.
    cluster = await startReplication({ max_standby_streaming_delay: '0' })
    await cluster.waitFor('')
    await runOn(cluster.primaryUrl('postgres'), `CREATE DATABASE ${name}`)
    pooler = program
      ? await startPgBouncer({
          program,
          server: cluster.standbyUrl(name),
          settings: { server_login_retry: 1 },
        })
      : undefined
    const primary = cluster.primaryUrl(name)
    const standby = cluster.standbyUrl(name)
    const hosts = [primary, pooler?.through(standby) ?? standby].map((url) => new URL(url).host)
    env = { DATABASE_URL: primary, DATABASE_READ_URL: standby, DATABASE_READ_LAG_SECONDS: '60' }
    strictEnv = {
      DATABASE_URL: primary,
      DATABASE_READ_URL: `postgres://postgres@${hosts.join(',')}/${name}?target_session_attrs=standby`,
      DATABASE_READ_LAG_SECONDS: '1',
    }
    await withTestStore({ DATABASE_URL: primary }, (store) => seedFixture(store, Date.now()))
    await untilReplayed()
    ;[tolerant, strict] = await Promise.all([startProcess(env), startProcess(strictEnv)])
  })
  /** The standby replays in order: once it has this database, it has all that came before. */
  async function untilReplayed(): Promise<void> {
    await runOn(cluster.primaryUrl('postgres'), 'CREATE DATABASE later')
    const isThere = () =>
      runOn(cluster.standbyUrl('later'), 'SELECT 1').then(
        () => true,
        () => false,
      )
    expect(await eventually(isThere, Boolean, patience)).toBe(true)
  }
  afterAll(async () => {
    await Promise.all([tolerant?.kill(), strict?.kill()])
    await pooler?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const list = ({ url }: ServiceProcess, query = '') =>
    send(url, { method: 'GET', path: `/orders/v1${query}` })
  const staffGet = ({ url }: ServiceProcess, path: string) =>
    send(url, { method: 'GET', path: `/fulfilment/v1/${path}`, as: 'staff' })
  const isFromReplica = ({ status, headers }: Reply) => status === 200 && headers.has('age')
  const isFromPrimary = ({ status, headers }: Reply) => status === 200 && !headers.has('age')
  const ageOf = ({ headers }: Reply) => Number(headers.get('age'))
  const countLines = ({ output }: ServiceProcess, text: string) => output().split(text).length - 1

  /** Log lines are buffered. */
  const untilLogged = async ({ output }: ServiceProcess, text: string) =>
    expect(
      await eventually(
        async () => output(),
        (log) => log.includes(text),
        patience,
      ),
    ).toContain(text)

  async function untilRead(service: ServiceProcess, holds: (reply: Reply) => boolean): Promise<Reply> {
    const reply = await eventually(() => list(service), holds, patience)
    expect(holds(reply), `${reply.status} Age: ${reply.headers.get('age')}\n${service.output()}`).toBe(true)
    return reply
  }

  test('replica: lists and the dashboard state the age of their data, one order is always current', async () => {
    await untilRead(tolerant, isFromReplica)
    await untilRead(strict, isFromReplica)
    await cluster.pauseReplay()
    try {
      const orderId = await placeOrder(tolerant.url, draftOf())
      const stale = await untilRead(tolerant, (reply) => isFromReplica(reply) && ageOf(reply) >= 2)
      expect(stale.text).not.toContain(orderId)
      const staff = await staffGet(tolerant, 'orders')
      expect([ageOf(staff) >= 2, staff.text.includes(orderId)]).toEqual([true, false])
      const dashboard = await staffGet(tolerant, 'dashboard')
      const { at, states } = JSON.parse(dashboard.text)
      expect(ageOf(dashboard)).toBeGreaterThanOrEqual(2)
      expect(states).toContainEqual({ state: 'Placed', count: 0 })
      expect(Date.now() - Date.parse(at)).toBeGreaterThan(1000)

      const one = await send(tolerant.url, { method: 'GET', path: `/orders/v1/${orderId}` })
      expect([one.status, one.headers.get('age')]).toEqual([200, null])

      // The other service accepts data of a second only.
      const fresh = await untilRead(strict, isFromPrimary)
      expect(fresh.text).toContain(orderId)
      await untilLogged(strict, 'more than 1 s behind')
    } finally {
      await cluster.resumeReplay()
    }
    const again = await untilRead(strict, isFromReplica)
    expect(ageOf(again)).toBeLessThanOrEqual(1)
    expect(countLines(tolerant, 'lists are read from the primary'), tolerant.output()).toBe(0)
  })

  test('replica: a page that continues at a new order is read from the primary, so that it lacks none', async () => {
    await untilRead(tolerant, isFromReplica)
    const placed: string[] = []
    for (let number = 0; number < 3; number++) placed.push(await placeOrder(tolerant.url, draftOf()))
    await untilRead(tolerant, (reply) => placed.every((id) => reply.text.includes(id)))
    const first = await list(tolerant, '?limit=1')
    await cluster.pauseReplay()
    try {
      const { nextCursor } = JSON.parse(first.text)
      const second = await list(tolerant, `?limit=1&cursor=${nextCursor}`)
      expect([second.status, second.headers.get('age')]).toEqual([200, null])
      expect(first.text).toContain(placed[2])
      expect(second.text).toContain(placed[1])
      const old = writeCursor([Date.now() - 600_000, ''])
      expect(isFromReplica(await list(tolerant, `?cursor=${old}`))).toBe(true)
      expect(isFromReplica(await staffGet(tolerant, `orders?cursor=${old}`))).toBe(true)
    } finally {
      await cluster.resumeReplay()
    }
  })

  test('replica: one that is ahead of the primary, as of another cluster, is not read', async () => {
    const primary: Reader = { all: async () => [] }
    const lines: string[] = []
    const log = { info: () => {}, warn: (_: unknown, line = '') => void lines.push(line) }
    const replica = await openReplica({
      url: cluster.standbyUrl(name),
      connections: 1,
      requestMs: 30_000,
      preparedStatements: 'auto',
      maxAgeSeconds: 60,
      primary,
      logPosition: async () => 1,
      log,
    })
    try {
      expect(await replica.read(async (reader) => reader === primary)).toEqual({ value: true })
      expect(lines).toEqual([expect.stringContaining('data that the primary does not have')])
    } finally {
      await replica.close()
    }
  })

  test('backup from a replica: has every order that was answered before, and falls back if the replica cannot have it', async () => {
    const ordersIn = async (file: string) => {
      const copy = openSqlite(file, schema)
      try {
        expect(await contradictions(copy)).toEqual([])
        return (await copy.all<{ id: string }>({ statement: adHoc('SELECT id FROM orders') })).map(
          ({ id }) => id,
        )
      } finally {
        await copy.close()
      }
    }
    const before = await placeOrder(tolerant.url, draftOf())
    const whole = join(folder, 'whole.db')
    expect(await runCommand(['backup', whole], strictEnv)).toMatchObject({ code: 0, stderr: '' })
    expect(await ordersIn(whole)).toContain(before)

    await cluster.pauseReplay()
    try {
      const during = await placeOrder(tolerant.url, draftOf())
      const late = join(folder, 'late.db')
      const result = await runCommand(['backup', late], strictEnv)
      expect(result.code).toBe(0)
      expect(result.stderr).toMatch(
        /^The replica cannot be used: .*behind.* The primary is read instead\.\n$/,
      )
      expect(await ordersIn(late)).toEqual(expect.arrayContaining([before, during]))
    } finally {
      await cluster.resumeReplay()
    }
  })

  test('backup from a replica: a conflict with recovery starts it again on the primary', async () => {
    const url = cluster.primaryUrl(name)
    await runOn(
      url,
      `INSERT INTO configuration (id, account, bundle_id, products, created_at)
        SELECT 'filler-' || n, 'NO-1', 'PC-ONE', to_json(repeat(md5(n::text), 400)), 0 FROM generate_series(1, 6000) n`,
    )
    let isOver = false
    const vacuum = async () => {
      while (!isOver) {
        await runOn(url, `UPDATE carrier SET body = body`)
        await runOn(url, 'VACUUM carrier')
      }
    }
    const vacuuming = vacuum()
    const file = join(folder, 'conflict.db')
    const result = await runCommand(['backup', file], env, 60_000)
    isOver = true
    await vacuuming
    expect(result).toMatchObject({ code: 0, stdout: `Backup written to ${file}.\n` })
    expect(result.stderr).toContain('conflicted with recovery')
  })

  test('replica: without it, and with the primary in its place, lists are read from the primary', async () => {
    await untilRead(tolerant, isFromReplica)
    await cluster.killStandby()
    const orderId = await placeOrder(tolerant.url, draftOf())
    for (const service of [tolerant, strict]) {
      const reply = await list(service)
      expect([reply.status, reply.headers.get('age')]).toEqual([200, null])
      expect(reply.text).toContain(orderId)
      expect((await staffGet(service, 'dashboard')).status).toBe(200)
    }
    const { DATABASE_URL = '' } = env
    const mistaken = await startProcess({ DATABASE_URL, DATABASE_READ_URL: DATABASE_URL })
    try {
      expect(isFromPrimary(await list(mistaken))).toBe(true)
      await untilLogged(mistaken, 'not a replica')
      const metrics = await fetch(`${mistaken.url}/metrics`).then((response) => response.text())
      expect(metrics).toContain('buildorder_replica_in_use{reads="lists"} 0')
    } finally {
      await mistaken.kill()
    }
    await cluster.startStandby()
    await untilRead(tolerant, (reply) => isFromReplica(reply) && reply.text.includes(orderId))
    await untilRead(strict, isFromReplica)
    expect(countLines(tolerant, 'lists are read from the primary'), tolerant.output()).toBe(1)
  })

  test('replica: once it is promoted, it is not read any more', async () => {
    await untilRead(tolerant, isFromReplica)
    await cluster.promoteStandby()
    const orderId = await placeOrder(tolerant.url, draftOf())
    const reply = await list(tolerant)
    expect([isFromPrimary(reply), reply.text.includes(orderId)]).toEqual([true, true])
  })
})
