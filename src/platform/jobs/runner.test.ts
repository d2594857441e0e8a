import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { schema } from '../../schema/schema.ts'
import { integer, text } from '../store/row.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import { adHoc, readStatement } from '../store/statement.ts'
import type { Store } from '../store/store.ts'
import type { Failure } from './attempt.ts'
import { runClaimed, type WorkOutcome } from './runner.ts'
import { claimStatements } from './statements.ts'

interface Errand {
  id: string
  attempts: number
}

const selectDue = readStatement({
  name: 'errand.due',
  columns: { id: text, attempts: integer },
  sql: `SELECT id, attempts FROM errand WHERE state = 'Pending' AND due_at <= $1 ORDER BY id LIMIT 2`,
})
const { claim, renew, finish } = claimStatements({
  name: 'errand',
  table: 'errand',
  done: 'Run',
  results: [],
})

const soon = { timeout: 10_000, interval: 10 }

let folder: string
let store: Store
let now = 1_000_000
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buildorder-runner-'))
  store = openSqlite(join(folder, 'buildorder.db'), schema)
  await store.batch([
    {
      statement:
        adHoc(`CREATE TABLE errand (id TEXT PRIMARY KEY, state TEXT NOT NULL, attempts BIGINT NOT NULL,
        due_at BIGINT NOT NULL, last_error TEXT)`),
      rows: 'any',
    },
  ])
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const add = (...ids: string[]) =>
  store.batch(
    ids.map((id) => ({
      statement: adHoc(`INSERT INTO errand VALUES ($1, 'Pending', 0, $2, NULL)`),
      values: [id, now],
      rows: 1,
    })),
  )

const stateOf = async (id: string) => {
  const all = await store.all({
    statement: adHoc<{
      id: string
      state: string
      attempts: number
      due_at: number
      last_error: string | null
    }>('SELECT * FROM errand'),
  })
  return all.find((errand) => errand.id === id)
}

function start(work: (errand: Errand) => Promise<Failure | undefined>, results: WorkOutcome[] = []) {
  const runner = runClaimed<Errand, { failure: Failure | undefined }>(
    {
      name: 'errand',
      about: ({ id }) => ({ errandId: id }),
      leaseMs: 10_000,
      find: async (time) => [await store.all({ statement: selectDue, values: [time] })],
      claim,
      renew,
      work: async (errand) => ({ failure: await work(errand) }),
      failuresBefore: ({ attempts }) => attempts,
      finish: (errand, attempt) => [finish(errand, attempt)],
    },
    {
      store,
      clock: () => now,
      log: pino({ level: 'silent' }),
      everyMs: 5,
      gatherMs: 1,
      onResult: (outcome) => results.push(outcome),
    },
  )
  runner.start()
  return runner
}

test('runner: does due work, repeats a failure later, and parks what fails for good', async () => {
  const failures: Record<string, Failure | undefined> = {
    later: { message: 'busy' },
    never: { message: 'no such door', kind: 'final' },
  }
  const results: WorkOutcome[] = []
  await add('done', 'later', 'never')
  const runner = start(async ({ id }) => failures[id], results)
  await expect.poll(() => results.toSorted(), soon).toEqual(['done', 'failed', 'parked'])
  expect(await stateOf('done')).toMatchObject({ state: 'Run', attempts: 1, last_error: null })
  expect(await stateOf('never')).toMatchObject({ state: 'Parked', last_error: 'no such door' })
  const later = await stateOf('later')
  expect(later).toMatchObject({ state: 'Pending', attempts: 1, last_error: 'busy' })
  expect(later?.due_at).toBeGreaterThan(now)
  failures.later = undefined
  now += 6_000
  await expect.poll(async () => (await stateOf('later'))?.state, soon).toBe('Run')
  await runner.stop()
})

test('runner: of two processes one does the work', async () => {
  const done: string[] = []
  const work = async ({ id }: Errand) => {
    done.push(id)
    return undefined
  }
  const runners = [start(work), start(work)]
  const ids = Array.from({ length: 20 }, (_, index) => `errand-${index}`)
  await add(...ids)
  await expect.poll(() => done.length, soon).toBeGreaterThanOrEqual(ids.length)
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(done.toSorted()).toEqual(ids.toSorted())
})

test('runner: work that breaks off is done again when its lease has ended', async () => {
  let attempts = 0
  await add('broken')
  const runner = start(async () => {
    if (++attempts === 1) throw new Error('killed')
    return undefined
  })
  await expect.poll(() => attempts, soon).toBe(1)
  expect(await stateOf('broken')).toMatchObject({ state: 'Pending', attempts: 1, due_at: now + 10_000 })
  now += 10_000
  await expect.poll(async () => (await stateOf('broken'))?.state, soon).toBe('Run')
  expect(attempts).toBe(2)
  await runner.stop()
})

test('runner: stopping waits for open work and begins nothing more', async () => {
  const begun: string[] = []
  let end: (() => void) | undefined
  await add('open')
  const runner = start(async ({ id }) => {
    begun.push(id)
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return undefined
  })
  await expect.poll(() => begun, soon).toEqual(['open'])
  const stopped = runner.stop()
  await add('next')
  end?.()
  await stopped
  expect(await stateOf('open')).toMatchObject({ state: 'Run' })
  expect(await stateOf('next')).toMatchObject({ state: 'Pending', attempts: 0 })
})
