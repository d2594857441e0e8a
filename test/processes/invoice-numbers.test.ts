// Several processes issue documents while they are killed: the series has neither a gap nor a double, and no billing two numbers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCompany } from '../../src/billing/company/company.ts'
import { company } from '../../src/billing/compose/compose.fixture.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import {
  createSeededDatabase,
  openTestStore,
  pause,
  randomFrom,
  type ServiceProcess,
  startProcess,
  startProcesses,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

/** The quick run has a race of its own in test/api/invoices.test.ts. */
const rounds = [
  { issues: 40, kills: 2, seed: 29_001 },
  { issues: 2000, kills: 8, seed: 29_002 },
]
const workers = 8

describe.each(engines)('invoice numbers on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    services = await startProcesses(database, 3)
    store = await openTestStore(database.env)
    await store.batch([saveCompany({ company, version: 0 })])
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  /** Sends it until some process answers. */
  async function answered(path: string, as: string, json: unknown, method = 'POST', key?: string) {
    for (let attempt = 0; ; attempt++) {
      const { url } = services[attempt % services.length] as ServiceProcess
      const headers = {
        Authorization: `Bearer bo_${as}`,
        'Content-Type': 'application/json',
        ...(key ? { 'Idempotency-Key': key } : {}),
      }
      const body = json === undefined ? {} : { body: JSON.stringify(json) }
      const reply = await fetch(url + path, { method, headers, ...body }).catch(() => undefined)
      const text = await reply?.text().catch(() => undefined)
      if (reply && text !== undefined && reply.status < 500) return { status: reply.status, reply, text }
      await pause(20)
    }
  }

  /** A confirmed order with as many invoices of one unit. */
  async function billings(count: number): Promise<{ orderId: string; billingId: string }[]> {
    const draft = draftOf([['PLENTY', count]])
    const created = await answered('/checkout/v1/create', 'shop', draft)
    const { value: checkoutId } = JSON.parse(created.text) as { value: string }
    const placed = await answered('/checkout/v1/submit', 'shop', { checkoutId, deliveryOptionId: null })
    const orderId = placed.reply.headers.get('location')?.split('/').at(-1) ?? ''
    const path = `/fulfilment/v1/orders/${orderId}`
    await answered(`${path}/confirm`, 'staff', undefined)
    for (let index = 0; index < count; index++) {
      const lines = [{ lineNumber: '10', quantity: 1 }]
      await answered(`${path}/billings`, 'staff', { type: 'Invoice', lines })
    }
    return Array.from({ length: count }, (_, index) => ({ orderId, billingId: `${orderId}-B${index + 1}` }))
  }

  test.for(rounds)(
    '$issues issues and $kills kills: no gap, no double',
    { timeout: 600_000 },
    async ({ issues, kills, seed }) => {
      const random = randomFrom(seed)
      const perOrder = 10
      const orders = await Promise.all(Array.from({ length: issues / perOrder }, () => billings(perOrder)))
      const waiting = orders.flat()
      const total = waiting.length
      const numbers = new Map<string, string>()
      const run = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { orderId, billingId } = next
          const { status, text } = await answered(
            `/fulfilment/v1/orders/${orderId}/billings/${billingId}/issue`,
            'staff',
            undefined,
            'POST',
            `issue-${billingId}`,
          )
          expect([status, text]).toEqual([201, text])
          numbers.set(billingId, (JSON.parse(text) as { number: string }).number)
        }
      }
      const work = Array.from({ length: workers }, run)
      for (let kill = 0; kill < kills; kill++) {
        const enough = Math.floor((total * (kill + 0.5)) / kills)
        while (numbers.size < enough && waiting.length > 0) await pause(5)
        await pause(random() * 50)
        const victim = kill % services.length
        await (services[victim] as ServiceProcess).kill()
        services[victim] = await startProcess(database.env)
      }
      await Promise.all(work)

      expect(new Set(numbers.values()).size).toBe(total)
      const rows = await store.all<{ id: string; number: string; position: number }>({
        statement: adHoc('SELECT id, number, position FROM invoice ORDER BY position'),
      })
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
      const [series] = await store.all<{ next: number }>({
        statement: adHoc('SELECT next FROM invoice_series'),
      })
      expect(series?.next).toBe(rows.length + 1)
      for (const { id, number } of rows)
        if (numbers.has(id)) expect([id, number]).toEqual([id, numbers.get(id)])
    },
  )
})
