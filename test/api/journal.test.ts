// The journal: documents and payments of a month as debit and credit, the same whenever it is taken.

import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '../../src/contract/invoice.ts'
import type { JournalPeriod } from '../../src/contract/journal.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'

const journal = '/fulfilment/v1/journal'

describe.each(engines)('journal on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service)
  })

  const text = async (month: string) => (await desk.call('GET', `${journal}/${month}`)).text
  const linesOf = (csv: string) =>
    csv
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
  const close = (month: string) => desk.call<JournalPeriod>('POST', `${journal}/${month}/close`)
  async function issue(orderId: string, billingId: string) {
    return done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  }
  async function invoiced(units: number) {
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    return issue(orderId, done(await desk.invoice(orderId)).body.billingId)
  }
  const book = async (bankReference: string, amount: number, message: string) =>
    done(
      await desk.call<PaymentView>('POST', '/fulfilment/v1/payments', {
        ...{ bankReference, amount, message },
        receivedOn: '2026-03-02',
        currency: 'NOK',
      }),
    ).body

  test('lines: documents, payments and allocations, debit and credit of each voucher equal', async () => {
    const one = await invoiced(1)
    const two = await invoiced(2)
    await book('J-1', one.payable, one.number)
    const unclear = await book('J-2', 100, 'hello')
    const path = `/fulfilment/v1/payments/${unclear.paymentId}`
    done(await desk.call('POST', `${path}/allocations`, { allocations: [{ billingId: two.billingId }] }))
    done(await desk.call('POST', `${path}/release`, { billingId: two.billingId }))
    const { billingId } = done(await desk.credit(two.orderId, [['10', 1]])).body
    const credit = await issue(two.orderId, billingId)
    const lines = linesOf(await text('2026-03'))
    const of = (voucher: string) =>
      lines
        .filter(([, each]) => each === voucher)
        .map(([, , kind, account, debit, creditSide]) => [kind, account, debit, creditSide])
    const shown = (amount: number) => amount.toFixed(2)
    expect(of(one.number)).toEqual([
      ['Invoice', '1500', shown(one.payable), ''],
      ['Invoice', '3000', '', shown(one.net)],
      ['Invoice', '2700', '', shown(one.vat)],
    ])
    expect(of(credit.number).map(([, account]) => account)).toEqual(['1500', '3000', '2700'])
    expect(of('J-1')).toEqual([
      ['Received', '1920', shown(one.payable), ''],
      ['Received', '2990', '', shown(one.payable)],
      ['Allocation', '2990', shown(one.payable), ''],
      ['Allocation', '1500', '', shown(one.payable)],
    ])
    expect(of('J-2')).toHaveLength(6)
    const sums = new Map<string, number>()
    for (const [, voucher = '', kind, , debit, creditSide] of lines) {
      const amount = Math.round(Number(debit || 0) * 100) - Math.round(Number(creditSide || 0) * 100)
      const key = `${voucher} ${kind}`
      sums.set(key, (sums.get(key) ?? 0) + amount)
    }
    expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([])
    // What customers owe by the journal is what is open by the list.
    const owed = lines
      .filter(([, , , account]) => account === '1500')
      .reduce(
        (sum, [, , , , debit, side]) =>
          sum + Math.round(Number(debit || 0) * 100) - Math.round(Number(side || 0) * 100),
        0,
      )
    const { invoices } = done(
      await desk.call<{ invoices: InvoiceSummary[] }>('GET', '/fulfilment/v1/invoices?limit=500&open=true'),
    ).body
    const open = invoices.reduce(
      (sum, each) => sum + (each.type === 'Invoice' ? 1 : -1) * Math.round(each.open * 100),
      0,
    )
    expect(owed).toBe(open)
  })

  test('accounts: are configured, and a closed month keeps its own', async () => {
    const accounts = { receivables: '1510', bank: '1921' }
    const set = (json: object, version: number) =>
      desk.call<{ version: number }>('PUT', `${journal}/accounts`, json, {
        headers: { 'If-Match': `"${version}"` },
      })
    expect(done(await set(accounts, 0)).body).toMatchObject({ ...accounts, sales: '3000', version: 1 })
    expect(nameOf(await set(accounts, 0))).toBe('412 precondition_failed')
    expect(await text('2026-03')).toContain(',1510,')

    expect(nameOf(await close('2026-03'))).toBe('422 journal_month_open')
    expect(nameOf(await close('2026-13'))).toBe('400 invalid_request')
    service.time.now = Date.parse('2026-04-01T02:00:00Z')
    const replies = await Promise.all(Array.from({ length: 16 }, () => close('2026-03')))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const period = done(replies[0] as (typeof replies)[number]).body
    const before = await text('2026-03')
    expect(period.lines).toBe(linesOf(before).length)
    expect(period.digest).toBe(createHash('sha256').update(before).digest('hex'))

    // A later payment and other accounts change nothing of it, also not through the account that is learnt later.
    done(await set({ receivables: '9999' }, 1))
    const invoice = await invoiced(1)
    const open = done(
      await desk.call<{ payments: PaymentView[] }>('GET', '/fulfilment/v1/payments?state=open'),
    ).body.payments
    const path = `/fulfilment/v1/payments/${open[0]?.paymentId}/allocations`
    done(await desk.call('POST', path, { allocations: [{ billingId: invoice.billingId }] }))
    expect(await text('2026-03')).toBe(before)
    expect(await text('2026-04')).toContain(',9999,')
    expect(done(await close('2026-03')).body).toEqual(period)
    const list = done(await desk.call<{ periods: JournalPeriod[] }>('GET', journal)).body
    expect(list.periods).toEqual([period])
  })

  test('an empty month has a header, and customers may not read it', async () => {
    expect(await text('2020-01')).toBe(
      'date,voucher,kind,account,debit,credit,currency,customerId,reference\n',
    )
    expect(nameOf(await desk.call('GET', `${journal}/March`))).toBe('400 invalid_request')
    expect(nameOf(await service.request('GET', `${journal}/2026-03`))).toBe('403 scope_missing')
  })
})
