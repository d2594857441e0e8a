// Two servers in DATABASE_URL. After a failover the former primary comes back and accepts writes, too: its data end where the
// timeline of the new primary begins, and orders stored there would be missing in the cluster.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { countOf } from '../support/consistency.ts'
import { runOn } from '../support/databases.ts'
import { seedFixture } from '../support/fixture.ts'
import { startPgBouncer } from '../support/pgbouncer.ts'
import { createCluster, endServer, onPostgres, startServer, temporaryFolder } from '../support/postgres.ts'
import {
  createCall,
  eventually,
  placeOrder,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { type Replication, startReplication } from '../support/replication.ts'
import { draftOf } from '../support/service.ts'

const name = 'shop'
const role = 'shop_service'
const program = inject('pgbouncer')

describe('a former primary that accepts writes', () => {
  let cluster: Replication
  let service: ServiceProcess
  let address: string
  let hosts: { first: string; second: string }
  const acknowledged: string[] = []

  beforeAll(async () => {
    cluster = await startReplication()
    // Without a standby, the former primary could commit nothing.
    await cluster.waitFor('')
    // What the service asks needs no rights beyond those of an ordinary role.
    await runOn(cluster.primaryUrl('postgres'), `CREATE ROLE ${role} LOGIN`)
    await runOn(cluster.primaryUrl('postgres'), `CREATE DATABASE ${name} OWNER ${role}`)
    const [first, second] = [cluster.primaryUrl(name), cluster.standbyUrl(name)].map(
      (url) => new URL(url).host,
    ) as [string, string]
    hosts = { first, second }
    address = `postgres://${role}@${first},${second}/${name}`
    await withTestStore({ DATABASE_URL: address }, (store) => seedFixture(store, Date.now()))
    service = await startProcess({ DATABASE_URL: address, REQUEST_SECONDS: '4' })
  })
  afterAll(async () => {
    await service?.kill()
    await cluster?.stop()
  })

  const readiness = async ({ url }: ServiceProcess) => {
    const response = await fetch(`${url}/readyz`)
    return { status: response.status, text: await response.text() }
  }

  const untilReady = (of: ServiceProcess) =>
    eventually(
      () => readiness(of),
      ({ status }) => status === 200,
      20_000,
    )

  const buy = async (at: ServiceProcess) => {
    acknowledged.push(await placeOrder(at.url, draftOf()))
  }

  const ordersOn = (url: string) =>
    onPostgres(url, async (client) => {
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM orders')
      return rows[0]?.count
    })

  const missing = async (at: ServiceProcess) => {
    const statuses = await Promise.all(
      acknowledged.map(
        async (id) => (await send(at.url, { method: 'GET', path: `/orders/v1/${id}` })).status,
      ),
    )
    return statuses.filter((status) => status !== 200).length
  }

  test('former primary: while the new one is down, it is refused, and the service is not ready', async () => {
    await buy(service)
    await cluster.promoteStandby()
    await cluster.killPrimary()
    expect((await untilReady(service)).status).toBe(200)
    await buy(service)
    await eventually(
      async () => service.output(),
      (output) => output.includes(`"to":"${hosts.second}"`),
      5_000,
    )
    expect(service.output()).toContain(`"from":"${hosts.first}"`)

    await cluster.startPrimary()
    const before = await ordersOn(cluster.primaryUrl(name))
    await cluster.killStandby()
    const refused = await eventually(
      () => readiness(service),
      ({ text }) => text.includes('timeline'),
      20_000,
    )
    expect(refused.status).toBe(503)
    expect(refused.text).toMatch(/timeline 1.*timeline 2/)
    expect((await send(service.url, createCall(draftOf()))).status).toBe(503)
    expect(await ordersOn(cluster.primaryUrl(name))).toBe(before)
    expect(
      await eventually(
        async () => service.output(),
        (output) => /takes no writes.*timeline 1/.test(output),
        5_000,
      ),
    ).toMatch(/takes no writes.*timeline 1/)

    await cluster.startStandby()
    expect((await untilReady(service)).status).toBe(200)
    await buy(service)
    expect(await missing(service)).toBe(0)
  })

  test('former primary: a service that starts beside both servers uses the one with the newest timeline', async () => {
    const before = await ordersOn(cluster.primaryUrl(name))
    const next = await startProcess({ DATABASE_URL: address })
    try {
      await buy(next)
      expect(await missing(service)).toBe(0)
      expect(await ordersOn(cluster.primaryUrl(name))).toBe(before)
    } finally {
      await next.kill()
    }
  })

  test('another cluster at the same address: it is refused while the service runs', async () => {
    const folder = temporaryFolder()
    const data = createCluster(folder)
    await cluster.killPrimary()
    await cluster.killStandby()
    const other = await startServer({ folder, data, port: Number(new URL(cluster.standbyUrl(name)).port) })
    try {
      await runOn(other.url('postgres'), `CREATE ROLE ${role} LOGIN`)
      await runOn(other.url('postgres'), `CREATE DATABASE ${name} OWNER ${role}`)
      const otherUrl = `postgres://${role}@${hosts.second}/${name}`
      await withTestStore({ DATABASE_URL: otherUrl }, async (store) => {
        await seedFixture(store, Date.now())
        const refused = await eventually(
          () => readiness(service),
          ({ text }) => text.includes('system identifier'),
          20_000,
        )
        expect(refused.status).toBe(503)
        expect((await send(service.url, createCall(draftOf()))).status).toBe(503)
        expect(await countOf(store, 'draft')).toBe(0)
      })
    } finally {
      await endServer(other.child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    }
    await cluster.startStandby()
    expect((await untilReady(service)).status).toBe(200)
    expect(await missing(service)).toBe(0)
  })

  test('a database that was copied into another cluster: start is refused until accept-server', async () => {
    const env = { DATABASE_URL: `postgres://${role}@${hosts.second}/${name}` }
    // As a dump of another cluster has it.
    await runOn(cluster.standbyUrl(name), `UPDATE database_server SET system_identifier = '12345'`)
    const refused = await runCommand(['accounts', 'list'], env)
    expect(refused.code).toBe(1)
    expect(refused.stderr.trim().split('\n')).toHaveLength(1)
    expect(refused.stderr).toMatch(/system identifier.*12345.*accept-server/)

    const accepted = await runCommand(['accept-server'], env)
    expect(accepted).toMatchObject({ code: 0, stderr: '' })
    expect(accepted.stdout).toContain('12345')
    expect(await runCommand(['accounts', 'list'], env)).toMatchObject({ code: 0, stderr: '' })
  })

  test('a server that does not say who it is: the log says so once, and the service serves', async () => {
    const env = { DATABASE_URL: `postgres://${role}@${hosts.second}/${name}` }
    await runOn(cluster.standbyUrl(name), 'REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC')
    const unknown = await startProcess(env)
    try {
      await Promise.all(Array.from({ length: 8 }, () => buy(unknown)))
      expect(unknown.output().match(/another cluster cannot be recognised/g)).toHaveLength(1)
    } finally {
      await unknown.kill()
      await runOn(cluster.standbyUrl(name), 'GRANT EXECUTE ON FUNCTION pg_control_system() TO PUBLIC')
    }
  })

  test.skipIf(!program)(
    'former primary behind a pooler: it is refused, although connections to the pooler stay open',
    async () => {
      await cluster.startPrimary()
      const pooler = await startPgBouncer({
        program: program as string,
        server: `postgres://${role}@${hosts.second}/${name}`,
      })
      const pooled = await startProcess({
        DATABASE_URL: pooler.through(`postgres://${role}@${hosts.second}/${name}`),
      })
      try {
        await buy(pooled)
        pooler.point(cluster.primaryUrl(name))
        const refused = await eventually(
          () => readiness(pooled),
          ({ text }) => text.includes('timeline'),
          20_000,
        )
        expect(refused.text).toContain('timeline')
        expect(refused.status).toBe(503)
        const before = await ordersOn(cluster.primaryUrl(name))
        expect((await send(pooled.url, createCall(draftOf()))).status).toBe(503)
        expect(await ordersOn(cluster.primaryUrl(name))).toBe(before)
        pooler.point(cluster.standbyUrl(name))
        expect((await untilReady(pooled)).status).toBe(200)
        await buy(pooled)
      } finally {
        await pooled.kill()
        await pooler.stop()
      }
      expect(await missing(service)).toBe(0)
    },
  )
})
