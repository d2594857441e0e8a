// PostgreSQL refuses work for reasons other than the request: 503 with Retry-After, and readiness follows.

import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { StoreUnavailable } from '../../src/platform/store/store.ts'
import { draftOf, startTestService, type TestService } from '../support/service.ts'

const soon = { timeout: 15_000, interval: 50 }

describe('PostgreSQL that cannot serve', () => {
  let service: TestService
  let admin: pg.Client
  beforeAll(async () => {
    service = await startTestService('postgres')
    admin = new pg.Client({ connectionString: service.settings.DATABASE_URL })
    await admin.connect()
    await admin.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'test' USING ERRCODE = TG_ARGV[0]; END $$`)
  })
  afterAll(async () => {
    await admin?.end()
    await service?.stop()
  })
  afterEach(async () => {
    for (const table of ['draft', 'idempotency'])
      await admin.query(`DROP TRIGGER IF EXISTS fails ON ${table}`)
    await expect.poll(readiness, soon).toBe(200)
  })

  const failWith = async (code: string) => {
    for (const table of ['draft', 'idempotency'])
      await admin.query(
        `CREATE TRIGGER fails BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail('${code}')`,
      )
  }
  const create = () => service.request<{ code: string }>('POST', '/checkout/v1/create', { json: draftOf() })
  const readiness = async () => (await service.request('GET', '/readyz')).status

  test.each([
    ['08006', 'a broken connection to a part of it'],
    ['25006', 'a read-only server'],
    ['53100', 'a full disk'],
    ['53200', 'no memory'],
    ['55P03', 'a lock that is not free'],
    ['57014', 'a cancelled statement'],
    ['57P03', 'a server that starts'],
    ['58030', 'an I/O error'],
    ['42P01', 'a table that is gone'],
  ])('PostgreSQL error %s (%s): 503 with Retry-After', async (code) => {
    await failWith(code)
    const reply = await create()
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([503, 'not_ready', '1'])
  })

  test('PostgreSQL error of a statement: stays a 500', async () => {
    // A number that is out of range.
    await failWith('22003')
    expect((await create()).status).toBe(500)
    expect(await readiness()).toBe(200)
  })

  test.each(['25006', '53100', '58030'])(
    'PostgreSQL error %s: readiness is off while writes fail, and on again by itself',
    async (code) => {
      await failWith(code)
      expect((await create()).status).toBe(503)
      const unready = await service.request<{ detail: string }>('GET', '/readyz')
      expect(unready.status).toBe(503)
      expect(unready.body.detail).toMatch(/read-only|full|I\/O/)
      // Still off after the probe ran.
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      expect(await readiness()).toBe(503)
      for (const table of ['draft', 'idempotency']) await admin.query(`DROP TRIGGER fails ON ${table}`)
      await expect.poll(readiness, soon).toBe(200)
      expect((await create()).status).toBe(201)
      expect(
        await service.store.all({
          statement: adHoc(`SELECT caller FROM idempotency WHERE idempotency_key LIKE 'probe%'`),
        }),
      ).toEqual([])
    },
  )

  test('PostgreSQL becomes read-only: reads continue, writes answer 503, and writes work again afterwards', async () => {
    const id = await service.create(draftOf())
    const { rows } = await admin.query('SELECT current_database() AS name')
    const cutAll = () =>
      admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await admin.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = on`)
    await cutAll()
    try {
      // Without a write: a new connection shows it.
      await expect.poll(readiness, soon).toBe(503)
      const reply = await create()
      expect([reply.status, reply.body.code]).toEqual([503, 'not_ready'])
      expect((await service.request('GET', `/checkout/v1/${id}`)).status).toBe(200)
    } finally {
      await admin.query(`ALTER DATABASE ${rows[0].name} RESET default_transaction_read_only`)
    }
    await expect.poll(readiness, soon).toBe(200)
    const replies = await Promise.all(Array.from({ length: 20 }, create))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201))
  })
})

test.each([
  ['a name that cannot be looked up', 'postgres://shop@database.invalid/shop'],
  ['a port where nothing listens', 'postgres://shop@127.0.0.1:1/shop'],
])('PostgreSQL at %s: unavailable, whatever the system error', async (_, url) => {
  await expect(openStore(readSettings({ DATABASE_URL: url }))).rejects.toThrow(StoreUnavailable)
})
