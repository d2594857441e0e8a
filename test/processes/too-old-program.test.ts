// A service of a version that does not work with the new tables, and does not notice that they changed under it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import { hasCommit, unpackCommit } from '../support/earlier-version.ts'
import {
  createDraft,
  placeOrder,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
  submitCall,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

/** Before 0.2.0: it stores orders as {"order":…}, and checks the tables at its start only. */
const commit = '3e8ccdfa7f7dbe38442baab65c6c70f9d2b6793b'

describe.skipIf(!hasCommit(commit))('a program that is too old for the tables', () => {
  let folder: string
  let database: TestDatabase
  let old: ServiceProcess
  let before: typeof import('../support/processes.ts')
  const acknowledged: string[] = []

  beforeAll(async () => {
    folder = unpackCommit(commit)
    before = await import(join(folder, 'test/resilience/processes.ts'))
    database = await before.createSeededDatabase('postgres')
    old = await before.startProcess(database.env)
  })
  afterAll(async () => {
    await old?.kill()
    await database?.drop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('upgrade that the running services do not survive: refused while one runs, in one line that says why', async () => {
    acknowledged.push(await placeOrder(old.url, draftOf()))
    const refused = await runCommand(['migrate'], database.env)
    expect(refused.code).toBe(1)
    expect(refused.stderr.trim().split('\n')).toHaveLength(1)
    expect(refused.stderr).toMatch(/\d+ connections of Buildorder.*Stop all services/)
    // Nothing changed: the old version still works.
    acknowledged.push(await placeOrder(old.url, draftOf()))
  })

  test('too old program beside the new one: its orders are refused, and every acknowledged one can be read', async () => {
    await old.kill()
    // Under another name, so that the upgrade does not see its connections, as if it had lost them for a moment.
    const hidden = new URL(database.env.DATABASE_URL as string)
    hidden.searchParams.set('application_name', 'hidden')
    old = await before.startProcess({ ...database.env, DATABASE_URL: hidden.href })
    acknowledged.push(await placeOrder(old.url, draftOf()))
    const young = await startProcess(database.env)
    try {
      const drafts = await Promise.all(Array.from({ length: 5 }, () => createDraft(young.url, draftOf())))
      let refusals = 0
      for (const id of drafts) {
        const reply = await send(old.url, submitCall(id))
        if (reply.status >= 300) refusals++
        else acknowledged.push(reply.headers.get('location')?.split('/').at(-1) as string)
      }
      for (const id of acknowledged) {
        const reply = await send(young.url, { method: 'GET', path: `/orders/v1/${id}` })
        expect([id, reply.status]).toEqual([id, 200])
        expect(JSON.parse(reply.text)).toMatchObject({ order: { orderId: id } })
      }
      expect(refusals).toBe(drafts.length)
      acknowledged.push(await placeOrder(young.url, draftOf()))
    } finally {
      await young.kill()
    }
    expect((await runCommand(['check'], database.env)).stdout).toBe('The database is sound.\n')
  })
})
