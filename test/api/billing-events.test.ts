// Events of documents and payments: in the feed and for webhooks, written with the change, in its order.

import { beforeAll, describe, expect, test } from 'vitest'
import type { CloudEvent } from '../../src/contract/events.ts'
import type { InvoiceSummary } from '../../src/contract/invoice.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'

const payments = '/fulfilment/v1/payments'

describe.each(engines)('events of billing on %s', (engine) => {
  let count = 0
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service)
  })

  const feed = async () =>
    done(await desk.call<{ events: CloudEvent[] }>('GET', '/fulfilment/v1/events?limit=1000')).body.events
  /** What the feed has since a length, without orders. */
  const since = async (length: number) =>
    (await feed()).slice(length).filter(({ type }) => !/^(order|return)\./.test(type))
  const issue = async (orderId: string, billingId: string) =>
    done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  async function invoiced(units: number) {
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    return issue(orderId, done(await desk.invoice(orderId)).body.billingId)
  }
  const paymentOf = (amount: number, other: object = {}) => ({
    ...{ bankReference: `bank-${++count}`, receivedOn: '2026-03-02', currency: 'NOK', amount },
    ...other,
  })
  const book = async (json: object) => done(await desk.call<PaymentView>('POST', payments, json)).body

  test('an invoice, its payment and what becomes of it are events with ascending versions', async () => {
    const { length } = await feed()
    const { billingId, orderId, number, payable } = await invoiced(2)
    const { paymentId } = await book(paymentOf(1000, { message: number }))
    done(await desk.call('POST', `${payments}/${paymentId}/release`, { billingId }))
    const allocations = [{ billingId, amount: 300 }]
    done(await desk.call('POST', `${payments}/${paymentId}/allocations`, { allocations }))
    done(await desk.call('POST', `${payments}/${paymentId}/not-ours`, { reason: 'Sent back' }))
    const events = await since(length)
    const ofPayment = { paymentId, account: 'NO-2', currency: 'NOK', amount: 1000 }
    const moved = (amount: number) => [{ billingId, number, amount }]
    expect(events.map(({ type, subject, data }) => ({ type, subject, data }))).toMatchObject([
      {
        type: 'invoice.issued',
        subject: billingId,
        data: { billingId, orderId, number, account: 'NO-1', billTo: 'NO-2', amount: payable, left: payable },
      },
      {
        type: 'payment.booked',
        subject: paymentId,
        data: { ...ofPayment, paymentVersion: 1, left: 0, allocations: moved(1000) },
      },
      {
        type: 'payment.released',
        data: { ...ofPayment, paymentVersion: 2, left: 1000, allocations: moved(-1000) },
      },
      {
        type: 'payment.allocated',
        data: { ...ofPayment, paymentVersion: 3, left: 700, allocations: moved(300) },
      },
      { type: 'payment.notOurs', data: { ...ofPayment, paymentVersion: 4, left: 0, allocations: [] } },
    ])
  })

  test('a credit note says what it corrects and what is left of it, and a repeat books no event', async () => {
    const invoice = await invoiced(3)
    const other = await invoiced(1)
    const json = paymentOf(invoice.payable, { message: invoice.number })
    await book(json)
    const { length } = await feed()
    expect((await book(json)).state).toBe('matched')
    expect(await since(length)).toEqual([])
    const { billingId } = done(await desk.credit(invoice.orderId, [['10', 2]])).body
    const credit = await issue(invoice.orderId, billingId)
    const allocations = [{ billingId: other.billingId, amount: 500 }]
    done(await desk.call('POST', `/fulfilment/v1/invoices/${billingId}/allocations`, { allocations }))
    const { number } = other
    expect(await since(length)).toMatchObject([
      {
        type: 'creditNote.issued',
        subject: billingId,
        data: {
          ...{ orderId: invoice.orderId, number: credit.number, amount: 2500, left: 2500 },
          invoices: [{ billingId: invoice.billingId, number: invoice.number }],
        },
      },
      {
        type: 'creditNote.allocated',
        subject: billingId,
        data: { left: 2000, allocations: [{ billingId: other.billingId, number, amount: 500 }] },
      },
    ])
  })

  test('a refusal makes no event, and many documents issued at once make one each', async () => {
    const { length } = await feed()
    const unknown = await book(paymentOf(5))
    const none = await desk.call('POST', `${payments}/${unknown.paymentId}/allocations`, {
      allocations: [{ billingId: 'NO-SUCH' }],
    })
    expect(nameOf(none)).toBe('404 invoice_not_found')
    const orderId = await service.place(draftOf([['PLENTY', 2]]))
    done(await desk.confirm(orderId))
    const [one, two] = [
      done(await desk.invoice(orderId, [['10', 1]])).body.billingId,
      done(await desk.invoice(orderId)).body.billingId,
    ]
    const billings = [one, two, one].map((billingId) => ({ orderId, billingId }))
    done(await desk.call('POST', '/fulfilment/v1/invoices/issue', { billings }))
    const events = await since(length)
    // Those of different documents of one moment have no order.
    expect(events.map(({ type, subject }) => `${type} ${subject}`).sort()).toEqual([
      `invoice.issued ${one}`,
      `invoice.issued ${two}`,
      `payment.booked ${unknown.paymentId}`,
    ])
    expect(events[0]?.data.account).toBeNull()
  })

  test('webhooks: `payment.*` is a pattern of types, and `payments.*` is not', async () => {
    const create = (types: string[]) =>
      desk.call('POST', '/fulfilment/v1/webhooks', { url: 'https://example.com/hook', types, active: false })
    expect((await create(['payment.*', 'invoice.issued'])).status).toBe(201)
    expect((await create(['payments.*'])).status).toBe(400)
  })
})
