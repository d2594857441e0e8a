// `move`: everything of one engine in the other, verified. What the API answers is the same before and after.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStates } from '../../src/orders/states.ts'
import { lockForService } from '../../src/platform/store/sqlite/service-lock.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { countOf } from '../support/consistency.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { searchable } from '../support/order-invariants.ts'
import {
  createSeededDatabase,
  type Env,
  pause,
  runCommand,
  startCommand,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { draftOf, startTestService, type TestService } from '../support/service.ts'

/** A database that outlives its service. */
const keep = (database: TestDatabase): TestDatabase => ({ ...database, drop: async () => {} })
const unseeded = async () => {}

/** Orders in every state, one that waits for stock, a billed one, and a draft. */
async function trade(service: TestService): Promise<void> {
  const desk = deskOf(service)
  const place = () => service.place(draftOf([['PLENTY', 2]]))
  const shipped = async (quantity: number) => {
    const id = await place()
    await desk.toWarehouse(id)
    const { deliveryId } = done(await desk.ship(id, [['10', quantity]])).body
    return { id, deliveryId }
  }
  await place()
  done(await desk.confirm(await place()))
  await desk.toWarehouse(await place())
  await shipped(1)
  const { id } = await shipped(2)
  done(await desk.invoice(id))
  const delivered = await shipped(2)
  done(await desk.deliver(delivered.id, delivered.deliveryId))
  done(await desk.cancel(await place()))
  await service.place(draftOf([['DATED', 3]]))
  await service.create(
    draftOf([['FEW', 1]], { notes: { messageToSalesDepartment: 'Ünïcode, „quotes“ and \\ 🖥️' } }),
  )
}

/** What the API answers about everything, as one digest and the states of the orders. */
async function answersOf(service: TestService) {
  const texts: string[] = []
  const get = async (path: string, as: 'staff' | 'shop' = 'staff') => {
    const reply = done(await service.request('GET', path, { as }))
    texts.push(reply.text)
    return reply.body
  }
  const { orders } = (await get('/fulfilment/v1/orders?limit=200')) as {
    orders: { state: string; order: { orderId: string } }[]
  }
  for (const { order } of orders) await get(`/fulfilment/v1/orders/${order.orderId}`)
  for (const path of ['events?limit=1000', 'webhooks']) await get(`/fulfilment/v1/${path}`)
  await get('/catalog/v1/stock?limit=1000')
  await get('/orders/v1?limit=200', 'shop')
  await get('/customers/v1/me', 'shop')
  return {
    digest: createHash('sha256').update(texts.join('\n')).digest('hex'),
    states: new Set(orders.map(({ state }) => state)),
  }
}

async function answersWith(database: TestDatabase) {
  const service = await startTestService('postgres', { database: keep(database), seed: unseeded })
  try {
    return await answersOf(service)
  } finally {
    await service.stop()
  }
}

describe('move', () => {
  let embedded: TestDatabase
  let postgres: TestDatabase
  let env: Env
  let before: Awaited<ReturnType<typeof answersOf>>

  beforeAll(async () => {
    embedded = await createDatabase('sqlite')
    postgres = await createDatabase('postgres')
    env = { ...postgres.env, ...embedded.env }
    const service = await startTestService('sqlite', { database: keep(embedded) })
    await trade(service)
    before = await answersOf(service)
    await searchable(service.service.context.store)
    await service.stop()
  })
  afterAll(async () => {
    await embedded?.drop()
    await postgres?.drop()
  })

  test('move: an embedded database that is in use, or is not there, is refused', async () => {
    expect(before.states).toEqual(new Set(orderStates))
    const unlock = lockForService(embedded.env.DATA_DIR as string)
    try {
      const { code, stderr } = await runCommand(['move', 'postgresql'], env)
      expect([code, stderr]).toEqual([1, expect.stringContaining('Another service already runs')])
    } finally {
      unlock()
    }
    const nowhere = { ...env, DATA_DIR: join(tmpdir(), 'buildorder-nowhere') }
    expect((await runCommand(['move', 'postgresql'], nowhere)).stderr).toContain('There is no database')
    const { stderr } = await runCommand(['move', 'postgresql'], embedded.env)
    expect(stderr).toContain('Set both DATA_DIR and DATABASE_URL')
  })

  test('move to PostgreSQL and back: the API answers the same, and each step is verified', async () => {
    const there = await runCommand(['move', 'postgresql'], env)
    expect(there).toMatchObject({ code: 0, stderr: '' })
    expect(there.stdout).toMatch(/^orders: 8 rows, digest [0-9a-f]{16}$/m)
    expect(there.stdout).toMatch(
      /The new database is sound\.\nNext, 1: Start the services with DATABASE_URL\./,
    )
    expect(await answersWith(postgres)).toEqual(before)

    const again = await runCommand(['move', 'postgresql'], env)
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('The target is not empty') })

    const folder = mkdtempSync(join(tmpdir(), 'buildorder-back-'))
    try {
      const back = await runCommand(['move', 'embedded'], { ...env, DATA_DIR: folder })
      expect(back).toMatchObject({ code: 0, stderr: '' })
      const digests = (text: string) => text.split('\n').filter((line) => line.includes('digest'))
      expect(digests(back.stdout)).toEqual(digests(there.stdout))

      const service = await startProcess(postgres.env)
      const used = await runCommand(['move', 'embedded'], { ...env, DATA_DIR: folder })
      await service.kill()
      expect([used.code, used.stderr]).toEqual([2, expect.stringContaining('connections of Buildorder')])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('move: a target with other data is refused and stays as it is', async () => {
    const other = await createSeededDatabase('postgres')
    try {
      const { code, stderr } = await runCommand(['move', 'postgresql'], { ...env, ...other.env })
      expect(code).toBe(2)
      expect(stderr).toMatch(/not empty, and differs .*orders \(8 rows in the source, 0 in the target\)/)
      expect(await withTestStore(other.env, (store) => countOf(store, 'orders'))).toBe(0)
    } finally {
      await other.drop()
    }
  })

  test('move: killed at any moment, it leaves the target empty or complete, and can be repeated', async () => {
    const target = await createDatabase('postgres')
    const source = await createSeededDatabase('sqlite')
    const both = { ...target.env, ...source.env }
    const rows = 20_000
    await withTestStore(source.env, (store) =>
      store.batch(
        Array.from({ length: rows }, (_, index) => ({
          statement: adHoc(
            `INSERT INTO configuration (id, account, bundle_id, products, created_at) VALUES ($1, 'NO-1', 'PC-ONE', $2, 0)`,
          ),
          values: [`filler-${index}`, JSON.stringify('x'.repeat(1000))],
          rows: 1,
        })),
      ),
    )
    try {
      const found = new Set<number>()
      let killed = 0
      for (const milliseconds of [600, 1100, 1600, 2400]) {
        const command = startCommand(['move', 'postgresql'], both)
        await pause(milliseconds)
        command.kill()
        if ((await command.exited).signal === 'SIGKILL') killed++
        found.add(await withTestStore(target.env, (store) => countOf(store, 'configuration')))
      }
      expect(killed).toBeGreaterThan(0)
      expect([0, rows]).toEqual(expect.arrayContaining([...found]))
      expect(await runCommand(['move', 'postgresql'], both, 60_000)).toMatchObject({
        code: 0,
        stderr: '',
      })
    } finally {
      await target.drop()
      await source.drop()
    }
  })
})
