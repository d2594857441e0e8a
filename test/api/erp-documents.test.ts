// A company whose ERP issues: billings get their documents from it, and payments, statement and journal know them.

import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import type { AccountStatement } from '../../src/contract/statement.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, type Lines, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'

const invoices = '/fulfilment/v1/invoices'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const ubl =
  '<?xml version="1.0"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>F-1</ID></Invoice>'

describe.each(engines)('documents of an ERP on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service, { ...completeCompany, invoicesFromErp: true })
  })

  interface Key {
    orderId: string
    billingId: string
  }
  async function billed(lines?: Lines): Promise<Key> {
    service.time.now += 1000
    const orderId = await service.place(draftOf([['PLENTY', 3]]))
    done(await desk.confirm(orderId))
    return { orderId, billingId: done(await desk.invoice(orderId, lines)).body.billingId }
  }
  const credited = async ({ orderId }: Key, lines?: Lines): Promise<Key> => ({
    orderId,
    billingId: done(await desk.credit(orderId, lines)).body.billingId,
  })
  const send = ({ orderId, billingId }: Key, document: object) =>
    desk.call<InvoiceSummary>(
      'PUT',
      `/fulfilment/v1/orders/${orderId}/billings/${billingId}/document`,
      document,
    )
  const days = { issueDate: '2026-01-20', dueDate: '2036-02-03' }
  const documentOf = async ({ billingId }: Key) =>
    done(await desk.call<InvoiceDocument>('GET', `${invoices}/${billingId}`)).body
  const listed = async ({ number }: { number: string }) =>
    done(
      await desk.call<{ invoices: InvoiceSummary[] }>(
        'GET',
        `${invoices}?search=${encodeURIComponent(number)}`,
      ),
    ).body.invoices[0]

  test('document: number, days and files are the ERP’s, no number is drawn, and the same again changes nothing', async () => {
    const key = await billed()
    const refused = await desk.act(key.orderId, `billings/${key.billingId}/issue`)
    expect(nameOf(refused)).toBe('422 issued_by_erp')
    const document = {
      number: 'F-1',
      ...days,
      paymentReference: '1234 5678',
      files: { pdf: base64('%PDF-1.7\n') },
    }
    const stored = done(await send(key, document)).body
    expect(stored).toMatchObject({
      number: 'F-1',
      ...days,
      issuedBy: 'Erp',
      formats: ['pdf'],
      state: 'issued',
    })
    expect(done(await send(key, document)).body).toEqual(stored)
    expect(await documentOf(key)).toMatchObject({
      number: 'F-1',
      ...days,
      rules: 'ERP',
      payment: { reference: '1234 5678' },
      totals: { payable: stored.payable },
    })
    for (const other of [
      { number: 'F-2' },
      { issueDate: '2026-01-21' },
      { files: { pdf: base64('%PDF-1.4\n') } },
    ])
      expect(nameOf(await send(key, { ...document, ...other }))).toBe('422 billing_already_issued')
    // A file that was missing can follow.
    expect(done(await send(key, { ...document, files: { ubl: base64(ubl) } })).body.formats).toEqual([
      'pdf',
      'ubl',
    ])
    expect((await desk.call('GET', `${invoices}/${key.billingId}/pdf`)).text).toBe('%PDF-1.7\n')
    const own = `/orders/v1/${key.orderId}/invoices/${key.billingId}`
    expect((await service.request('GET', `${own}/ubl`)).text).toBe(ubl)
    expect(nameOf(await service.request('GET', `${own}/cii`))).toBe('422 format_not_available')
    expect(nameOf(await desk.call('POST', `${invoices}/${key.billingId}/send`, {}))).toBe('422 issued_by_erp')
    const series = await service.store.all({ statement: adHoc('SELECT id FROM invoice_series') })
    expect(series).toEqual([])
  })

  test('document: two billings cannot have one number, also at once', async () => {
    const keys = [await billed(), await billed(), await billed()]
    const replies = await Promise.all(keys.map((key) => send(key, { number: 'F 77', ...days })))
    expect(replies.map(nameOf).sort()).toEqual([
      '200',
      '422 document_number_taken',
      '422 document_number_taken',
    ])
    const left = keys[replies.findIndex(({ status }) => status !== 200)] as Key
    expect(nameOf(await send(left, { number: 'f77', ...days }))).toBe('422 document_number_taken')
    expect(nameOf(await send(left, { number: 'F 78', ...days }))).toBe('200')
  })

  test('document: amounts may differ by roundings, and not by prices', async () => {
    const key = await billed()
    const preview = { number: 'F-90', ...days }
    const { net, vat, payable } = done(await send(await billed(), { ...preview, number: 'F-89' })).body
    const cases: [object, string][] = [
      [{ net: net + 1 }, '422 erp_amounts_differ'],
      [{ vat: vat + 2 }, '422 erp_amounts_differ'],
      [{ payable: payable * 10 }, '422 erp_amounts_differ'],
      [{ payable: 0.001 }, '422 erp_amounts_differ'],
      [{ number: ' ' }, '400 invalid_request'],
      [{ files: { pdf: base64('<Invoice>') } }, '400 invalid_request'],
      [{ files: { cii: base64(ubl) } }, '400 invalid_request'],
      [{ files: { pdf: '%%%' } }, '400 invalid_request'],
    ]
    for (const [other, expected] of cases)
      expect([other, nameOf(await send(key, { ...preview, ...other }))]).toEqual([other, expected])
    const cents = Math.round(payable * 100 + 25) / 100
    const stored = done(await send(key, { ...preview, net, vat, payable: cents })).body
    expect(stored).toMatchObject({ net, vat, payable: cents })
    expect((await documentOf(key)).totals.rounding).toBeCloseTo(cents - net - vat, 6)
  })

  test('payment: is matched by the reference or the number of the ERP, and a credit note settles its invoice', async () => {
    const [byReference, byNumber] = [await billed(), await billed()]
    const first = done(
      await send(byReference, { number: 'F-201', ...days, paymentReference: '9988 7766' }),
    ).body
    const second = done(await send(byNumber, { number: 'F-202', ...days })).body
    const pay = async (other: object) =>
      done(
        await desk.call<PaymentView>('POST', '/fulfilment/v1/payments', {
          receivedOn: '2026-01-25',
          currency: first.currency,
          ...other,
        }),
      ).body
    const matched = await pay({ bankReference: 'ERP-1', amount: first.payable, reference: '99887766' })
    expect(matched.allocations.map(({ number }) => number)).toEqual(['F-201'])
    await pay({ bankReference: 'ERP-2', amount: 1, message: 'Invoice f-202, thank you.' })
    expect((await listed(first))?.state).toBe('paid')
    expect((await listed(second))?.settled).toBe(1)
    const credit = await credited(byNumber, [['10', 1]])
    const note = done(
      await send(credit, { number: 'K-1', issueDate: '2026-01-26', files: { ubl: base64(ubl) } }),
    ).body
    expect(note).toMatchObject({ type: 'CreditNote', number: 'K-1', dueDate: null, open: 0, state: 'paid' })
    expect((await documentOf(credit)).references.invoices.map(({ number }) => number)).toEqual(['F-202'])
    expect((await listed(second))?.open).toBeCloseTo(second.payable - 1 - note.payable, 6)
    const statement = done(
      await desk.call<AccountStatement>('GET', `/fulfilment/v1/statements/${first.billTo}`),
    ).body
    const named = statement.currencies.flatMap(({ entries }) => entries).map(({ number }) => number)
    expect(named).toEqual(expect.arrayContaining(['F-201', 'F-202', 'K-1']))
  })

  test('journal: has the payment of a document of the ERP, and not the document, which the ERP booked', async () => {
    const month = new Date(service.time.now).toISOString().slice(0, 7)
    const { text } = await desk.call('GET', `/fulfilment/v1/journal/${month}`)
    expect(text).toContain('ERP-1')
    const vouchers = text.split('\n').map((line) => line.split(',')[1])
    expect(vouchers.filter((voucher) => /^[FK][- ]/.test(voucher ?? ''))).toEqual([])
  })

  test('document: a credit note before its invoice is refused, and a company that issues here takes none', async () => {
    const key = await billed()
    const refused = await send(await credited(key), { number: 'K-9', issueDate: '2026-01-26' })
    expect(nameOf(refused)).toBe('422 invoice_incomplete')
    await setCompany(service)
    expect(nameOf(await send(key, { number: 'F-300', ...days }))).toBe('422 issued_here')
    expect(
      done(await desk.act<InvoiceSummary>(key.orderId, `billings/${key.billingId}/issue`)).body,
    ).toMatchObject({
      number: 'INV-2026-000001',
      issuedBy: 'Service',
      formats: ['pdf', 'ubl', 'cii'],
    })
  })
})
