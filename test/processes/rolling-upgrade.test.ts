// Services of the last release and of this version on one database, under load: the tables are upgraded while both serve.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releases } from '../../src/schema/migrations/index.ts'
import { contradictions } from '../support/consistency.ts'
import type { TestDatabase } from '../support/databases.ts'
import { hasCommit, lastRelease, unpackCommit } from '../support/earlier-version.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  randomFrom,
  runCommand,
  type ServiceProcess,
  startProcess,
  withTestStore,
} from '../support/processes.ts'

test('the last release of the test is the last release of the migrations', () => {
  expect(lastRelease.version).toBe(releases.at(-1)?.version)
})

describe.skipIf(!hasCommit(lastRelease.commit))(`rolling upgrade from ${lastRelease.version}`, () => {
  let folder: string
  let before: typeof import('../support/processes.ts')
  let database: TestDatabase
  const services: ServiceProcess[] = []

  beforeAll(async () => {
    folder = unpackCommit(lastRelease.commit)
    before = await import(join(folder, 'test/support/processes.ts'))
    database = await before.createSeededDatabase('postgres')
  })
  afterAll(async () => {
    for (const service of services) await service.kill()
    await database?.drop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('rolling upgrade: both versions serve one database under load, and no order is lost or doubled', async () => {
    const old = await before.startProcess(database.env)
    services.push(old)

    const ledger = emptyLedger()
    const random = randomFrom(7)
    let urls = [old.url]
    let isOver = false
    const buyers = Array.from({ length: 6 }, (_, index) => createBuyer(`buyer-${index}`, ledger, random))
    let turn = 0
    // Each request goes to the next service: a draft of one version is submitted by the other.
    const shopping = Promise.all(
      buyers.map((buyer) =>
        buyer.run(
          () => urls[turn++ % urls.length] as string,
          () => isOver,
        ),
      ),
    )
    const until = (orders: number) =>
      expect.poll(() => ledger.orders.size, { timeout: 60_000 }).toBeGreaterThan(orders)

    await until(20)
    const plan = await runCommand(['migrate', '--check'], database.env)
    expect(plan.stdout).toContain('keep working beside this one')
    expect(plan.code).toBe(1)

    const young = await startProcess(database.env)
    services.push(young)
    urls = [old.url, young.url]
    await until(ledger.orders.size + 60)
    expect((await runCommand(['migrate', '--check'], database.env)).code).toBe(0)

    // Back to the version before, should this one disappoint: it starts on the upgraded tables.
    const again = await before.startProcess(database.env)
    services.push(again)
    urls = [young.url, again.url]
    await until(ledger.orders.size + 60)
    isOver = true
    await shopping

    expect(buyers.map(({ pending }) => pending)).toEqual(buyers.map(() => undefined))
    await withTestStore(database.env, async (store) => {
      expect(await brokenPromises(store, ledger)).toEqual([])
      expect(await contradictions(store)).toEqual([])
    })
  }, 180_000)
})
