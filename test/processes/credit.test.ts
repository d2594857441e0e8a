// Buyers of one account over several processes: together they never exceed its credit limit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Credit } from '../../src/contract/credit.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import {
  cancelCall,
  createDraft,
  createSeededDatabase,
  eventually,
  openTestStore,
  orderIdOf,
  type Reply,
  randomFrom,
  type ServiceProcess,
  send,
  startProcesses,
  submitCall,
  tally,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const buyers = 64
const limit = 20_000

describe.each(engines)('credit limit on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    services = await startProcesses(database, 2)
    store = await openTestStore(database.env)
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  const urlOf = (index: number) => (services[index % services.length] as ServiceProcess).url
  const account = async (index = 0) =>
    JSON.parse(
      (await send(urlOf(index), { method: 'GET', path: '/admin/v1/accounts/NO-2', as: 'staff' })).text,
    ) as { credit: Credit | null; version: number }

  test('race: 64 buyers who order and cancel never have more open than the limit', async () => {
    const changed = await fetch(`${urlOf(0)}/admin/v1/accounts/NO-2`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer bo_staff', 'Content-Type': 'application/json', 'If-Match': '*' },
      body: JSON.stringify({ billing: { creditLimit: limit } }),
    })
    expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)])
    await eventually(account, ({ credit }) => credit?.countedAt !== null, 20_000)
    // Every process knows the limit once it says that a draft exceeds it. A submit before would be an order that is only counted later.
    const dear = draftOf([['PLENTY', 100]], { soldTo: { customerId: 'NO-2' } })
    for (const { url } of services) {
      const path = `/checkout/v1/${await createDraft(url, dear)}`
      const says = async () => (await send(url, { method: 'GET', path })).text
      const isRefused = (text: string) => text.includes('"credit_limit_exceeded"')
      expect(await eventually(says, isRefused, 20_000)).toContain('"credit_limit_exceeded"')
    }
    const random = randomFrom(29_800)
    const draft = draftOf([['PLENTY', 1]], { soldTo: { customerId: 'NO-2' } })
    const replies: Reply[] = []
    const seen: number[] = []
    const buy = async (buyer: number) => {
      for (let turn = 0; turn < 3; turn++) {
        const id = await createDraft(urlOf(buyer + turn), draft)
        const reply = await send(urlOf(buyer + turn + 1), submitCall(id))
        replies.push(reply)
        if (buyer % 8 === 0) seen.push((await account(buyer)).credit?.open ?? Number.NaN)
        if (reply.status === 204 && random() < 0.4)
          await send(urlOf(buyer + turn), cancelCall(orderIdOf(reply)))
      }
    }
    await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)))
    expect(Object.keys(tally(replies)).sort()).toEqual(['204', '422 credit_limit_exceeded'])
    expect(Math.max(...seen)).toBeLessThanOrEqual(limit)
    const { credit } = await account()
    // Nothing cheaper than one order was left to refuse.
    expect(credit?.left).toBeGreaterThanOrEqual(0)
    expect(await contradictions(store)).toEqual([])
  })
})
