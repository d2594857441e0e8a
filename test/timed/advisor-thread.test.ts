import { catalogTopic } from '../../src/catalog/topics.ts'
// The thread that computes proposals: its end, changes of the catalog, and stopping while it computes.

import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { type Bundle, saveBundle } from '../../src/catalog/bundle.ts'
import type { ToThread } from '../../src/configurator/advisor/messages.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { bundles } from '../../tools/demo/catalog/index.ts'
import { createDatabase, engines } from '../support/databases.ts'
import { demoIds, references, searching, startDemoService } from '../support/demo.ts'
import { cpuAfterDisconnect } from '../support/probe.ts'
import {
  type Env,
  eventually,
  type ServiceProcess,
  send,
  startProcess,
  withTestStore,
} from '../support/processes.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const fixes = '/pcconfig/v1/compatibility/fixes'
const completions = '/pcconfig/v1/compatibility/completions'
const small = { products: references(['cpu-amd-ryzen-7-9800x3d', 'cooler-noctua-nh-l9i-17xx']) }
/** Every part of the demo in one PC: judging it takes a while. */
const large = { products: references(demoIds) }
const newBundle: Bundle = { ...(bundles[0] as Bundle), id: 'bundle-new' }

/** As a crash would, while the thread computes the answer about every part; other questions are those of the warm-up. */
function endAtLargeQuestion(thread: Worker): void {
  const post = thread.postMessage.bind(thread)
  thread.postMessage = (message: ToThread) => {
    post(message)
    if ('ask' in message && message.question.productIds.length === demoIds.length) void thread.terminate()
  }
}

async function demoProcess(engine: (typeof engines)[number] = 'sqlite', env: Env = {}) {
  const database = await createDatabase(engine)
  cleanups.push(database.drop)
  const service = await startProcess({ ...database.env, DEMO: 'true', ...env })
  cleanups.push(service.kill)
  return { service, database }
}

const ask = ({ url }: Pick<ServiceProcess, 'url'>, path: string, json: object) =>
  send(url, { method: 'POST', path, json, bearer: 'bo_demo_100001' })

describe('the thread that computes proposals', () => {
  test('proposals: when their thread ends, a request under way is 500, others are served, and a new thread answers', async () => {
    const threads: Worker[] = []
    const note = (thread: Worker) => void threads.push(thread)
    process.on('worker', note)
    cleanups.push(() => process.off('worker', note))
    // No copy of a prepared database: to prepare it takes a thread too.
    const service = await startDemoService('sqlite', {
      ...searching,
      database: await createDatabase('sqlite'),
    })
    cleanups.push(() => service.stop())
    // The first one writes to the database.
    expect(threads).toHaveLength(2)
    endAtLargeQuestion(threads[1] as Worker)
    const { status, body } = await service.ask<{ code: string }>('POST', fixes, large)
    expect([status, body.code]).toEqual([500, 'internal_error'])
    expect((await service.ask('GET', '/orders/v1')).status).toBe(200)
    expect((await service.ask('POST', fixes, small)).status).toBe(200)
    expect(threads).toHaveLength(3)
  })

  test.each(engines)('proposals on %s: follow a change of the catalog by another process', async (engine) => {
    const { service, database } = await demoProcess(engine)
    const status = async () =>
      (await ask(service, completions, { bundleId: newBundle.id, products: [], budget: 20_000 })).status
    expect(await status()).toBe(404)
    await withTestStore(database.env, (store) => store.batch([saveBundle(newBundle), bump(catalogTopic)]))
    expect(await eventually(status, (each) => each === 200, 60_000)).toBe(200)
  })

  test('proposals: the first question after a reload of the catalog sees it', async () => {
    const service = await startDemoService('sqlite')
    cleanups.push(() => service.stop())
    await service.store.batch([saveBundle(newBundle), bump(catalogTopic)])
    await service.service.context.poller.refresh()
    const question = { bundleId: newBundle.id, products: [], budget: 20_000 }
    expect((await service.ask('POST', completions, question)).status).toBe(200)
  })

  test('proposals: clients that disconnect end their computations', async () => {
    const { service } = await demoProcess()
    await ask(service, fixes, large)
    const questions = { path: fixes, json: large, count: 60, afterMs: 300 }
    expect(await cpuAfterDisconnect(service, questions)).toBeLessThan(0.5)
  })

  test('proposals: a service that is stopped answers questions under way, and ends', async () => {
    // Long enough for all connections to be accepted, also on a busy machine.
    const { service } = await demoProcess('sqlite', { SHUTDOWN_DELAY_SECONDS: '1' })
    const underway = Array.from({ length: 12 }, () => ask(service, fixes, large))
    await Promise.race(underway)
    service.signal('SIGTERM')
    for (const { status, text } of await Promise.all(underway)) expect(status, text).toBe(200)
    expect(await service.exited).toEqual({ code: 0, signal: null })
  })
})
