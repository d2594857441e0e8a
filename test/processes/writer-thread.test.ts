// The thread that writes to the embedded database ends unexpectedly.

import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { OutcomeUnknown, StoreUnavailable } from '../../src/platform/store/store.ts'
import { createDatabase } from '../support/databases.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, startTestService, type TestService } from '../support/service.ts'

let service: TestService | undefined
afterEach(async () => {
  await service?.stop()
  vi.restoreAllMocks()
})

/** Holds what the service repeats while `isHeld` says so, among it the start of a new thread. */
function holdRepeatedWork(isHeld: () => boolean): void {
  const repeat = globalThis.setInterval
  const held = (run: () => void, everyMs: number) => repeat(() => isHeld() || run(), everyMs)
  vi.spyOn(globalThis, 'setInterval').mockImplementation(held as typeof setInterval)
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status
const group = (id: string) => [
  {
    statement: adHoc(`INSERT INTO product_group (id, kind, name) VALUES ($1, 'cpu', 'N')`),
    values: [id],
    rows: 1,
  },
]

test('writer thread: its end turns readiness off, loses no answer, and a new thread replaces it', async () => {
  let isHeld = false
  holdRepeatedWork(() => isHeld)
  const threads: Worker[] = []
  const note = (thread: Worker) => threads.push(thread)
  process.on('worker', note)
  // No copy of a prepared database: to prepare it takes a thread too.
  const database = await createDatabase('sqlite')
  const started = await startTestService('sqlite', { database, warmsUp: true })
  service = started
  process.off('worker', note)
  // The warm-up has started the other one, which computes proposals.
  expect(threads).toHaveLength(2)
  await started.create(draftOf())

  // Sent to the thread, and queued behind it: neither may hang.
  const underway = started.store.batch(group('underway')).then(
    () => 'done',
    (error: Error) => error,
  )
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  isHeld = true
  const ended = threads[0]?.terminate()
  const waiting = started.store.batch(group('waiting')).then(
    () => 'done',
    (error: Error) => error,
  )
  await ended
  const outcomes = await Promise.all([underway, waiting])
  for (const outcome of outcomes)
    expect(
      outcome === 'done' || outcome instanceof OutcomeUnknown || outcome instanceof StoreUnavailable,
    ).toBe(true)

  expect(started.store.fault()).toContain('thread')
  expect(await readiness(started.url)).toBe(503)
  const refused = await started.request('POST', '/checkout/v1/create', { json: draftOf() })
  expect(refused).toMatchObject({ status: 503, body: { code: 'not_ready' } })

  isHeld = false
  expect(
    await eventually(
      () => readiness(started.url),
      (status) => status === 200,
      60_000,
    ),
  ).toBe(200)
  await started.create(draftOf())
})
