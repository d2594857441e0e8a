// A backup of a busy service is consistent, and can be restored into either engine.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disableClient as disable } from '../../src/accounts/directory.ts'
import { openSqlite } from '../../src/platform/store/sqlite/sqlite.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { schema } from '../../src/schema/schema.ts'
import { tables } from '../../src/schema/tables.ts'
import { contradictions, countOf } from '../support/consistency.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import { createBuyer, emptyLedger, type Ledger } from '../support/load.ts'
import { searchable } from '../support/order-invariants.ts'
import {
  cancelCall,
  createSeededDatabase,
  eventually,
  pause,
  placeOrder,
  randomFrom,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { keptCounts, storedCounts } from '../support/state-counts.ts'

const seed = 909
/** Large enough that a copy takes many steps with changes in between. Still small for a shop. */
const megabytesOf = { sqlite: 40, postgres: 10 }

const folder = mkdtempSync(join(tmpdir(), 'buildorder-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(engines)('a backup of a busy %s', (engine) => {
  const file = join(folder, `busy-${engine}.db`)
  const ledger = emptyLedger()
  let database: TestDatabase
  let service: ServiceProcess
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    await withTestStore(database.env, (store) => fill(store, megabytesOf[engine]))
    service = await startProcess(database.env)
  })
  afterAll(async () => {
    await service?.kill()
    await database?.drop()
  })

  test('backup of a busy database: has everything answered before it started, and is consistent', async () => {
    console.log(`backup of ${engine}: seed ${seed}`)
    const random = randomFrom(seed)
    const crowd = Array.from({ length: 6 }, (_, index) => createBuyer(`k${index}`, ledger, random))
    let isOver = false
    const work = crowd.map((buyer) =>
      buyer.run(
        () => service.url,
        () => isOver,
      ),
    )
    // However busy the machine is, the next write is only a few milliseconds away.
    const writer = withTestStore(database.env, async (store) => {
      for (let number = 0; !isOver; number++) {
        await store.batch([disable(`nobody-${number}`)])
        await pause(1)
      }
    })
    await eventually(
      async () => ledger.orders.size,
      (size) => size > 10,
      60_000,
    )
    const before: Ledger = structuredClone(ledger)
    const result = await runCommand(['backup', file], database.env, 20_000)
    const during = ledger.orders.size - before.orders.size
    isOver = true
    await Promise.all([...work, writer])

    expect(result).toEqual({ code: 0, signal: null, stdout: `Backup written to ${file}.\n`, stderr: '' })
    expect(before.orders.size).toBeGreaterThan(10)
    expect(during).toBeGreaterThan(10)
    // No request was refused or delayed because of it.
    expect(crowd.flatMap(({ pending }) => pending ?? [])).toEqual([])

    const copy = openSqlite(file, schema)
    try {
      expect(await contradictions(copy)).toEqual([])
      const orders = new Map(
        (
          await copy.all<{ id: string; draft_id: string; state: string }>({
            statement: adHoc('SELECT id, draft_id, state FROM orders'),
          })
        ).map((row) => [row.id, row]),
      )
      const missing = [...before.orders].filter(
        ([draftId, orderId]) => orders.get(orderId)?.draft_id !== draftId,
      )
      expect(missing).toEqual([])
      expect([...before.cancelled].filter((orderId) => orders.get(orderId)?.state !== 'Cancelled')).toEqual(
        [],
      )
      expect(await countOf(copy, 'configuration')).toBe(megabytesOf[engine])
    } finally {
      await copy.close()
    }
  })
})

describe('a backup of an embedded database', () => {
  test('backup of an embedded database: finishes although a write falls between any two of its steps', async () => {
    const source = join(folder, 'restless.db')
    const store = openSqlite(source, schema)
    await fill(store, 40)
    // Another connection, without syncs, so that the backup gets no pause on a slow disk.
    const other = new DatabaseSync(source, { timeout: 5_000 })
    other.exec('PRAGMA synchronous = OFF')
    const write = other.prepare('INSERT INTO disabled_client (client) VALUES (?)')
    let writes = 0
    let isOver = false
    const writeOn = () => {
      if (isOver) return
      write.run(`nobody-${writes++}`)
      setImmediate(writeOn)
    }
    writeOn()
    const outcome = await Promise.race([
      store.backup(join(folder, 'restless-copy.db')).then(() => 'done'),
      pause(15_000).then(() => 'still copying after 15 s'),
    ])
    isOver = true
    expect(outcome).toBe('done')
    other.close()
    await store.close()
  })
})

describe.each(engines)('a backup of a quiet %s', (engine) => {
  const file = join(folder, `quiet-${engine}.db`)
  let database: TestDatabase
  let service: ServiceProcess
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    service = await startProcess(database.env)
    for (let index = 0; index < 25; index++) {
      const orderId = await placeOrder(
        service.url,
        draftOf([[index % 2 === 0 ? 'FEW' : 'PLENTY', 1 + (index % 3)]]),
      )
      if (index % 5 === 0) await send(service.url, cancelCall(orderId, { key: `quiet-${index}` }))
    }
    await withTestStore(database.env, async (store) => {
      await searchable(store)
      // Old enough for a count that the dashboard keeps.
      await store.batch([
        { statement: adHoc('UPDATE orders SET placed_at = placed_at - 172800000'), rows: 25 },
      ])
      await keptCounts(store, Date.now())
    })
    const { code, stderr } = await runCommand(['backup', file], database.env)
    expect([code, stderr]).toEqual([0, ''])
  })
  afterAll(async () => {
    await service?.kill()
    await database?.drop()
  })

  test('backup: overwrites no file, and is not overwritten', async () => {
    const again = await runCommand(['backup', file], database.env)
    expect(again).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('already exists') })
  })

  test.each(engines)(
    'backup restored into %s: serves the same orders and accepts new ones',
    async (other) => {
      const target = await createDatabase(other)
      let restored: ServiceProcess | undefined
      try {
        const result = await runCommand(['restore', file], target.env)
        expect([result.code, result.stderr]).toEqual([0, ''])
        const opened = join(folder, `opened-${engine}-${other}.db`)
        copyFileSync(file, opened)
        const copy = openSqlite(opened, schema)
        const orders = await copy.all<{ id: string; body: string }>({
          statement: adHoc('SELECT id, body FROM orders'),
        })
        const copied = await allRows(copy)
        await copy.close()
        expect(await withTestStore(target.env, allRows)).toEqual(copied)
        expect(await withTestStore(database.env, allRows)).toEqual(copied)
        expect(orders).toHaveLength(25)

        const into = await startProcess(target.env)
        restored = into
        const replies = await Promise.all(
          orders.map(({ id }) => send(into.url, { method: 'GET', path: `/orders/v1/${id}` })),
        )
        expect(replies.map(({ status, text }) => ({ status, text }))).toEqual(
          orders.map(({ body }) => ({ status: 200, text: `{"order":${body}}` })),
        )
        // Idempotency keys are restored too: a used key does not act again.
        const cancelled = orders.find(({ body }) => body.includes('"cancelled":"')) as { id: string }
        const key = await withTestStore(target.env, (store) =>
          store.all<{ idempotency_key: string }>({
            statement: adHoc('SELECT idempotency_key FROM idempotency'),
          }),
        )
        expect(key.length).toBe(5)
        expect((await send(into.url, cancelCall(cancelled.id))).code).toBe('order_cannot_be_cancelled')
        await placeOrder(into.url, draftOf([['PLENTY', 1]]))
        await withTestStore(target.env, async (store) => {
          expect(await contradictions(store)).toEqual([])
          expect(await keptCounts(store, Date.now())).toEqual(await storedCounts(store))
        })

        const twice = await runCommand(['restore', file], target.env)
        expect(twice).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('not empty') })
      } finally {
        await restored?.kill()
        await target.drop()
      }
    },
  )
})

/** Large rows without meaning. */
async function fill(store: Store, megabytes: number): Promise<void> {
  for (let index = 0; index < megabytes; index++) {
    await store.batch([
      {
        statement: adHoc(
          'INSERT INTO configuration (id, account, bundle_id, products, created_at) VALUES ($1, $2, $3, $4, $5)',
        ),
        values: [`filler-${index}`, 'NO-1', 'PC-ONE', JSON.stringify('x'.repeat(1_000_000)), 0],
        rows: 1,
      },
    ])
  }
}

/** Every row of every table, in any order. */
/** Without what a restore says about the new database: the time, and that it sends nothing. */
const condition: Record<string, string> = { counter: `WHERE name NOT IN ('clock', 'sending.off')` }

async function allRows(store: Store): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await store.all({ statement: adHoc(`SELECT * FROM ${table} ${condition[table] ?? ''}`) })
    found[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}
