// Credit limits: what is open is what is ordered and not paid, whatever happens to orders, invoices and payments, and no order exceeds it.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { Credit } from '../../src/contract/credit.ts'
import type { InvoiceSummary } from '../../src/contract/invoice.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import type { Return } from '../../src/contract/returns.ts'
import { totalsOf } from '../../src/orders/totals.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { setCompany } from '../support/company.ts'
import { contradictions } from '../support/consistency.ts'
import { type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, type TestService } from '../support/service.ts'

interface Account {
  version: number
  credit: Credit | null
}

const payments = '/fulfilment/v1/payments'
const limit = 1_000_000

describe.each(engines)('credit limits on %s', (engine) => {
  let service: TestService
  let desk: Desk
  let sent: string[] = []
  let count = 0
  beforeAll(async () => {
    const counting = (store: Store): Store => ({
      ...store,
      all: (query) => {
        sent.push(query.statement.name)
        return store.all(query)
      },
      batch: (writes) => {
        sent.push(...writes.map(({ statement }) => statement.name))
        return store.batch(writes)
      },
    })
    service = await startCheckedService(engine, { wrapStore: counting })
    desk = deskOf(service)
    await setCompany(service)
  })
  afterAll(() => service.stop())

  const pathOf = (account: string) => `/admin/v1/accounts/${account}`
  const creditOf = async (account = 'NO-2') =>
    done(await desk.call<Account>('GET', pathOf(account))).body.credit
  const openOf = async (account = 'NO-2') => (await creditOf(account))?.open ?? Number.NaN
  /** Waits until it is counted and the service knows it. */
  async function setLimit(creditLimit: number | null, account = 'NO-2'): Promise<void> {
    const { version } = done(await desk.call<Account>('GET', pathOf(account))).body
    const headers = { 'If-Match': `"${version}"` }
    const json = { billing: { creditLimit } }
    done(await desk.call('PATCH', pathOf(account), json, { headers }))
    await service.service.context.poller.refresh()
    const isCounted = async () => (await creditOf(account))?.countedAt !== null
    await eventually(isCounted, Boolean, 20_000)
  }
  const costOf = async (orderId: string) => totalsOf(await service.readOrder(orderId)).total
  // Orders of NO-1 are billed to NO-2.
  const toNo2 = draftOf([['PLENTY', 1]], { soldTo: { customerId: 'NO-2' } })

  async function invoiced(units: number) {
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    const invoice = done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
    return { orderId, invoice }
  }
  const pay = async (amount: number, other: object) =>
    done(
      await desk.call<PaymentView>('POST', payments, {
        ...{ bankReference: `bank-${++count}`, receivedOn: '2026-03-02', currency: 'NOK', amount },
        ...other,
      }),
    ).body

  test('submit: an account without a limit reads and writes nothing for it', async () => {
    const id = await service.create(draftOf())
    const before = await service.create(draftOf())
    expect((await service.submit(before)).status).toBe(204)
    sent = []
    expect((await service.submit(id)).status).toBe(204)
    expect(sent.filter((name) => name.startsWith('credit.'))).toEqual([])
    expect(sent.filter((name) => name.startsWith('order.') || name.startsWith('event.insert'))).toEqual([
      'order.insert',
      'event.insert',
    ])
    expect(await creditOf()).toBeNull()
  })

  test('limit: what was ordered before counts, of every account that is billed to this one', async () => {
    const ids = [await service.place(draftOf([['PLENTY', 2]])), await service.place(toNo2)]
    await setLimit(limit)
    const placed = await service.store.all<{ id: string }>({ statement: adHoc('SELECT id FROM orders') })
    const costs = await Promise.all(placed.map(({ id }) => costOf(id)))
    expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    const open = costs.reduce((sum, cost) => sum + cost, 0)
    expect(await creditOf()).toMatchObject({ currency: 'NOK', limit, open, left: limit - open })
    expect(await contradictions(service.store)).toEqual([])
  })

  test('open: follows the order, its cancelled units and its cancel', async () => {
    const before = await openOf()
    const orderId = await service.place(draftOf([['PLENTY', 3]]))
    const cost = await costOf(orderId)
    expect(await openOf()).toBe(before + cost)
    done(await desk.confirm(orderId))
    done(await desk.invoice(orderId))
    expect(await openOf()).toBe(before + cost)
    done(await desk.cancelLine(orderId, '10', 1))
    expect(await openOf()).toBe(before + cost - 1250)
    done(await desk.cancel(orderId))
    expect(await openOf()).toBe(before)
  })

  test('open: falls by what is paid of an invoice, and rises again if that is taken back', async () => {
    const before = await openOf()
    const { orderId, invoice } = await invoiced(2)
    const cost = await costOf(orderId)
    const part = await pay(1000, { message: invoice.number })
    expect(await openOf()).toBe(before + cost - 1000)
    const { billingId } = invoice
    done(await desk.call('POST', `${payments}/${part.paymentId}/release`, { billingId }))
    expect(await openOf()).toBe(before + cost)
    await pay(invoice.payable, { message: invoice.number })
    expect(await openOf()).toBe(before)
    // What waits for a decision counts only once it is allocated.
    await pay(500, { customerId: 'NO-2' })
    expect(await openOf()).toBe(before)
    // A credit note for something paid is money that the account has; repaid, it has it no more.
    done(await desk.cancelLine(orderId, '10', 1))
    const billings = (await service.readOrder(orderId)).billings
    const credit = billings.at(-1)?.billingId ?? ''
    done(await desk.act(orderId, `billings/${credit}/issue`))
    expect(await openOf()).toBe(before - 1250)
    const repaid = await pay(1250, { kind: 'Repaid', customerId: 'NO-2' })
    const allocations = [{ billingId: credit }]
    done(await desk.call('POST', `${payments}/${repaid.paymentId}/allocations`, { allocations }))
    expect(await openOf()).toBe(before)
    expect(await contradictions(service.store)).toEqual([])
  })

  test('open: falls by what is credited of a return', async () => {
    const before = await openOf()
    const orderId = await service.place(draftOf([['PLENTY', 2]]))
    const cost = await costOf(orderId)
    await desk.toWarehouse(orderId)
    done(await desk.invoice(orderId))
    const { deliveryId } = done(await desk.ship(orderId, [['10', 2]])).body
    done(await desk.deliver(orderId, deliveryId))
    const lines = [{ orderId, lineNumber: '10', quantity: 1, reason: 'ChangedMind' }]
    const { returnId } = done(await service.request<Return>('POST', '/returns/v1', { json: { lines } })).body
    const path = `/fulfilment/v1/returns/${returnId}`
    done(await desk.call('POST', `${path}/approve`))
    const came = [{ line: 1, quantity: 1, condition: 'Restock', serialNumbers: [] }]
    done(await desk.call('POST', `${path}/receipts`, { lines: came }))
    expect(await openOf()).toBe(before + cost)
    done(await desk.call('POST', `${path}/credit`))
    expect(await openOf()).toBe(before + cost - 1250)
    expect(await contradictions(service.store)).toEqual([])
  })

  test('submit: an order beyond the limit is refused, and the draft says it before', async () => {
    const open = await openOf()
    await setLimit(open + 2000)
    const draft = { ...toNo2, orderLines: draftOf([['PLENTY', 2]]).orderLines }
    const id = await service.create(draft)
    const { problems, deliveryOptions } = await service.readCheckout(id)
    const cheapest = Math.min(...deliveryOptions.map(({ price }) => price.gross))
    expect(problems).toMatchObject([{ fieldName: 'soldTo.customerId', code: 'credit_limit_exceeded' }])
    expect(problems[0]?.message).toContain(
      `The order costs ${(2500 + cheapest).toFixed(2)} NOK, and 2000.00 NOK is left`,
    )
    const reply = await service.submit(id)
    expect(nameOf(reply)).toBe('422 credit_limit_exceeded')
    const { detail, credit } = reply.body as ProblemReply & { detail: string; credit: Credit }
    expect(detail).toMatch(
      /2000\.00 NOK is left of the credit limit of .* Order less, pay an invoice, or ask/,
    )
    expect(credit).toMatchObject({ currency: 'NOK', limit: open + 2000, open, left: 2000 })
    expect(await openOf()).toBe(open)
    // It fits once the limit is higher; the draft is the same.
    await setLimit(open + 3000)
    expect((await service.readCheckout(id)).problems).toEqual([])
    expect((await service.submit(id)).status).toBe(204)
    await setLimit(limit)
  })

  test('submit: who orders for another account is not told what is open of it', async () => {
    const open = await openOf()
    await setLimit(open + 100)
    const id = await service.create(draftOf())
    const reply = await service.submit(id)
    expect(nameOf(reply)).toBe('422 credit_limit_exceeded')
    const { detail } = reply.body as { detail: string }
    expect(detail).toMatch(/less is left of the credit limit of the account that pays, NO-2/)
    expect([reply.text, (await service.readCheckout(id)).problems[0]?.message].join()).not.toMatch(
      new RegExp(`${open}|${open + 100}|"credit"`),
    )
    await setLimit(limit)
  })

  test('cart: says it too', async () => {
    const open = await openOf()
    await setLimit(open + 100)
    const lines = [{ materialId: { type: 'MaterialNumber', value: 'PLENTY' }, quantity: 1 }]
    const reply = await service.request<Checkout>('POST', '/cart/v1/lines?customerId=NO-2', {
      json: { lines },
    })
    expect(done(reply).body.problems.map(({ code }) => code)).toContain('credit_limit_exceeded')
    await setLimit(limit)
  })

  test('submit: an order in another currency than the limit is refused', async () => {
    await setLimit(limit, 'DE-1')
    const { version } = done(await desk.call<Account>('GET', pathOf('NO-3'))).body
    const headers = { 'If-Match': `"${version}"` }
    done(await desk.call('PATCH', pathOf('NO-3'), { billTo: 'DE-1' }, { headers }))
    const key = { client: 'c3', accounts: ['NO-3'], scopes: ['checkout'] }
    const made = done(await desk.call<{ key: string }>('POST', '/admin/v1/keys', key)).body
    await service.service.context.poller.refresh()
    const auth = { headers: { Authorization: `Bearer ${made.key}` } }
    const id = await service.create(draftOf(), auth)
    expect(nameOf(await service.submit(id, null, auth))).toBe('422 credit_currency_differs')
    await setLimit(null, 'DE-1')
    expect((await service.submit(id, null, auth)).status).toBe(204)
  })

  test('submit: a limit of 0 allows no order, and an order that costs nothing is no debt', async () => {
    await setLimit(0, 'DE-1')
    const id = await service.create(draftOf(), { as: 'german' })
    expect(nameOf(await service.submit(id, null, { as: 'german' }))).toBe('422 credit_limit_exceeded')
    await setLimit(null, 'DE-1')
    expect((await service.submit(id, null, { as: 'german' })).status).toBe(204)
    expect(await creditOf('DE-1')).toBeNull()
  })

  test('race: of 64 buyers at once, only as many order as the limit allows', async () => {
    const one = await service.place(toNo2)
    const cost = await costOf(one)
    const open = await openOf()
    await setLimit(open + 10 * cost)
    const ids = await Promise.all(Array.from({ length: 64 }, () => service.create(toNo2)))
    const replies = await Promise.all(ids.map((id) => service.submit(id)))
    const names = replies.map(nameOf)
    expect(names.filter((name) => name === '204')).toHaveLength(10)
    expect(names.filter((name) => name === '422 credit_limit_exceeded')).toHaveLength(54)
    expect(await creditOf()).toMatchObject({ left: 0 })
    expect(await contradictions(service.store)).toEqual([])
    await setLimit(limit)
  })

  test('open: equals what is counted again after random commands', async () => {
    const orders: string[] = []
    const issued: InvoiceSummary[] = []
    const paid: PaymentView[] = []
    const of = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
    const commands: ((pick: number) => Promise<unknown>)[] = [
      async (pick) => {
        const draft = pick % 2 === 0 ? toNo2 : draftOf([['PLENTY', 1 + (pick % 4)]])
        orders.push(await service.place(draft))
      },
      async (pick) => of(orders, pick) && desk.confirm(of(orders, pick) as string),
      async (pick) => {
        const orderId = of(orders, pick)
        if (!orderId) return
        const billed = await desk.invoice(orderId, [['10', 1]])
        if (billed.status >= 300) return
        const path = `billings/${billed.body.billingId}/issue`
        issued.push(done(await desk.act<InvoiceSummary>(orderId, path)).body)
      },
      async (pick) => of(orders, pick) && desk.cancelLine(of(orders, pick) as string, '10', 1),
      async (pick) => of(orders, pick) && desk.cancel(of(orders, pick) as string),
      async (pick) => {
        const invoice = of(issued, pick)
        if (invoice) paid.push(await pay(100 + pick, { message: invoice.number }))
      },
      async (pick) => {
        const payment = of(paid, pick)
        const billingId = payment?.allocations[0]?.billingId
        if (payment && billingId)
          await desk.call('POST', `${payments}/${payment.paymentId}/release`, { billingId })
      },
      async (pick) => {
        const invoice = of(issued, pick)
        if (!invoice) return
        const billed = await desk.credit(invoice.orderId, [['10', 1]])
        if (billed.status < 300) await desk.act(invoice.orderId, `billings/${billed.body.billingId}/issue`)
      },
    ]
    // An order, confirmed, invoiced and paid in part.
    const begin = [0, 1, 2, 5].map((which) => [which, orders.length] as const)
    const step = fc.tuple(fc.nat({ max: commands.length - 1 }), fc.nat({ max: 500 }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        for (const [which, pick] of [...begin, ...steps]) await commands[which]?.(pick)
        expect(await contradictions(service.store)).toEqual([])
        const before = await creditOf()
        // Saved again, it is counted again.
        const recount = 'UPDATE credit SET due_at = 0, open_amount = open_amount + 7'
        await service.store.batch([{ statement: adHoc(recount), rows: 'any' }])
        await eventually(
          () => openOf(),
          (open) => open === before?.open,
          20_000,
        )
        expect(await openOf()).toBe(before?.open)
      }),
      { numRuns: 6, endOnFailure: true },
    )
    expect(orders.length).toBeGreaterThan(5)
    expect(paid.length).toBeGreaterThan(0)
  })
})
