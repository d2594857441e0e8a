// `check` and the quick check at start: damage and inconsistencies are found, and a sound database has none.

import { truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSnapshot } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { checkDatabase } from '../../src/check/check.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { damagePage } from '../support/damage.ts'
import { type Engine, engines, type TestDatabase } from '../support/databases.ts'
import { createBuyer, emptyLedger } from '../support/load.ts'
import { searchable } from '../support/order-invariants.ts'
import {
  cancelCall,
  createSeededDatabase,
  eventually,
  placeOrder,
  randomFrom,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const check = ({ env }: TestDatabase) => runCommand(['check'], env)
/** The same in this process, which is faster. */
async function findings({ env }: TestDatabase): Promise<string[]> {
  const snapshot = await openSnapshot(readSettings(env))
  const found: string[] = []
  for await (const { what, advice } of checkDatabase(snapshot, () => {})) found.push(`${what}. ${advice}`)
  await snapshot.close()
  return found
}
const change = (database: TestDatabase, ...statements: string[]) =>
  withTestStore(database.env, (store: Store) =>
    store.batch(statements.map((sql) => ({ statement: adHoc(sql), rows: 1 }))),
  )

describe.each(engines)('check on %s', (engine) => {
  let database: TestDatabase
  let service: ServiceProcess
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    service = await startProcess(database.env)
  })
  afterAll(async () => {
    await service?.kill()
    await database?.drop()
  })

  test('check beside a busy service: finds nothing', async () => {
    const ledger = emptyLedger()
    const random = randomFrom(2211)
    let isOver = false
    const crowd = Array.from({ length: 4 }, (_, index) => createBuyer(`c${index}`, ledger, random))
    const work = crowd.map((buyer) =>
      buyer.run(
        () => service.url,
        () => isOver,
      ),
    )
    await eventually(
      async () => ledger.orders.size,
      (size) => size > 15,
      20_000,
    )
    const results = [await check(database), await check(database)]
    isOver = true
    await Promise.all(work)
    const sound = { code: 0, signal: null, stdout: 'The database is sound.\n', stderr: '' }
    expect(results).toEqual([sound, sound])
    expect(ledger.orders.size).toBeGreaterThan(15)
  })

  test('check of a database without a service: finds nothing and changes nothing', async () => {
    await service.kill()
    expect(await check(database)).toMatchObject({ code: 0, stdout: 'The database is sound.\n' })
  })
})

describe.each(engines)('what check finds on %s', (engine) => {
  let database: TestDatabase
  const orders: string[] = []
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    const service = await startProcess(database.env)
    for (const product of ['PLENTY', 'FEW', 'DATED'] as const)
      orders.push(await placeOrder(service.url, draftOf([[product, 2]])))
    await send(service.url, cancelCall(orders[1] as string))
    // The service also writes in the background what a check looks at.
    await withTestStore(database.env, (store) => searchable(store))
    await service.kill()
    expect(await findings(database)).toEqual([])
  })
  afterAll(() => database?.drop())

  const [reserved, restored] = [`UPDATE stock SET reserved = 3`, `UPDATE stock SET reserved = 2`]
  test.each([
    {
      what: 'reserved units that no order holds',
      wrong: [`${reserved} WHERE product_id = 'PLENTY'`],
      right: [`${restored} WHERE product_id = 'PLENTY'`],
      says: `stock of PLENTY: 3 reserved and 0 waiting, orders hold 2 and wait for 0. With the services stopped: UPDATE stock SET reserved = 2, waiting = 0 WHERE product_id = 'PLENTY';`,
    },
    {
      what: 'a place in a queue of an order that does not wait',
      wrong: [`INSERT INTO back_order (order_id, product_id, queue_number) VALUES ('none', 'FEW', 9)`],
      right: [`DELETE FROM back_order WHERE order_id = 'none'`],
      says: 'queue of FEW: the order none has a place, but does not wait.',
    },
    {
      what: 'an order that waits without a place',
      wrong: [`UPDATE back_order SET product_id = 'UNDATED'`],
      right: [`UPDATE back_order SET product_id = 'DATED'`],
      says: 'queue of DATED: the order',
    },
    {
      what: 'a price that does not add up',
      wrong: [
        `UPDATE orders SET body = replace(body, '"net":1000,', '"net":1001,') WHERE state = 'Placed' AND body LIKE '%"net":1000,%'`,
      ],
      right: [
        `UPDATE orders SET body = replace(body, '"net":1001,', '"net":1000,') WHERE body LIKE '%"net":1001,%'`,
      ],
      says: 'does not add up',
    },
    {
      what: 'a draft that cannot be read',
      wrong: [
        `INSERT INTO draft (id, account, created_at, expires_at, body) VALUES ('torn', 'NO-1', 0, 0, '{"request":')`,
      ],
      right: [`DELETE FROM draft WHERE id = 'torn'`],
      says: 'draft torn: its body cannot be read.',
    },
    {
      what: 'an order whose text cannot be read',
      wrong: [`UPDATE orders SET body = 'x' || body WHERE state = 'Cancelled'`],
      right: [`UPDATE orders SET body = substr(body, 2) WHERE state = 'Cancelled'`],
      says: '(Cancelled): its text cannot be read',
    },
    {
      what: 'a column that is not the fact of its order',
      wrong: [
        `UPDATE orders SET carrier = 'other-' || carrier, facts_version = version WHERE state = 'Cancelled'`,
      ],
      right: [`UPDATE orders SET carrier = substr(carrier, 7) WHERE state = 'Cancelled'`],
      says: '(Cancelled): its carrier is other-',
    },
    {
      what: 'a wrong number of orders for the dashboard',
      wrong: [
        `INSERT INTO counter (name, value) VALUES ('dashboard.placedUntil', ${2 ** 50})`,
        `INSERT INTO counter (name, value) VALUES ('dashboard.placedCount', 4)`,
      ],
      right: [`UPDATE counter SET value = 3 WHERE name = 'dashboard.placedCount'`],
      says: 'dashboard: counts 4 older orders, 3 are stored. The dashboard counts them again after: DELETE FROM counter',
    },
    {
      what: 'a term of an order that does not exist',
      wrong: [`INSERT INTO order_term (term, placed_at, order_id) VALUES ('oslo', 1, 'none')`],
      right: [`DELETE FROM order_term WHERE order_id = 'none'`],
      says: 'order_term: names the order none, which does not exist.',
    },
  ])('check finds: $what', async ({ wrong, right, says }) => {
    await change(database, ...wrong)
    expect((await findings(database)).join('\n')).toContain(says)
    await change(database, ...right)
    expect(await findings(database)).toEqual([])
  })

  test('check finds: an order that the search of staff does not know', async () => {
    const run = (...statements: string[]) =>
      withTestStore(database.env, (store) =>
        store.batch(statements.map((sql) => ({ statement: adHoc(sql), rows: 'any' as const }))),
      )
    const forget = ['DELETE FROM order_term', `DELETE FROM counter WHERE name LIKE 'search.%'`]
    await run(
      ...forget,
      `INSERT INTO counter (name, value) VALUES ('search.filled', 0), ('search.position', ${2 ** 50})`,
    )
    const found = (await findings(database)).join('\n')
    expect(found).toContain('the search of staff does not find it. Nothing else depends on it.')
    expect(found).toContain(`The service reads all orders again after: DELETE FROM counter`)
    await run(...forget)
    expect(await findings(database)).toEqual([])
  })

  test('check: a finding is one line on standard output, with exit code 1', async () => {
    await change(database, `UPDATE stock SET waiting = 1 WHERE product_id = 'FEW'`)
    const result = await check(database)
    await change(database, `UPDATE stock SET waiting = 0 WHERE product_id = 'FEW'`)
    expect(result).toMatchObject({ code: 1, stderr: '' })
    expect(result.stdout).toMatch(/^stock of FEW: 0 reserved and 1 waiting, .*;\n$/)
  })

  test('check: a different schema version is reported and not changed', async () => {
    const [row] = await withTestStore(database.env, (store) =>
      store.all<{ steps: number }>({ statement: adHoc('SELECT steps FROM schema_version') }),
    )
    await change(database, 'UPDATE schema_version SET steps = 1')
    const found = await findings(database)
    await setSteps(database, engine, row?.steps as number)
    expect(found).toEqual([expect.stringContaining('schema: version 1')])
    expect(await findings(database)).toEqual([])
  })
})

/** Not through a store: opening one would migrate the tables. */
async function setSteps({ env }: TestDatabase, engine: Engine, steps: number): Promise<void> {
  const sql = `UPDATE schema_version SET steps = ${steps}`
  if (engine === 'sqlite') {
    const database = new DatabaseSync(join(env.DATA_DIR as string, 'buildorder.db'))
    database.exec(sql)
    database.close()
  } else {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: env.DATABASE_URL as string })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
}

describe('a damaged embedded database', () => {
  const cleanups: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
  async function damaged(damage: (file: string) => void): Promise<TestDatabase> {
    const database = await createSeededDatabase('sqlite')
    cleanups.push(database.drop)
    damage(join(database.env.DATA_DIR as string, 'buildorder.db'))
    return database
  }
  const serve = ({ env }: TestDatabase) => runCommand(['serve'], { PORT: '0', DEMO: 'false', ...env })

  test.each([
    ['a page is overwritten', (file: string) => damagePage(new DatabaseSync(file), 'orders')],
    ['its end is missing', (file: string) => truncateSync(file, 40_960)],
    ['it is no database', (file: string) => writeFileSync(file, 'x'.repeat(100_000))],
    [
      'it is missing, but its log is there',
      (file: string) => {
        unlinkSync(file)
        writeFileSync(`${file}-wal`, 'x'.repeat(5000))
      },
    ],
  ])(
    'damaged embedded database, %s: the service does not start and says what to do',
    async (_name, damage) => {
      const database = await damaged(damage)
      const result = await serve(database)
      expect(result).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/is damaged: .*restore the last backup/),
      })
      expect(result.stderr.trim().split('\n')).toHaveLength(1)
    },
  )

  test('damaged embedded database: check reports it and exits with 1', async () => {
    const database = await damaged((file) => damagePage(new DatabaseSync(file), 'carrier'))
    const result = await check(database)
    expect(result).toMatchObject({ code: 1, stdout: expect.stringMatching(/^damage: /m) })
    expect(result.stdout).toContain('restore the last backup')
  })

  test('damaged embedded database: damage found while serving turns readiness off and answers 503', async () => {
    const database = await damaged(() => {})
    const service = await startProcess(database.env)
    cleanups.push(service.kill)
    const id = await placeOrder(service.url, draftOf())
    const file = join(database.env.DATA_DIR as string, 'buildorder.db')
    const other = new DatabaseSync(file)
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    damagePage(other, 'orders')
    // The page is in the service's cache until another process changes the database.
    const touch = new DatabaseSync(file, { timeout: 30_000 })
    touch.exec(`UPDATE revision SET number = number + 1`)
    touch.close()
    const read = await eventually(
      () => send(service.url, { method: 'GET', path: '/orders/v1?limit=7' }),
      ({ status }) => status === 503,
      10_000,
    )
    expect([read.status, read.code]).toEqual([503, 'not_ready'])
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503)
    expect(
      await eventually(
        async () => service.output(),
        (text) => text.includes('is damaged'),
        10_000,
      ),
    ).toContain('The database is damaged')
    expect(id).not.toBe('')
  })
})
