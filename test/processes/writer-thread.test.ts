// The thread that writes to the embedded database ends unexpectedly.

import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { OutcomeUnknown, StoreUnavailable } from '../../src/platform/store/store.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, startTestService, type TestService } from '../support/service.ts'

let service: TestService | undefined
afterEach(() => service?.stop())

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status
const group = (id: string) => [
  {
    statement: adHoc(`INSERT INTO product_group (id, kind, name) VALUES ($1, 'cpu', 'N')`),
    values: [id],
    rows: 1,
  },
]

test('writer thread: its end turns readiness off, loses no answer, and a new thread replaces it', async () => {
  const threads: Worker[] = []
  const note = (thread: Worker) => threads.push(thread)
  process.on('worker', note)
  const started = await startTestService('sqlite')
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

  expect(
    await eventually(
      () => readiness(started.url),
      (status) => status === 200,
      60_000,
    ),
  ).toBe(200)
  await started.create(draftOf())
})
