// A cluster of a primary and a standby, both named in DATABASE_URL. The service uses the one that accepts writes.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contradictions, countOf } from '../support/consistency.ts'
import { seedFixture } from '../support/fixture.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  createDraft,
  eventually,
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
import { type Replication, startReplication } from '../support/replication.ts'
import { draftOf } from '../support/service.ts'

const seed = 25_006
const name = 'shop'

describe('a cluster of PostgreSQL', () => {
  let cluster: Replication
  let service: ServiceProcess
  /** The standby comes first, so that order alone does not find the primary. */
  let address: string

  beforeAll(async () => {
    cluster = await startReplication()
    await query(cluster.primaryUrl('postgres'), `CREATE DATABASE ${name}`)
    const [standby, primary] = [cluster.standbyUrl(name), cluster.primaryUrl(name)].map(
      (url) => new URL(url).host,
    )
    address = `postgres://postgres@${standby},${primary}/${name}?target_session_attrs=read-write`
    await withTestStore({ DATABASE_URL: address }, (store) => seedFixture(store, Date.now()))
    service = await startProcess({ DATABASE_URL: address })
  })
  afterAll(async () => {
    await service?.kill()
    await cluster?.stop()
  })

  async function query(url: string, sql: string) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }

  test('cluster: the primary is found behind a standby', async () => {
    await placeOrder(service.url, draftOf())
    const { rows } = await query(
      cluster.standbyUrl(name),
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = '${name}' AND application_name = 'buildorder'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('cluster: without a server that accepts writes, start is refused in one line that names each server', async () => {
    const { host } = new URL(cluster.standbyUrl(name))
    const standbyOnly = `postgres://postgres:hunter2@${host},127.0.0.1:1/${name}`
    const { code, stderr } = await runCommand(['accounts', 'list'], { DATABASE_URL: standbyOnly })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(new RegExp(`${host}: .*read-only.*127.0.0.1:1: .*ECONNREFUSED`))
    expect(stderr).not.toContain('hunter2')
  })

  test('cluster: a commit whose wait for the standby is cancelled is not acknowledged', async () => {
    const id = await createDraft(service.url, draftOf())
    const before = await withTestStore({ DATABASE_URL: address }, (store) => countOf(store, 'orders'))
    const submit = () => send(service.url, submitCall(id, { key: 'cancelled-wait' }))
    await cluster.waitFor('absent')
    let isAnswered = false
    const reply = submit().finally(() => {
      isAnswered = true
    })
    try {
      await eventually(
        () =>
          query(
            cluster.primaryUrl(name),
            `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
          ),
        () => isAnswered,
        20_000,
      )
      const first = await reply
      expect([first.status, first.code]).toEqual([503, 'outcome_unknown'])
    } finally {
      await cluster.waitFor('*')
    }
    const second = await submit()
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([204, 'true'])
    expect(await withTestStore({ DATABASE_URL: address }, (store) => countOf(store, 'orders'))).toBe(
      before + 1,
    )
  })

  test('cluster: the standby becomes primary under load; no order is lost or doubled', async () => {
    console.log(`failover under load: seed ${seed}`)
    const random = randomFrom(seed)
    const ledger = emptyLedger()
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`f${index}`, ledger, random))
    let isOver = false
    const work = crowd.map((buyer) =>
      buyer.run(
        () => service.url,
        () => isOver,
      ),
    )
    await eventually(
      async () => ledger.orders.size,
      (orders) => orders >= 16,
      20_000,
    )
    // The old primary still runs, but its commits have no standby to wait for any more: none is acknowledged.
    await cluster.promoteStandby()
    await pause(200)
    await cluster.killPrimary()
    const killedAt = performance.now()
    isOver = true
    await Promise.all(work)
    const acknowledged = ledger.orders.size
    for (const buyer of crowd) {
      const reply = await eventually(
        () => buyer.retry(service.url),
        (answer) => !answer || answer.status < 300,
        30_000,
      )
      expect(reply?.status ?? 200, reply?.text).toBeLessThan(300)
    }
    console.log(`${acknowledged} orders, served again after ${Math.round(performance.now() - killedAt)} ms`)
    await placeOrder(service.url, draftOf())
    expect(service.hasExited(), service.output()).toBe(false)
    expect(acknowledged).toBeGreaterThanOrEqual(16)
    await withTestStore({ DATABASE_URL: cluster.standbyUrl(name) }, async (store) => {
      expect(await contradictions(store)).toEqual([])
      expect(await brokenPromises(store, ledger)).toEqual([])
    })
  })
})
