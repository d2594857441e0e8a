import { callersTopic } from '../../src/accounts/directory.ts'
// Connections to PostgreSQL that stay open and silent, as after a firewall dropped them. The service gives them up, is
// not ready meanwhile, and stops on SIGTERM.

import { describe, expect, type TestContext, test } from 'vitest'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { maxRows } from '../../src/platform/store/several-rows.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { startWire, type Wire } from '../processes/wire.ts'
import { countOf } from '../support/consistency.ts'
import type { TestDatabase } from '../support/databases.ts'
import { onPostgres } from '../support/postgres.ts'
import {
  createCall,
  createDraft,
  createSeededDatabase,
  eventually,
  placeOrder,
  type ServiceProcess,
  send,
  startProcess,
  submitCall,
  tally,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const requestSeconds = 2
/** A silent connection is given up after this time; see limitsWithin in src/platform/store/postgres/session.ts. */
const silenceLimit = 7_000
/** Independent of the speed of the machine. */
const slack = 8_000

async function startBehindWire(
  { onTestFinished }: TestContext,
  seconds = requestSeconds,
): Promise<{ service: ServiceProcess; wire: Wire; database: TestDatabase }> {
  const database = await createSeededDatabase('postgres')
  onTestFinished(database.drop)
  const wire = await startWire(database.env.DATABASE_URL as string)
  onTestFinished(wire.close)
  const service = await startProcess({
    ...database.env,
    DATABASE_URL: wire.url,
    REQUEST_SECONDS: String(seconds),
  })
  onTestFinished(service.kill)
  // Opens many connections.
  await Promise.all(Array.from({ length: 20 }, () => placeOrder(service.url, draftOf())))
  return { service, wire, database }
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const start = Date.now()
  const result = await work
  return [result, Date.now() - start]
}

const createDrafts = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => createDraft(url, draftOf())))

const readiness = async ({ url }: ServiceProcess) => {
  const response = await fetch(`${url}/readyz`)
  await response.text()
  return response.status
}

// Those with seconds of slack wait at once; those about groups, which measure, run alone.
describe('silent connections to PostgreSQL', () => {
  test.concurrent('silent connections to PostgreSQL, all: requests and readiness answer 503 in time, and the service recovers', async (context) => {
    const { service, wire } = await startBehindWire(context)
    wire.silence()
    wire.silenceNew(true)
    const [ready, readyTime] = await timed(readiness(service))
    expect(ready).toBe(503)
    expect(readyTime).toBeLessThan(2_000 + slack)
    const [created, createTime] = await timed(send(service.url, createCall(draftOf())))
    expect([created.status, created.headers.get('retry-after')]).toEqual([503, '1'])
    expect(createTime).toBeLessThan(requestSeconds * 1000 + slack)

    wire.silenceNew(false)
    expect(
      await eventually(
        () => readiness(service),
        (status) => status === 200,
        silenceLimit + slack,
      ),
    ).toBe(200)
    // No silent connection is used again.
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(service.url, createCall(draftOf()))),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(service.hasExited(), service.output()).toBe(false)
  })

  test.concurrent('silent connections to PostgreSQL, all open ones: given up within seconds, also where requests may take long', async (context) => {
    const { service, wire } = await startBehindWire(context, 30)
    wire.silence()
    const [replies, time] = await timed(
      Promise.all(Array.from({ length: 8 }, () => send(service.url, createCall(draftOf())))),
    )
    // Those that were sent on a silent connection may have been stored.
    expect(replies.every(({ status }) => status === 201 || status === 503)).toBe(true)
    expect(time).toBeLessThan(5_000 + slack)
    const [created, createTime] = await timed(send(service.url, createCall(draftOf())))
    expect(created.status).toBe(201)
    expect(createTime).toBeLessThan(slack)
  })

  test.concurrent('slow statement on PostgreSQL: its connection is not taken for a silent one', async (context) => {
    const { service, database } = await startBehindWire(context, 30)
    const id = await createDraft(service.url, draftOf())
    // Longer than a connection may be silent before the server is asked.
    const seconds = 4
    await onPostgres(database.env.DATABASE_URL as string, async (client) => {
      await client.query('BEGIN; LOCK TABLE orders IN EXCLUSIVE MODE')
      const [reply, time] = await timed(
        Promise.all([
          send(service.url, submitCall(id)),
          new Promise((resolve) => setTimeout(resolve, seconds * 1000)).then(() => client.query('COMMIT')),
        ]),
      )
      expect(reply[0].status, reply[0].text).toBe(204)
      expect(time).toBeGreaterThanOrEqual(seconds * 1000 - 100)
    })
  })

  test.concurrent('silent connections to PostgreSQL, all open ones: revocations and events continue on new ones', async (context) => {
    const { service, wire, database } = await startBehindWire(context)
    wire.silence()
    await withTestStore(database.env, async (store) => {
      // Makes events and revokes a key directly in the database; the service must follow both.
      await store.batch([
        { statement: adHoc(`UPDATE api_key SET revoked_at = 1 WHERE client = 'client-german'`), rows: 1 },
        bump(callersTopic),
      ])
      expect(
        await eventually(
          async () => (await send(service.url, { method: 'GET', path: '/orders/v1', as: 'german' })).status,
          (status) => status === 401,
          silenceLimit + slack,
        ),
      ).toBe(401)
      await placeOrder(service.url, draftOf())
      const unplaced = () => countOf(store, 'event WHERE position IS NULL')
      expect(await eventually(unplaced, (count) => count === 0, slack)).toBe(0)
    })
  })

  test.concurrent('silent connections to PostgreSQL: SIGTERM ends the process', async (context) => {
    const { service, wire } = await startBehindWire(context)
    wire.silence()
    wire.silenceNew(true)
    const unanswered = send(service.url, createCall(draftOf())).catch(() => undefined)
    service.signal('SIGTERM')
    const ended = await Promise.race([
      service.exited,
      new Promise((resolve) => setTimeout(resolve, 40_000, 'still running')),
    ])
    expect(ended).toEqual({ code: 0, signal: null })
    await unanswered
  })

  test('silent connection to PostgreSQL under a group of batches: others are stored before it is given up', async (context) => {
    const seconds = 10
    const { service, wire } = await startBehindWire(context, seconds)
    const drafts = await createDrafts(service.url, 21)
    const isSilent = wire.silenceOn('group.lockWait')
    const [first, ...others] = drafts as [string, ...string[]]
    const silent = send(service.url, submitCall(first))
    await isSilent
    void wire.silenceOn('')
    const [replies, time] = await timed(Promise.all(others.map((id) => send(service.url, submitCall(id)))))
    expect(tally(replies)).toEqual({ 204: 20 })
    expect(time).toBeLessThan((seconds * 1000) / 2)
    await silent
  })

  test('silent connections to PostgreSQL under all groups of batches: those behind them are refused in time, and nothing of them is stored', async (context) => {
    const { service, wire, database } = await startBehindWire(context, 6)
    const drafts = await createDrafts(service.url, 200)
    void wire.silenceOn('group.lockWait')
    const submit = (id: string) => timed(send(service.url, submitCall(id, { key: id })))
    const submits = Promise.all(drafts.map(submit))
    const metrics = async () => (await fetch(`${service.url}/metrics`)).text()
    const hasQueue = (text: string) => /^database_queue_length\{lane="write"\} [1-9]/m.test(text)
    expect(await eventually(metrics, hasQueue, 30_000)).toSatisfy(hasQueue)
    const replies = await submits
    const refused = replies.flatMap(([reply, time], index) =>
      reply.code === 'not_ready' ? [{ id: drafts[index] as string, time }] : [],
    )
    // The others are in groups that were sent and then given up: two at a time, at most twice before nobody waits any longer.
    expect(tally(replies.map(([reply]) => reply))).toEqual({
      '503 not_ready': refused.length,
      '503 outcome_unknown': drafts.length - refused.length,
    })
    expect(refused.length).toBeGreaterThanOrEqual(drafts.length - 4 * maxRows)
    // A batch waits half of the time of a request for its turn and its connection.
    expect(Math.max(...refused.map(({ time }) => time))).toBeLessThan(5_000)

    void wire.silenceOn('')
    await withTestStore(database.env, async (store) => {
      const placed = await countOf(store, 'orders')
      expect(placed).toBe(20)
      for (const id of drafts) {
        const status = await eventually(
          async () => (await submit(id))[0].status,
          (answer) => answer === 204,
          silenceLimit + slack,
        )
        expect(status).toBe(204)
      }
      expect(await countOf(store, 'orders')).toBe(placed + drafts.length)
    })
  })
})
