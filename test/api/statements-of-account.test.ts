// The statement of an account: what it owed, what changed it, and what is open.

import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '../../src/contract/invoice.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import type { AccountStatement } from '../../src/contract/statement.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'

describe.each(engines)('statement of an account on %s', (engine) => {
  let count = 0
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service)
  })

  const later = () => (service.time.now += 3_600_000)
  async function issue(orderId: string, billingId: string) {
    later()
    return done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  }
  async function invoiced(units: number) {
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    return issue(orderId, billingId)
  }
  async function pay(amount: number, message: string, other: object = {}) {
    later()
    const json = {
      bankReference: `bank-${++count}`,
      receivedOn: '2026-03-02',
      currency: 'NOK',
      amount,
      message,
    }
    return done(await desk.call<PaymentView>('POST', '/fulfilment/v1/payments', { ...json, ...other })).body
  }
  // Orders of NO-1 are billed to NO-2.
  const ofStaff = async (query = '') =>
    done(await desk.call<AccountStatement>('GET', `/fulfilment/v1/statements/NO-2${query}`)).body
  const cents = (amount: number) => Math.round(amount * 100)
  /** What is open by the list of invoices. */
  async function openByList() {
    const path = '/fulfilment/v1/invoices?limit=500&billTo=NO-2&open=true'
    const { invoices } = done(await desk.call<{ invoices: InvoiceSummary[] }>('GET', path)).body
    return invoices.reduce((sum, { type, open }) => sum + (type === 'Invoice' ? 1 : -1) * cents(open), 0)
  }

  test('an account without documents has an empty statement', async () => {
    expect(await ofStaff()).toMatchObject({
      customerId: 'NO-2',
      name: 'Account NO-2',
      currencies: [],
      openItems: [],
    })
  })

  test('entries have a balance, which is what is open at the end', async () => {
    const one = await invoiced(1)
    const two = await invoiced(2)
    await pay(one.payable, one.number)
    await pay(100, two.number)
    const { billingId } = done(await desk.credit(two.orderId, [['10', 1]])).body
    const credit = await issue(two.orderId, billingId)
    const over = await pay(one.payable + 5, 'unclear', { customerId: 'NO-2' })
    const statement = await ofStaff()
    const [nok] = statement.currencies
    expect(nok?.entries.map(({ type, number, amount }) => [type, number, amount])).toEqual([
      ['Invoice', one.number, one.payable],
      ['Invoice', two.number, two.payable],
      ['Payment', one.number, -one.payable],
      ['Payment', two.number, -100],
      ['CreditNote', credit.number, -credit.payable],
    ])
    const owed = cents(two.payable) - cents(100) - cents(credit.payable)
    expect([nok?.opening, nok?.closing, nok?.open, nok?.onAccount]).toEqual([
      0,
      owed / 100,
      owed / 100,
      over.amount,
    ])
    expect(await openByList()).toBe(owed)
    expect(statement.openItems.map(({ number }) => number)).toEqual([two.number])
    expect(nok?.entries.at(-1)?.balance).toBe(nok?.closing)
  })

  test('a later statement begins with what was owed; what is taken back is an entry of its own', async () => {
    const before = (await ofStaff()).currencies[0]
    const from = new Date(later()).toISOString()
    const next = await invoiced(1)
    const payment = await pay(next.payable, next.number)
    later()
    const path = `/fulfilment/v1/payments/${payment.paymentId}/release`
    done(await desk.call('POST', path, { billingId: next.billingId }))
    const [nok] = (await ofStaff(`?from=${from}`)).currencies
    expect(nok?.opening).toBe(before?.closing)
    expect(nok?.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['Invoice', next.payable],
      ['Payment', -next.payable],
      ['Payment', next.payable],
    ])
    expect(cents(nok?.closing ?? 0)).toBe(await openByList())
    const [past] = (await ofStaff(`?to=${from}`)).currencies
    expect(past?.entries).toEqual(before?.entries)
  })

  test('overdue is what is open after its due date', async () => {
    const { now } = service.time
    expect((await ofStaff()).currencies[0]?.overdue).toBe(0)
    service.time.now = now + 20 * 86_400_000
    const statement = await ofStaff()
    const due = statement.openItems.filter(({ state }) => state === 'overdue')
    expect(cents(statement.currencies[0]?.overdue ?? 0)).toBe(
      due.reduce((sum, { open }) => sum + cents(open), 0),
    )
    expect(due.length).toBeGreaterThan(0)
    service.time.now = now
  })

  test('customers read that of their own accounts, and the documents that they are to pay', async () => {
    const own = await service.request<AccountStatement>('GET', '/orders/v1/statement?customerId=NO-2')
    expect(done(own).body).toEqual(await ofStaff())
    const first = done(await service.request<AccountStatement>('GET', '/orders/v1/statement')).body
    expect(first).toMatchObject({ customerId: 'NO-1', currencies: [] })
    const foreign = await service.request('GET', '/orders/v1/statement?customerId=NO-2', { as: 'german' })
    expect(nameOf(foreign)).toBe('403 account_not_permitted')
    expect(nameOf(await service.request('GET', '/fulfilment/v1/statements/NO-2'))).toBe('403 scope_missing')
    expect(nameOf(await desk.call('GET', '/fulfilment/v1/statements/nobody'))).toBe('404 account_not_found')
    const wrong = '/orders/v1/statement?from=2026-03-01T00:00:00Z&to=2026-02-01T00:00:00Z'
    expect(nameOf(await service.request('GET', wrong))).toBe('400 invalid_request')
  })
})
