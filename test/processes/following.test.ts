import { callersTopic } from '../../src/accounts/directory.ts'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
import { carriersTopic } from '../../src/checkout/delivery/carrier.ts'
// Snapshots follow the database, each topic on its own. A topic that cannot be followed turns
// readiness off.

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { hashKey, insertKey, revokeKey } from '../../src/accounts/api-key.ts'
import { saveBundle } from '../../src/catalog/bundle.ts'
import { customerScopes } from '../../src/contract/scopes.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { codeOf } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { draftOf, startTestService, type TestService, type TestServiceOptions } from '../support/service.ts'
import { addProduct } from '../support/world.ts'

/** Waits until a condition holds; fails after a time limit. */
async function until(what: string, holds: () => Promise<boolean>, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not in time: ${what}`)
    await pause(25)
  }
}

/** Collects log lines. */
function keepLog(): { log: Logger; lines: { level: number; msg: string }[] } {
  const lines: { level: number; msg: string }[] = []
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) }) }
}

const change = (sql: string): Write => ({ statement: adHoc(sql), rows: 'any' })

describe.each(engines)('following on %s', (engine) => {
  let service: TestService | undefined
  afterEach(async () => {
    await service?.stop()
    service = undefined
  })
  const start = async (options: TestServiceOptions = {}) => {
    service = await startTestService(engine, options)
    return service
  }
  const statusOf = async ({ request }: TestService, as: 'shop' | 'german') =>
    (await request('GET', '/customers/v1/me', { as })).status
  const readiness = async ({ request }: TestService) => {
    const { status, body } = await request<{ detail?: string }>('GET', '/readyz', { as: null })
    return { status, detail: body.detail ?? '' }
  }

  test('snapshots: a catalog that cannot be loaded does not stop the revocation of keys', async () => {
    const { log, lines } = keepLog()
    const own = await start({ log })
    // The next load of the catalog fails, like any fault of its tables.
    await own.store.batch([change('ALTER TABLE bundle RENAME TO bundle_away'), bump(catalogTopic)])
    await until('the failing load is logged', async () => lines.some(({ msg }) => msg.includes('catalog')))
    expect(lines.every(({ msg }) => !msg.includes('callers'))).toBe(true)
    await own.store.batch([revokeKey('key-shop', own.time.now), bump(callersTopic)])
    await until('the key is revoked', async () => (await statusOf(own, 'shop')) === 401)
    expect(await statusOf(own, 'german')).toBe(200)
    // The last good catalog is served, and the process is ready.
    expect((await own.request('POST', '/checkout/v1/create', { as: 'german', json: draftOf() })).status).toBe(
      201,
    )
    expect(await readiness(own)).toMatchObject({ status: 200 })
    // Once it can be loaded, it is, without another change.
    await own.store.batch([
      change('ALTER TABLE bundle_away RENAME TO bundle'),
      saveBundle({ id: 'NEW', name: 'New', description: null, groups: [], assemblyProductId: 'ASSEMBLY' }),
    ])
    await until('the catalog is loaded', async () => own.service.context.catalog.current.bundles.has('NEW'))
  })

  test('snapshots: a failing load is retried with growing pauses, and every failure is logged with its topic', async () => {
    const { log, lines } = keepLog()
    const own = await start({ log, env: { FOLLOW_MILLISECONDS: '20' } })
    await own.store.batch([change('ALTER TABLE price_list RENAME TO price_list_away'), bump(pricesTopic)])
    await pause(2_000)
    const failures = lines.filter(({ msg }) => msg === 'could not check for changes of prices')
    expect(failures.length).toBeGreaterThan(2)
    // A hundred turns of 20 ms; the pauses are 20, 40, 80, … ms.
    expect(failures.length).toBeLessThan(12)
    await own.store.batch([change('ALTER TABLE price_list_away RENAME TO price_list')])
  })

  test('snapshots: a row that cannot be read is left out and logged; everything else is loaded', async () => {
    const { log, lines } = keepLog()
    const own = await start({ log })
    const product = await addProduct(own, { stock: 5 })
    await own.store.batch([
      change(`UPDATE product SET facts = '{', version = version + 1 WHERE id = 'FEW'`),
      change(`UPDATE carrier SET body = 'null' WHERE id = 'express'`),
      change(`UPDATE api_key SET accounts = '[' WHERE id = 'key-german'`),
      change(`INSERT INTO bundle (id, name, body) VALUES ('BROKEN', 'Broken', '')`),
      bump(catalogTopic),
      bump(carriersTopic),
      bump(callersTopic),
    ])
    await own.service.context.poller.refresh()
    const { catalog, carriers } = own.service.context
    expect(catalog.current.products.has('FEW')).toBe(false)
    expect(catalog.current.products.has(product)).toBe(true)
    expect([...catalog.current.bundles.keys()]).toEqual(['PC-ONE'])
    expect(carriers.current.services).toHaveLength(2)
    expect([await statusOf(own, 'german'), await statusOf(own, 'shop')]).toEqual([401, 200])
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(
      new Set([
        'The product FEW cannot be read and is skipped',
        'The carrier service express cannot be read and is skipped',
        'The key key-german cannot be read and is skipped',
        'The bundle BROKEN cannot be read and is skipped',
      ]),
    )
  })

  test('readiness: off while changed callers cannot be loaded, and on again by itself', async () => {
    const own = await start({ env: { STALE_SECONDS: '2', FOLLOW_MILLISECONDS: '50' } })
    await own.store.batch([
      change('ALTER TABLE disabled_client RENAME TO disabled_client_away'),
      insertKey({
        id: 'key-new',
        hash: hashKey('bo_new'),
        client: 'new',
        accounts: ['NO-1'],
        scopes: [...customerScopes],
        isDemo: false,
        createdAt: own.time.now,
        revokedAt: null,
      }),
      bump(callersTopic),
    ])
    expect((await readiness(own)).status).toBe(200)
    await until('readiness is off', async () => (await readiness(own)).status === 503)
    expect((await readiness(own)).detail).toMatch(/^A change of callers could not be loaded for \d+ s\.$/)
    await own.store.batch([change('ALTER TABLE disabled_client_away RENAME TO disabled_client')])
    await until('readiness is on', async () => (await readiness(own)).status === 200)
    expect(own.service.context.directory.current.keys.size).toBe(7)
  })

  test('readiness: off while a query for changes hangs, and on again by itself', async () => {
    let isHanging = false
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const own = await start({
      env: { STALE_SECONDS: '2', FOLLOW_MILLISECONDS: '50' },
      wrapStore: (store): Store => ({
        ...store,
        all: async (query) => {
          if (isHanging && query.statement.name === 'revision.byTopic' && query.values?.[0] === 'carriers')
            await released
          return store.all(query)
        },
      }),
    })
    isHanging = true
    await until('readiness is off', async () => (await readiness(own)).status === 503)
    const reply = await own.request('GET', '/readyz', { as: null })
    expect(codeOf(reply)).toBe('not_ready')
    expect(reply.headers.get('retry-after')).not.toBeNull()
    expect((await readiness(own)).detail).toMatch(
      /^The database has not said for \d+ s whether carriers changed\.$/,
    )
    // The other topics are followed meanwhile.
    await own.store.batch([revokeKey('key-shop', own.time.now), bump(callersTopic)])
    await until('the key is revoked', async () => (await statusOf(own, 'shop')) === 401)
    isHanging = false
    release()
    await until('readiness is on', async () => (await readiness(own)).status === 200)
  })

  test('metrics: show the age of each snapshot', async () => {
    const own = await start()
    const { text } = await own.request('GET', '/metrics', { as: null })
    for (const topic of ['catalog', 'prices', 'carriers', 'callers']) {
      expect(text).toMatch(new RegExp(`buildorder_snapshot_age_seconds\\{topic="${topic}"\\} \\d`))
    }
  })
})

test('readiness: off while a locked table keeps PostgreSQL from loading changed callers', async () => {
  const own = await startTestService('postgres', { env: { STALE_SECONDS: '2', FOLLOW_MILLISECONDS: '50' } })
  const locker = new pg.Client({ connectionString: own.settings.DATABASE_URL })
  try {
    await locker.connect()
    await locker.query('BEGIN')
    await locker.query('LOCK TABLE disabled_client IN ACCESS EXCLUSIVE MODE')
    await own.store.batch([bump(callersTopic)])
    const status = async () => (await own.request('GET', '/readyz', { as: null })).status
    await until('readiness is off', async () => (await status()) === 503)
    await locker.query('COMMIT')
    await until('readiness is on', async () => (await status()) === 200)
  } finally {
    await locker.end()
    await own.stop()
  }
})
