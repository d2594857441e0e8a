// What waits for staff: each count follows the thing it counts.

import { describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Return } from '../../src/contract/returns.ts'
import type { ToDo } from '../../src/contract/to-do.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'
import { day } from '../support/world.ts'

describe.each(engines)('to do on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  const read = async () => done(await desk.call<ToDo>('GET', '/fulfilment/v1/to-do')).body
  const expectCount = (name: keyof ToDo, count: number) =>
    expect.poll(async () => (await read())[name]).toBe(count)
  const insert = (table: string, row: Record<string, string | number>) => {
    const values = Object.values(row)
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places})`
    return service.store.batch([{ statement: adHoc(sql), values, rows: 1 }])
  }

  test('to do: nothing waits in a new shop', async () => {
    const { at: _, ...counts } = await read()
    expect(new Set(Object.values(counts))).toEqual(new Set([0]))
  })

  test('to do: a product is counted once, however many orders wait for it', async () => {
    await service.place(draftOf([['UNDATED', 1]]))
    await service.place(draftOf([['UNDATED', 2]]))
    await expectCount('waitedForProducts', 1)
  })

  test('to do: a billing waits for its document, and the document for its payment', async () => {
    const orderId = await service.place(draftOf([['PLENTY', 1]]))
    await desk.toWarehouse(orderId)
    const { billingId } = done(await desk.invoice(orderId)).body
    await expectCount('billings', 1)
    await setCompany(service)
    done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`))
    await expectCount('billings', 0)
    expect((await read()).overdueInvoices).toBe(0)
    service.time.now += 90 * day
    await expectCount('overdueInvoices', 1)
  })

  test('to do: a return waits until staff have decided', async () => {
    const orderId = await service.place(draftOf([['PLENTY', 1]]))
    await desk.toWarehouse(orderId)
    const { deliveryId } = done(await desk.ship(orderId, [['10', 1]])).body
    done(await desk.deliver(orderId, deliveryId))
    const lines = [{ orderId, lineNumber: '10', quantity: 1, reason: 'ChangedMind' }]
    const { returnId } = done(await service.request<Return>('POST', '/returns/v1', { json: { lines } })).body
    await expectCount('returns', 1)
    done(await desk.call('POST', `/fulfilment/v1/returns/${returnId}/refuse`, { text: 'Too late.' }))
    await expectCount('returns', 0)
  })

  test('to do: imports and emails that failed within the last week', async () => {
    const job = {
      kind: 'prices',
      dry_run: 0,
      rows_total: 1,
      pieces: 1,
      position: 0,
      claimed_until: 0,
      result: '{}',
    }
    const mail = {
      order_id: 'A',
      type: 'placed',
      recipient: 'a@example.com',
      body: '{}',
      attempts: 1,
      due_at: 0,
    }
    for (const [state, age] of [
      ['Failed', 6],
      ['Parked', 6],
      ['Failed', 8],
      ['Parked', 8],
      ['Done', 1],
    ] as const) {
      const row = { id: `${state}${age}`, state, created_at: service.time.now - age * day }
      await insert('import_job', { ...job, ...row, client: '', person: '' })
      await insert('mail', { ...mail, ...row })
    }
    await expectCount('failedImports', 1)
    await expectCount('failedEmails', 1)
  })

  test('to do: customers are refused', async () => {
    expect((await service.request('GET', '/fulfilment/v1/to-do')).status).toBe(403)
  })
})
