// The disk of the embedded database reports errors. The answers of the service must still be true after the service was
// killed and SQLite has recovered the log.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { afterEach, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions } from '../support/consistency.ts'
import type { TestDatabase } from '../support/databases.ts'
import {
  createCall,
  createDraft,
  createSeededDatabase,
  eventually,
  pause,
  type ServiceProcess,
  send,
  startProcess,
  tally,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Only strace can make a sync fail whose data is on disk: there is no portable way. */
const canInject = spawnSync('strace', ['-V']).status === 0
if (!canInject) console.warn('strace is not installed: the tests with failing syncs are skipped')

/** Makes system calls of a process fail until it is called. */
async function failing(pid: number, inject: string): Promise<() => Promise<void>> {
  const [calls] = inject.split(':')
  const tracer: ChildProcess = spawn(
    'strace',
    ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${inject}`, '-p', String(pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let straceOutput = ''
  tracer.stderr?.on('data', (chunk) => {
    straceOutput += chunk
  })
  const exited = new Promise<void>((resolve) => tracer.once('close', () => resolve()))
  await eventually(
    async () => straceOutput,
    (text) => text.includes('attached'),
    10_000,
  )
  expect(straceOutput).toContain('attached')
  return async () => {
    tracer.kill('SIGINT')
    await exited
  }
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status
const markersOf = ({ env }: TestDatabase) =>
  withTestStore(env, async (store) =>
    (await store.all<{ body: string }>({ statement: adHoc('SELECT body FROM draft') })).map(
      ({ body }) => JSON.parse(body).request.references?.billingReference as string,
    ),
  )
const marked = (marker: string) =>
  createCall(
    draftOf([['PLENTY', 1]], { references: { billingReference: marker, deliveryReference: null } }),
    {
      key: marker,
    },
  )

async function startSeeded(
  wrapper: string[] = [],
): Promise<{ database: TestDatabase; service: ServiceProcess }> {
  const database = await createSeededDatabase('sqlite')
  cleanups.push(database.drop)
  const service = await startProcess(database.env, wrapper)
  cleanups.push(service.kill)
  return { database, service }
}

describe.skipIf(!canInject)('syncs of the embedded database that fail', () => {
  test('failed sync: the outcome is unknown, and a repeat with the same key after a restart acts once', async () => {
    const { database, service } = await startSeeded()
    const repair = await failing(service.pid, 'fdatasync,fsync:error=EIO')
    cleanups.push(repair)
    const markers = Array.from({ length: 8 }, (_, index) => `sync-${index}`)
    const replies = await Promise.all(markers.map((marker) => send(service.url, marked(marker))))
    expect(tally(replies)).toEqual({ '503 outcome_unknown': 8 })
    expect(replies.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    expect(
      await eventually(
        () => readiness(service.url),
        (status) => status === 503,
        10_000,
      ),
    ).toBe(503)
    expect((await fetch(`${service.url}/livez`)).status).toBe(200)
    await repair()
    await service.kill()

    const again = await startProcess(database.env)
    cleanups.push(again.kill)
    const repeated = await Promise.all(markers.map((marker) => send(again.url, marked(marker))))
    expect(tally(repeated)).toEqual({ '201': 8 })
    expect((await markersOf(database)).sort()).toEqual(markers)
  })

  test('failed sync: one failure is repeated and disturbs no request', async () => {
    const { database, service } = await startSeeded()
    const repair = await failing(service.pid, 'fdatasync:error=EIO:when=1')
    cleanups.push(repair)
    const markers = Array.from({ length: 8 }, (_, index) => `once-${index}`)
    const replies = await Promise.all(markers.map((marker) => send(service.url, marked(marker))))
    expect(tally(replies)).toEqual({ '201': 8 })
    await repair()
    await service.kill()
    expect((await markersOf(database)).sort()).toEqual(markers)
  })

  test('failed sync: the service recovers by itself once the disk works again', async () => {
    const { database, service } = await startSeeded()
    const repair = await failing(service.pid, 'fdatasync,fsync:error=EIO')
    cleanups.push(repair)
    const refused = await send(service.url, marked('before'))
    expect(refused.status).toBe(503)
    const isLogged = (text: string) => text.includes('the database takes no writes')
    expect(await eventually(async () => service.output(), isLogged, 10_000)).toSatisfy(isLogged)
    await repair()
    expect(
      await eventually(
        () => readiness(service.url),
        (status) => status === 200,
        15_000,
      ),
    ).toBe(200)
    await createDraft(service.url, draftOf())
    // A successful write settles the outcome of the one before, also after a crash.
    await service.kill()
    expect(await markersOf(database)).not.toContain('before')
    await withTestStore(database.env, async (store) => expect(await contradictions(store)).toEqual([]))
  })
})

describe('a disk of the embedded database that is full', () => {
  const blocks = 6000
  const smallDisk = ['sh', '-c', `trap "" XFSZ; ulimit -f ${blocks}; exec "$@"`, 'sh']

  test('full disk: every refusal is a 503 with Retry-After, and a request refused as not stored is not stored', async () => {
    const { database, service } = await startSeeded(smallDisk)
    const large = (marker: string) => ({
      ...createCall(
        draftOf(
          Array.from({ length: 300 }, (): [string, number] => ['PLENTY', 1]),
          { references: { billingReference: marker, deliveryReference: null } },
        ),
        { key: marker },
      ),
    })
    const refused = new Map<string, string | undefined>()
    let done = 0
    for (let round = 0; round < 400 && refused.size < 20; round++) {
      const markers = Array.from({ length: 4 }, (_, index) => `full-${round}-${index}`)
      const replies = await Promise.all(markers.map((marker) => send(service.url, large(marker))))
      replies.forEach((reply, index) => {
        if (reply.status === 201) done++
        else {
          expect([503, reply.text]).toEqual([reply.status, reply.text])
          expect(reply.headers.get('retry-after')).not.toBeNull()
          refused.set(markers[index] as string, reply.code)
        }
      })
    }
    expect(done).toBeGreaterThan(4)
    expect(refused.size).toBeGreaterThanOrEqual(20)
    expect(
      [...new Set(refused.values())].filter((code) => code !== 'not_ready' && code !== 'outcome_unknown'),
    ).toEqual([])
    await pause(100)
    expect(service.hasExited()).toBe(false)
    await service.kill()
    const stored = new Set(await markersOf(database))
    expect(stored.size).toBeGreaterThanOrEqual(done)
    expect([...refused].filter(([marker, code]) => code === 'not_ready' && stored.has(marker))).toEqual([])
  })
})
