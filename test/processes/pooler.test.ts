// PgBouncer in transaction mode between the service and PostgreSQL: a server connection belongs to a client for one
// transaction only.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions, countOf } from '../support/consistency.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import {
  createDraft,
  createSeededDatabase,
  eventually,
  openTestStore,
  orderIdOf,
  pause,
  placeOrder,
  randomFrom,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  submitCall,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { startWire, type Wire } from './wire.ts'

const seed = 6_432
const program = inject('pgbouncer')

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(!program)('PgBouncer in transaction mode', () => {
  let database: TestDatabase
  let wire: Wire
  let pooler: PgBouncer
  let pooled: TestDatabase['env']
  let services: ServiceProcess[]
  /** Connected directly. */
  let store: Store
  let directUrl: string

  beforeAll(async () => {
    database = await createSeededDatabase('postgres')
    directUrl = database.env.DATABASE_URL as string
    store = await openTestStore(database.env)
    const name = new URL(directUrl).pathname.slice(1)
    // What the role or the database sets holds for other clients of the pooler, and must not hold for the service.
    await query(directUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`)
    wire = await startWire(directUrl)
    // Few connections, so that the clients share them. The wire reads messages, and so they are not encrypted.
    pooler = await startPgBouncer({
      program: program as string,
      server: wire.url,
      settings: { default_pool_size: 3, server_tls_sslmode: 'disable' },
    })
    pooled = { ...database.env, DATABASE_URL: pooler.through(directUrl) }
    services = await Promise.all([startProcess(pooled), startProcess(pooled)])
  })
  afterAll(async () => {
    for (const service of services ?? []) await service.kill()
    await store?.close()
    await pooler?.stop()
    await wire?.close()
    await database?.drop()
  })

  const service = () => services[0] as ServiceProcess

  test('pooler: two services share few connections, and orders can be placed, read and cancelled', async () => {
    const random = randomFrom(seed)
    const ledger = emptyLedger()
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`p${index}`, ledger, random))
    await Promise.all(
      crowd.map((buyer, index) =>
        buyer.run(
          () => (services[index % 2] as ServiceProcess).url,
          () => ledger.orders.size >= 24,
        ),
      ),
    )
    expect(crowd.filter(({ pending }) => pending)).toEqual([])
    expect(await contradictions(store)).toEqual([])
    expect(await brokenPromises(store, ledger)).toEqual([])
  })

  test('pooler: every transaction of the service is durable and has time limits', async () => {
    const names = ['synchronous_commit', 'lock_timeout', 'statement_timeout', 'client_encoding']
    const shown = names.map((name) => `current_setting('${name}')`).join(` || ' ' || `)
    await withTestStore({ ...pooled, REQUEST_SECONDS: '12' }, async (through) => {
      const read = await through.all({ statement: adHoc(`SELECT ${shown} AS shown`) })
      expect(read).toEqual([{ shown: 'on 2400ms 9600ms UTF8' }])
      // The transaction itself records what the server uses for its commit.
      await through.batch([
        {
          statement: adHoc(`INSERT INTO product_group (id, kind, name) VALUES ('shown', 'cpu', ${shown})`),
          rows: 1,
        },
      ])
    })
    // Writes first wait for locks as a group, which is short.
    expect(
      await store.all({ statement: adHoc(`SELECT name FROM product_group WHERE id = 'shown'`) }),
    ).toEqual([{ name: 'on 100ms 9600ms UTF8' }])
  })

  test('pooler: the service leaves nothing on the connections that other clients use', async () => {
    await placeOrder(service().url, draftOf())
    const url = pooler.through(directUrl)
    for (let time = 0; time < 6; time++) {
      const [left] = await query(
        url,
        `SELECT current_setting('synchronous_commit') AS commit, current_setting('lock_timeout') AS lock,
          current_setting('statement_timeout') AS statement,
          (SELECT count(*)::int FROM pg_prepared_statements WHERE name NOT LIKE 'PGBOUNCER%') AS prepared,
          (SELECT count(*)::int FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
            WHERE locktype = 'advisory' AND datname = current_database()) AS locks`,
      )
      expect(left).toEqual({ commit: 'off', lock: '0', statement: '0', prepared: 0, locks: 0 })
    }
  })

  test('pooler: a commit whose answer is lost behind it is not reported as nothing stored', async () => {
    const id = await createDraft(service().url, draftOf())
    const before = await countOf(store, 'orders')
    const submit = () => send(service().url, submitCall(id, { key: 'lost-behind' }))
    // Behind a pooler, a read has two statements.
    const lost = wire.loseCommitAnswer('lost-behind', 3)
    const first = await submit()
    await lost
    expect([first.status, first.code]).toEqual([503, 'outcome_unknown'])
    const second = await submit()
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([204, 'true'])
    expect(orderIdOf(second)).not.toBe('')
    expect(await countOf(store, 'orders')).toBe(before + 1)
  })

  test('pooler: restarts under load lose nothing and duplicate nothing', async () => {
    console.log(`restarts of PgBouncer under load: seed ${seed}`)
    const random = randomFrom(seed)
    const ledger = emptyLedger()
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`r${index}`, ledger, random))
    const urlOf = (index: number) => (services[index % 2] as ServiceProcess).url
    for (let round = 0; round < 4; round++) {
      let isOver = false
      const work = crowd.map((buyer, index) =>
        buyer.run(
          () => urlOf(index),
          () => isOver,
        ),
      )
      await pause(150 + random() * 200)
      await pooler.restart()
      isOver = true
      await Promise.all(work)
      for (const [index, buyer] of crowd.entries()) {
        const reply = await eventually(
          () => buyer.retry(urlOf(index)),
          (answer) => !answer || answer.status < 300,
          15_000,
        )
        expect(reply?.status ?? 200, reply?.text).toBeLessThan(300)
      }
    }
    for (const each of services) expect(each.hasExited(), each.output()).toBe(false)
    expect(ledger.orders.size).toBeGreaterThan(0)
    expect(await contradictions(store)).toEqual([])
    // The first test's buyers have markers of their own.
    expect(
      (await brokenPromises(store, ledger)).filter((sentence) => !/exist, .* were/.test(sentence)),
    ).toEqual([])
  })

  test('pooler: check, backup and restore work through it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-pooler-'))
    const target = await createDatabase('postgres')
    try {
      const file = join(folder, 'backup.db')
      const env = { ...target.env, DATABASE_URL: pooler.through(target.env.DATABASE_URL as string) }
      expect(await runCommand(['check'], pooled)).toMatchObject({ code: 0 })
      expect(await runCommand(['backup', file], pooled)).toMatchObject({ code: 0 })
      expect(await runCommand(['restore', file], env)).toMatchObject({ code: 0 })
      const restored = await withTestStore(target.env, (copy) => countOf(copy, 'orders'))
      expect(restored).toBe(await countOf(store, 'orders'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await target.drop()
    }
  })
})

describe('DATABASE_PREPARED_STATEMENTS', () => {
  test.each([
    ['auto', true],
    ['true', true],
    ['false', false],
  ])(
    'DATABASE_PREPARED_STATEMENTS=%s on a direct connection: prepared by name is %s',
    async (value, isPrepared) => {
      const database = await createSeededDatabase('postgres')
      try {
        const env = { ...database.env, DATABASE_PREPARED_STATEMENTS: value, DATABASE_CONNECTIONS: '1' }
        await withTestStore(env, async (store) => {
          await pause(700) // the schema version is read twice a second
          const [row] = await store.all<{ count: number }>({
            statement: adHoc('SELECT count(*) AS count FROM pg_prepared_statements'),
          })
          expect((row?.count ?? 0) > 0).toBe(isPrepared)
        })
      } finally {
        await database.drop()
      }
    },
  )
})
