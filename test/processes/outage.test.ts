// PostgreSQL goes away and comes back. The service survives, reports it, and needs no restart.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions, countOf } from '../support/consistency.ts'
import type { TestDatabase } from '../support/databases.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  cancelCall,
  createCall,
  createDraft,
  createSeededDatabase,
  eventually,
  openTestStore,
  orderIdOf,
  pause,
  placeOrder,
  randomFrom,
  type ServiceProcess,
  send,
  startProcess,
  submitCall,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { startWire, type Wire } from './wire.ts'

const seed = 5_150

describe('an outage of PostgreSQL', () => {
  let database: TestDatabase
  let wire: Wire
  let service: ServiceProcess
  let store: Store
  beforeAll(async () => {
    database = await createSeededDatabase('postgres')
    wire = await startWire(database.env.DATABASE_URL as string)
    store = await openTestStore(database.env)
  })
  // A service that died in one test must not fail the next.
  beforeEach(async () => {
    if (service && (await readiness().catch(() => 0)) === 200) return
    await service?.kill()
    service = await startProcess({ ...database.env, DATABASE_URL: wire.url })
  })
  afterAll(async () => {
    await service?.kill()
    await wire?.close()
    await store?.close()
    await database?.drop()
  })

  const readiness = async () => {
    const response = await fetch(`${service.url}/readyz`)
    await response.text()
    return response.status
  }

  test('outage: idle connections that break are replaced without an error', async () => {
    await placeOrder(service.url, draftOf())
    wire.cut()
    await pause(100)
    expect(service.hasExited(), service.output()).toBe(false)
    await placeOrder(service.url, draftOf())
  })

  test('outage: connections that break under load end no process, lose nothing and duplicate nothing', async () => {
    console.log(`outage under load: seed ${seed}`)
    const random = randomFrom(seed)
    const ledger = emptyLedger()
    const crowd = Array.from({ length: 8 }, (_, index) => createBuyer(`o${index}`, ledger, random))
    for (let round = 0; round < 5; round++) {
      let isOver = false
      const work = crowd.map((buyer) =>
        buyer.run(
          () => service.url,
          () => isOver,
        ),
      )
      await pause(150 + random() * 200)
      wire.cut()
      await pause(300)
      isOver = true
      await Promise.all(work)
      expect(service.hasExited(), service.output()).toBe(false)
      const replies = await Promise.all(crowd.map((buyer) => buyer.retry(service.url)))
      expect(replies.filter((reply) => reply && reply.status >= 300)).toEqual([])
    }
    expect(await contradictions(store)).toEqual([])
    expect(await brokenPromises(store, ledger)).toEqual([])
  })

  test('outage: the service stays alive, is not ready and says so; afterwards it recovers', async () => {
    const id = await createDraft(service.url, draftOf())
    await wire.down()
    try {
      expect(await eventually(readiness, (status) => status === 503, 30_000)).toBe(503)
      expect((await fetch(`${service.url}/livez`)).status).toBe(200)
      const replies = await Promise.all([
        send(service.url, createCall(draftOf())),
        send(service.url, submitCall(id)),
        send(service.url, { method: 'GET', path: `/checkout/v1/${id}` }),
        send(service.url, { method: 'GET', path: '/orders/v1' }),
      ])
      for (const reply of replies) {
        expect([reply.status, reply.code, reply.headers.get('retry-after')]).toEqual([503, 'not_ready', '1'])
      }
    } finally {
      await wire.up()
    }
    expect(await eventually(readiness, (status) => status === 200, 30_000)).toBe(200)
    expect((await send(service.url, submitCall(id))).status).toBe(204)
    expect(service.hasExited(), service.output()).toBe(false)
  })

  test('outage: a commit whose answer is lost fails for the client, and its retry finds the result', async () => {
    const marker = 'lost-answer'
    const draft = draftOf([['PLENTY', 1]], {
      references: { billingReference: marker, deliveryReference: null },
    })
    const attempts: [name: string, attempt: () => ReturnType<typeof send>][] = []
    let draftId = ''
    let orderId = ''
    attempts.push(['create', () => send(service.url, createCall(draft, { key: 'lost-create' }))])
    attempts.push(['submit', () => send(service.url, submitCall(draftId, { key: 'lost-submit' }))])
    attempts.push(['cancel', () => send(service.url, cancelCall(orderId, { key: 'lost-cancel' }))])
    const before = await countOf(store, 'orders')
    for (const [name, attempt] of attempts) {
      // By its key: background work commits too, such as giving events their positions.
      const lost = wire.loseCommitAnswer(`lost-${name}`)
      const first = await attempt().catch(() => undefined)
      await lost
      expect(service.hasExited(), `${name}: ${service.output()}`).toBe(false)
      expect([name, first?.status, first?.code]).toEqual([name, 503, 'outcome_unknown'])
      const second = await attempt()
      expect([name, second.status < 300, second.headers.get('idempotent-replayed')]).toEqual([
        name,
        true,
        'true',
      ])
      if (name === 'create') draftId = JSON.parse(second.text).value
      if (name === 'submit') orderId = orderIdOf(second)
    }
    expect(await countOf(store, 'orders')).toBe(before + 1)
    expect(await countOf(store, 'draft WHERE body LIKE $1', [`%${marker}%`])).toBe(1)
    expect(await contradictions(store)).toEqual([])
  })
})
