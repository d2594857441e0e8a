// Billings of the last release: they keep their ids and content, and get a number only when a document is issued for them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCompany } from '../../src/billing/company/company.ts'
import { company } from '../../src/billing/compose/compose.fixture.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { hasCommit, lastRelease, unpackCommit } from '../support/earlier-version.ts'
import { type Call, placeOrder, send, startProcess, withTestStore } from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

type Place = typeof placeOrder

interface StoredBilling {
  billingId: string
  type: string
}

/** An answer that must be a success. */
async function done<T>(url: string, call: Call): Promise<T> {
  const reply = await send(url, { as: 'staff', ...call })
  expect([reply.status, reply.text]).toEqual([expect.toBeOneOf([200, 201, 204]), reply.text])
  return (reply.text ? JSON.parse(reply.text) : undefined) as T
}

async function billingsOf(url: string, orderId: string): Promise<StoredBilling[]> {
  const path = `/orders/v1/${orderId}`
  const { order } = await done<{ order: { billings: StoredBilling[] } }>(url, {
    method: 'GET',
    path,
    as: 'shop',
  })
  return order.billings
}

/** Places and confirms an order and bills it in these steps. */
async function billedOrder(place: Place, url: string, steps: { type: string; quantity: number }[]) {
  const orderId = await place(url, draftOf([['PLENTY', 5]]))
  const path = `/fulfilment/v1/orders/${orderId}`
  await done(url, { method: 'POST', path: `${path}/confirm` })
  for (const { type, quantity } of steps) {
    const json = { type, lines: [{ lineNumber: '10', quantity }] }
    await done(url, { method: 'POST', path: `${path}/billings`, json })
  }
  return orderId
}

async function issue(url: string, orderId: string, { billingId }: StoredBilling): Promise<string> {
  const path = `/fulfilment/v1/orders/${orderId}/billings/${billingId}/issue`
  return (await done<{ number: string }>(url, { method: 'POST', path })).number
}

describe.skipIf(!hasCommit(lastRelease.commit)).each(engines)(
  `billings of ${lastRelease.version} on %s`,
  (engine) => {
    let folder: string
    let before: typeof import('../support/processes.ts')
    let database: TestDatabase
    const stops: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      folder = unpackCommit(lastRelease.commit)
      before = await import(join(folder, 'test/support/processes.ts'))
      database = await before.createSeededDatabase(engine)
    })
    afterAll(async () => {
      for (const stop of stops) await stop()
      await database?.drop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    })

    test('upgrade: billings keep their ids and content, and are numbered only when issued', async () => {
      const old = await before.startProcess(database.env)
      stops.push(() => old.kill())
      const invoice = (quantity: number) => ({ type: 'Invoice', quantity })
      const steps = [invoice(2), invoice(1), { type: 'CreditNote', quantity: 1 }]
      const orderId = await billedOrder(before.placeOrder, old.url, steps)
      const billings = await billingsOf(old.url, orderId)
      expect(billings.map(({ type }) => type)).toEqual(steps.map(({ type }) => type))
      await old.kill()

      const { url, kill } = await startProcess(database.env)
      stops.push(kill)
      expect(await billingsOf(url, orderId)).toEqual(billings)
      await withTestStore(database.env, async (store) => {
        expect(await store.all({ statement: adHoc('SELECT id FROM invoice') })).toEqual([])
        await store.batch([saveCompany({ company, version: 0 })])
      })

      // Numbers follow the order of issuing, and an order of this version continues the series.
      const [first, second] = billings as [StoredBilling, StoredBilling]
      expect(await issue(url, orderId, second)).toMatch(/-000001$/)
      expect(await issue(url, orderId, first)).toMatch(/-000002$/)
      expect(await billingsOf(url, orderId)).toEqual(billings)
      const laterId = await billedOrder(placeOrder, url, [invoice(1)])
      const [later] = (await billingsOf(url, laterId)) as [StoredBilling]
      expect(await issue(url, laterId, later)).toMatch(/-000003$/)
      await withTestStore(database.env, async (store) => {
        expect(await contradictions(store)).toEqual([])
      })
    }, 120_000)
  },
)
