// Issued documents: numbers without a gap, content that never changes, and files for staff and customers.

import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, type Lines, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'

const invoices = '/fulfilment/v1/invoices'

describe.each(engines)('invoices on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service)
  })

  /** An order with an invoice of these lines, or of everything. */
  async function invoiced(lines?: Lines, units = 3) {
    service.time.now += 1000
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId, lines)).body
    return { orderId, billingId }
  }
  const issue = (key: { orderId: string; billingId: string }) =>
    desk.act<InvoiceSummary>(key.orderId, `billings/${key.billingId}/issue`)
  const documentOf = async (billingId: string) =>
    done(await desk.call<InvoiceDocument>('GET', `${invoices}/${billingId}`)).body
  /** The numbers of a series, in order, and the next one. */
  async function seriesOf(series: string) {
    const rows = await service.store.all<{ position: number }>({
      statement: adHoc(`SELECT position FROM invoice WHERE series = '${series}' ORDER BY position`),
    })
    const [next] = await service.store.all<{ next: number }>({
      statement: adHoc(`SELECT next FROM invoice_series WHERE id = '${series}'`),
    })
    return { positions: rows.map(({ position }) => position), next: next?.next }
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  test('issue: without a company it is refused with each rule and what to correct, and uses no number', async () => {
    await setCompany(service, { legalName: 'Nordlys Maskin AS' })
    const key = await invoiced()
    const refused = await issue(key)
    expect(nameOf(refused)).toBe('422 invoice_incomplete')
    for (const rule of ['BR-08', 'BR-09', 'BR-50', 'BR-CO-26', 'BR-S-02'])
      expect(refused.text).toContain(`${rule}: `)
    expect(refused.text).toContain('Set the VAT id on the page Company.')
    expect(await seriesOf('Invoice-2026')).toEqual({ positions: [], next: undefined })
    await setCompany(service)
    expect(done(await issue(key)).body).toMatchObject({ number: 'INV-2026-000001', type: 'Invoice' })
  })

  test('issue: a billing gets one number; the order and its billings stay as they are', async () => {
    const key = await invoiced()
    const before = await service.readOrder(key.orderId)
    const issued = done(await issue(key)).body
    expect(nameOf(await issue(key))).toBe('422 billing_already_issued')
    expect(nameOf(await issue({ ...key, billingId: 'no' }))).toBe('404 billing_not_found')
    expect(nameOf(await issue({ ...key, orderId: 'no' }))).toBe('404 order_not_found')
    expect(await service.readOrder(key.orderId)).toEqual(before)
    const document = await documentOf(key.billingId)
    expect(document).toMatchObject({
      number: issued.number,
      seller: { name: 'Nordlys Maskin AS', vatId: 'NO987654325MVA' },
      references: { orderId: key.orderId },
      totals: { payable: issued.payable },
    })
    // The company moves; what was issued does not change.
    await setCompany(service, { ...completeCompany, city: 'Bergen' })
    expect(await documentOf(key.billingId)).toEqual(document)
    await setCompany(service)
  })

  test('credit note: names its invoice, and everything credited leaves nothing', async () => {
    const key = await invoiced(undefined, 7)
    const first = done(await issue(key)).body
    const credits: InvoiceSummary[] = []
    for (const lines of [[['10', 3]], undefined] as (Lines | undefined)[]) {
      const { billingId } = done(await desk.credit(key.orderId, lines)).body
      credits.push(done(await issue({ orderId: key.orderId, billingId })).body)
    }
    const document = await documentOf(credits[1]?.billingId ?? '')
    expect(document.references.invoices).toEqual([
      expect.objectContaining({ number: first.number, billingId: key.billingId }),
    ])
    const sum = (member: 'net' | 'vat' | 'payable') =>
      credits.reduce((total, credit) => total + Math.round(credit[member] * 100), 0)
    expect(['net', 'vat', 'payable'].map((member) => sum(member as 'net'))).toEqual([
      Math.round(first.net * 100),
      Math.round(first.vat * 100),
      Math.round(first.payable * 100),
    ])
  })

  test('credit note: before its invoice is issued it is refused', async () => {
    const key = await invoiced()
    const { billingId } = done(await desk.credit(key.orderId)).body
    const refused = await issue({ orderId: key.orderId, billingId })
    expect(nameOf(refused)).toBe('422 invoice_incomplete')
    expect(refused.text).toContain('Issue the invoices of the order first.')
    const both = await desk.call<{ issued: InvoiceSummary[] }>('POST', `${invoices}/issue`, {
      billings: [key, { orderId: key.orderId, billingId }],
    })
    expect(both.body.issued.map(({ type }) => type)).toEqual(['Invoice', 'CreditNote'])
  })

  test('issue many: consecutive numbers for what can be issued, reasons for the others', async () => {
    const keys = [await invoiced(), await invoiced(), await invoiced()]
    done(await issue(keys[1] as (typeof keys)[number]))
    const { positions } = await seriesOf('Invoice-2026')
    const reply = await desk.call<{ issued: InvoiceSummary[]; refused: { code: string }[] }>(
      'POST',
      `${invoices}/issue`,
      { billings: [...keys, { orderId: 'no', billingId: 'no' }] },
    )
    expect(reply.body.refused.map(({ code }) => code)).toEqual(['billing_already_issued', 'order_not_found'])
    const after = await seriesOf('Invoice-2026')
    expect(after.positions).toEqual(upTo(positions.length + 2))
    expect(after.next).toBe(after.positions.length + 1)
  })

  test('numbers: many at once, several of them for the same billing, leave neither gap nor double', async () => {
    const keys = []
    for (let index = 0; index < 12; index++) keys.push(await invoiced())
    const replies = await Promise.all([...keys, ...keys, ...keys].map(issue))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(keys.length)
    expect(new Set(replies.map(nameOf))).toEqual(new Set(['201', '422 billing_already_issued']))
    const { positions, next } = await seriesOf('Invoice-2026')
    expect(positions).toEqual(upTo(positions.length))
    expect(next).toBe(positions.length + 1)
  })

  test('series: begins again in a new year', async () => {
    const key = await invoiced()
    const { now } = service.time
    service.time.now = Date.parse('2027-01-01T00:00:00Z')
    expect(done(await issue(key)).body.number).toBe('INV-2027-000001')
    service.time.now = now
  })

  test('list: is filtered, searched, paged and exported', async () => {
    const key = await invoiced()
    const { number } = done(await issue(key)).body
    const list = async (query: string) =>
      done(
        await desk.call<{ invoices: InvoiceSummary[]; nextCursor: string | null }>(
          'GET',
          `${invoices}?${query}`,
        ),
      ).body
    expect((await list(`search=${number.toLowerCase()}`)).invoices.map((each) => each.number)).toEqual([
      number,
    ])
    expect((await list(`search=${key.orderId}&type=CreditNote`)).invoices).toEqual([])
    expect((await list('customerId=nobody')).invoices).toEqual([])
    const all = (await list('limit=500')).invoices
    const paged: InvoiceSummary[] = []
    let cursor = ''
    do {
      const page = await list(`limit=3${cursor}`)
      paged.push(...page.invoices)
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor)
    expect(paged).toEqual(all)
    expect(nameOf(await desk.call('GET', `${invoices}?cursor=abc`))).toBe('400 invalid_request')
    const csv = await desk.call('GET', `${invoices}/export?search=${number}`)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text.split('\n')).toEqual([
      'number,type,issueDate,dueDate,orderId,customerId,buyer,currency,net,vat,payable,settled,open,state',
      expect.stringMatching(new RegExp(`^${number},Invoice,.*,${key.orderId},`)),
      '',
    ])
  })

  test('customers: see and download the documents of their own orders, and no others', async () => {
    const key = await invoiced()
    const path = `/orders/v1/${key.orderId}/invoices`
    expect(done(await service.request('GET', path)).body).toEqual({ invoices: [] })
    const issued = done(await issue(key)).body
    expect((await service.request('GET', path)).body).toEqual({ invoices: [issued] })
    expect((await service.request('GET', `${path}/${key.billingId}`)).body).toEqual(
      await documentOf(key.billingId),
    )
    const ubl = await service.request('GET', `${path}/${key.billingId}/ubl`)
    expect(ubl.headers.get('content-type')).toContain('application/xml')
    expect(ubl.headers.get('content-disposition')).toBe(`attachment; filename="${issued.number}.xml"`)
    expect(ubl.text).toContain(`<cbc:ID>${issued.number}</cbc:ID>`)
    const pdf = await service.request('GET', `${path}/${key.billingId}/pdf`)
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="${issued.number}.pdf"`)
    expect(pdf.text.startsWith('%PDF-1.7')).toBe(true)
    expect(nameOf(await service.request('GET', path, { as: 'german' }))).toBe('404 order_not_found')
    for (const format of ['', '/ubl', '/pdf']) {
      const foreign = await service.request('GET', `${path}/${key.billingId}${format}`, { as: 'german' })
      expect(nameOf(foreign)).toBe('404 invoice_not_found')
      const elsewhere = `/orders/v1/other/invoices/${key.billingId}${format}`
      expect(nameOf(await service.request('GET', elsewhere))).toBe('404 invoice_not_found')
    }
    expect(nameOf(await service.request('GET', invoices))).toBe('403 scope_missing')
  })
})
