// Uploads that want memory: the service holds a piece of them at most.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import { residentMb } from '../support/probe.ts'
import { createSeededDatabase, eventually, type ServiceProcess, startProcess } from '../support/processes.ts'

let database: TestDatabase
let service: ServiceProcess
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
  service = await startProcess(database.env)
})
afterAll(async () => {
  await service.kill()
  await database.drop()
})

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** Sends the same text again and again, as fast as the service reads it. */
async function upload(type: string, beginning: string, again: string, bytes: number) {
  const part = again.repeat(Math.ceil((64 * kibibyte) / again.length))
  async function* body() {
    yield Buffer.from(beginning)
    for (let sent = 0; sent < bytes; sent += part.length) yield Buffer.from(part)
  }
  const reply = await fetch(`${service.url}/admin/v1/imports?kind=prices&dryRun=true`, {
    method: 'POST',
    headers: { Authorization: 'Bearer bo_staff', 'Content-Type': type },
    body: ReadableStream.from(body()),
    duplex: 'half',
  } as RequestInit)
  return { status: reply.status, body: (await reply.json()) as { importId?: string; errors?: unknown[] } }
}

/** The most memory that the service takes during some work, in megabytes more than before. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = residentMb(service.pid)
  let largest = before
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      largest = Math.max(largest, residentMb(service.pid))
      await pause(20)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await watch
  return Math.round(largest - before)
}

async function finished(importId: string | undefined): Promise<void> {
  const ask = async () => {
    const reply = await fetch(`${service.url}/admin/v1/imports/${importId}`, {
      headers: { Authorization: 'Bearer bo_staff' },
    })
    return (await reply.json()) as { state: string }
  }
  expect(await eventually(ask, ({ state }) => state !== 'Waiting', 60_000)).toMatchObject({ state: 'Done' })
}

test('hostile upload: large rows that become far larger in memory', async () => {
  // Each row is nearly as long as it may be and has many small values.
  const row = `[${'[],'.repeat(300_000)}[]]\n`
  const grown = await growth(async () => {
    const { status, body } = await upload('application/x-ndjson', '', row, 60 * mebibyte)
    expect(status).toBe(201)
    await finished(body.importId)
  })
  expect(grown).toBeLessThan(300)
})

test('hostile upload: rows and names without end are refused early', async () => {
  const grown = await growth(async () => {
    for (const [type, beginning, again] of [
      ['text/csv', 'productId,net\n', ','],
      ['text/csv', '', ','],
      ['application/x-ndjson', '', ' '],
      ['application/json', '{"prices":[', '{"a":'],
    ] as const) {
      expect(await upload(type, beginning, again, 40 * mebibyte)).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.stringContaining('longer than a mebibyte') }] },
      })
    }
  })
  expect(grown).toBeLessThan(200)
})
