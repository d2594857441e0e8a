// Statements are cancelled at random (pg_cancel_backend, statement_timeout and SIGINT to a backend have the same
// effect): a batch stays atomic on the server, whichever of its messages is hit.

import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adHoc, insertStatement, writeStatement } from '../../src/platform/store/statement.ts'
import {
  Conflict,
  OutcomeUnknown,
  type Store,
  StoreUnavailable,
  type Write,
} from '../../src/platform/store/store.ts'
import { contradictions } from '../support/consistency.ts'
import type { TestDatabase } from '../support/databases.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import {
  createSeededDatabase,
  eventually,
  openTestStore,
  pause,
  randomFrom,
  startProcess,
} from '../support/processes.ts'
import { corrupted } from './messages.ts'
import { startWire } from './wire.ts'

const insertGroup = insertStatement('test.insertGroup', 'product_group', ['id', 'kind', 'name'])

const seed = 57_014
/** Seconds per test. `CANCEL_SECONDS=60` runs the long version. */
const seconds = Number(process.env.CANCEL_SECONDS ?? 6)

describe('PostgreSQL cancels statements at random', () => {
  let database: TestDatabase
  let store: Store
  let canceller: pg.Client
  beforeAll(async () => {
    database = await createSeededDatabase('postgres')
    store = await openTestStore(database.env)
    canceller = new pg.Client({ connectionString: database.env.DATABASE_URL as string })
    await canceller.connect()
  })
  afterAll(async () => {
    await canceller?.end()
    await store?.close()
    await database?.drop()
  })
  const cleanups: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })

  /** Cancels statements on all connections in bursts; returns how many were sent. One burst hits several places of a batch. */
  async function cancelUntil(isOver: () => boolean): Promise<number> {
    let sent = 0
    while (!isOver()) {
      const { rowCount } = await canceller.query(`
        WITH backend AS MATERIALIZED (
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid())
        SELECT pg_cancel_backend(pid) FROM generate_series(1, 30), backend WHERE random() < 0.3`)
      sent += rowCount ?? 0
      await pause(2)
    }
    return sent
  }

  test('store: a batch is stored whole or not at all, and its outcome is reported correctly', {
    timeout: 30_000 + 4_000 * seconds,
  }, async () => {
    const deadline = Date.now() + seconds * 1000
    const isOver = () => Date.now() > deadline
    const stored: string[] = []
    const refused: string[] = []
    const unknown: string[] = []
    const others: unknown[] = []
    /** Each row has the id of its batch and the number of its rows. */
    const batchOf = (id: string, size: number): Write[] =>
      Array.from({ length: size }, (_, place) => ({
        statement: insertGroup,
        values: [`${id}/${place}`, String(size), id],
        rows: 1,
      }))
    async function writeBatches(size: number): Promise<void> {
      while (!isOver()) {
        const id = randomUUIDv7()
        try {
          await store.batch(batchOf(id, size))
          stored.push(id)
        } catch (error) {
          if (error instanceof StoreUnavailable || error instanceof Conflict) refused.push(id)
          else if (error instanceof OutcomeUnknown) unknown.push(id)
          else others.push(error)
        }
      }
    }
    const [sent] = await Promise.all([
      cancelUntil(isOver),
      ...Array.from({ length: 8 }, () => writeBatches(4)),
      ...Array.from({ length: 4 }, () => writeBatches(1)),
    ])
    console.log(
      `cancels: ${sent} sent, ${stored.length} stored, ${refused.length} refused, ${unknown.length} unknown`,
    )
    const rows = await store.all<{ batch: string; size: string; found: number }>({
      statement: adHoc(`SELECT name AS batch, kind AS size, count(*) AS found FROM product_group
        WHERE id LIKE '%/%' GROUP BY name, kind`),
    })
    expect(rows.filter(({ size, found }) => Number(size) !== found)).toEqual([])
    const found = new Set(rows.map(({ batch }) => batch))
    expect(stored.filter((id) => !found.has(id))).toEqual([])
    expect(refused.filter((id) => found.has(id))).toEqual([])
    expect(others).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
  })

  test('store: whichever message of a batch the server refuses, nothing of the batch is stored', async () => {
    const wire = await startWire(database.env.DATABASE_URL as string)
    cleanups.push(wire.close)
    const target = await openTestStore({ DATABASE_URL: wire.url, DATABASE_CONNECTIONS: '1' })
    cleanups.push(target.close)
    // Unique texts, so that every batch has to prepare its statements.
    const writes = (id: string): Write[] => [
      {
        statement: writeStatement({
          name: `test.insert/${id}`,
          sql: 'INSERT INTO product_group (id, kind, name) VALUES ($1, $2, $3)',
        }),
        values: [id, 'cpu', 'new'],
        rows: 'any',
      },
      {
        statement: writeStatement({
          name: `test.update/${id}`,
          sql: `UPDATE product_group SET name = 'old' WHERE id = $1`,
        }),
        values: [id],
        rows: 1,
      },
    ]
    const nameOf = async (id: string) =>
      (
        await store.all<{ name: string }>({
          statement: adHoc('SELECT name FROM product_group WHERE id = $1'),
          values: [id],
        })
      )[0]?.name
    await target.batch(writes('spoiled-none'))
    let refusals = 0
    for (let place = 0; ; place++) {
      // Counts the messages of the batch and corrupts one of them.
      let count = 0
      let hit = ''
      wire.bend = (message) => {
        if (message.type === 'S' || count++ !== place) return message.bytes
        hit = message.type
        return corrupted(message)
      }
      const id = `spoiled-${place}`
      const outcome = await target.batch(writes(id)).then(
        () => 'stored',
        () => 'refused',
      )
      wire.bend = undefined
      if (hit === '') {
        expect([place, outcome, await nameOf(id)]).toEqual([place, 'stored', 'old'])
        break
      }
      refusals++
      expect([place, hit, outcome, await nameOf(id)]).toEqual([place, hit, 'refused', undefined])
      // The connection, or its replacement, works.
      await target.batch(writes(`${id}-after`))
      expect(await nameOf(`${id}-after`)).toBe('old')
    }
    expect(refusals).toBeGreaterThanOrEqual(4)
  })

  test('service: one draft per idempotency key, and stock equals what orders hold', {
    timeout: 60_000 + 4_000 * seconds,
  }, async () => {
    console.log(`cancels: seed ${seed}`)
    const service = await startProcess(database.env)
    cleanups.push(service.kill)
    const ledger = emptyLedger()
    const random = randomFrom(seed)
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`c${index}`, ledger, random))
    const deadline = Date.now() + seconds * 1000
    const isOver = () => Date.now() > deadline
    const answers = new Set<string>()
    await Promise.all([
      cancelUntil(isOver),
      ...crowd.map(async (buyer) => {
        while (!isOver()) {
          await buyer.run(() => service.url, isOver)
          const reply = await buyer.retry(service.url)
          if (reply && reply.status >= 300) answers.add(`${reply.status} ${reply.code}`)
        }
      }),
    ])
    for (const buyer of crowd) {
      const last = await eventually(
        () => buyer.retry(service.url),
        (reply) => reply === undefined,
        60_000,
      )
      expect(last).toBeUndefined()
    }
    // A cancelled statement is not an internal error: never a 500.
    expect([...answers].filter((answer) => !answer.startsWith('503 '))).toEqual([])
    expect(ledger.orders.size).toBeGreaterThan(0)
    expect(await contradictions(store)).toEqual([])
    expect(await brokenInvariants(store, Date.now())).toEqual([])
    expect(await brokenPromises(store, ledger)).toEqual([])
  })
})
