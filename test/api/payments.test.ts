// Payments: booked once, allocated to invoices, and never more than was paid.

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { PaymentView } from '../../src/contract/payment.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, type TestReply } from '../support/service.ts'

const payments = '/fulfilment/v1/payments'

interface Issued {
  orderId: string
  invoice: InvoiceSummary
  reference: string
}

describe.each(engines)('payments on %s', (engine) => {
  let desk: Desk
  let count = 0
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    desk = deskOf(service)
    await setCompany(service)
  })

  const issue = async (orderId: string, billingId: string) =>
    done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  /** An issued invoice of so many units, of 1,250.00 NOK each and the delivery. */
  async function invoiced(units = 1): Promise<Issued> {
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    const invoice = await issue(orderId, billingId)
    const path = `/fulfilment/v1/invoices/${billingId}`
    const { payment } = done(await desk.call<InvoiceDocument>('GET', path)).body
    return { orderId, invoice, reference: payment?.reference ?? '' }
  }
  const paymentOf = (amount: number, other: object = {}) => ({
    bankReference: `bank-${++count}`,
    receivedOn: '2026-03-02',
    currency: 'NOK',
    amount,
    ...other,
  })
  const book = (json: object) => desk.call<PaymentView>('POST', payments, json)
  const allocate = (paymentId: string, allocations: { billingId: string; amount?: number }[]) =>
    desk.call<PaymentView>('POST', `${payments}/${paymentId}/allocations`, { allocations })
  const read = async (paymentId: string) =>
    done(await desk.call<PaymentView>('GET', `${payments}/${paymentId}`)).body
  const invoiceOf = async ({ invoice: { billingId, orderId } }: Issued) => {
    const list = await desk.call<{ invoices: InvoiceSummary[] }>(
      'GET',
      `/fulfilment/v1/invoices?search=${orderId}&limit=10`,
    )
    return done(list).body.invoices.find((each) => each.billingId === billingId) as InvoiceSummary
  }
  const refusedFor = (reply: TestReply) => [nameOf(reply), (reply.body as { detail: string }).detail]
  const cents = (amount: number) => Math.round(amount * 100)

  test('book: a payment with the reference of an invoice pays it', async () => {
    const issued = await invoiced()
    const { payable, billingId, number } = issued.invoice
    expect(issued.invoice).toMatchObject({ state: 'issued', settled: 0, open: payable })
    const booked = done(await book(paymentOf(payable, { reference: issued.reference }))).body
    expect(booked).toMatchObject({ state: 'matched', left: 0, allocated: payable, customerId: 'NO-2' })
    expect(booked.allocations).toEqual([{ billingId, number, amount: payable, allocatedAt: booked.bookedAt }])
    expect(await read(booked.paymentId)).toEqual(booked)
    expect(await invoiceOf(issued)).toMatchObject({ state: 'paid', settled: payable, open: 0 })
  })

  test('book: a repeat answers the same payment, also 64 at once, and nothing is booked twice', async () => {
    const issued = await invoiced()
    const json = paymentOf(100, { reference: issued.reference })
    const replies = await Promise.all(Array.from({ length: 64 }, () => book(json)))
    expect(new Set(replies.map(nameOf))).toEqual(new Set(['201']))
    expect(new Set(replies.map(({ body }) => body.paymentId)).size).toBe(1)
    expect(await invoiceOf(issued)).toMatchObject({ state: 'partlyPaid', settled: 100 })
    const other = await book({ ...json, amount: 101 })
    expect(refusedFor(other)).toEqual([
      '422 payment_differs',
      `The payment ${json.bankReference} is booked as 100.00 NOK of 2026-03-02.`,
    ])
    expect((await invoiceOf(issued)).settled).toBe(100)
  })

  test('book: 64 payments of one invoice at once settle it once, and the rest is left', async () => {
    const issued = await invoiced()
    const { payable } = issued.invoice
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => book(paymentOf(payable, { reference: issued.reference }))),
    )
    expect(new Set(replies.map(nameOf))).toEqual(new Set(['201']))
    expect(replies.filter(({ body }) => body.state === 'matched')).toHaveLength(1)
    expect(replies.filter(({ body }) => body.left === payable)).toHaveLength(63)
    expect(await invoiceOf(issued)).toMatchObject({ state: 'paid', settled: payable })
  })

  test('book: one transfer pays several invoices that its message names', async () => {
    const [one, two] = [await invoiced(1), await invoiced(2)]
    const message = `${one.invoice.number} ${two.invoice.number}`
    const total = (cents(one.invoice.payable) + cents(two.invoice.payable)) / 100
    const booked = done(await book(paymentOf(total, { message }))).body
    expect(booked.state).toBe('matched')
    expect(await Promise.all([invoiceOf(one), invoiceOf(two)])).toMatchObject([
      { state: 'paid' },
      { state: 'paid' },
    ])
    const less = done(await book(paymentOf(1, { message }))).body
    expect(less).toMatchObject({ state: 'open', left: 1 })
    expect(less.remark).toContain('Nothing is open of INV-')
  })

  test('decide: an overpayment and an unknown payment wait, and are matched, split or marked as not ours', async () => {
    const [one, two, three] = [await invoiced(1), await invoiced(1), await invoiced(1)]
    const over = done(await book(paymentOf(one.invoice.payable + 50, { reference: one.reference }))).body
    expect(over).toMatchObject({ state: 'open', left: 50, remark: '50.00 NOK more was paid than is open.' })
    const sentBack = { reason: 'Sent back' }
    const marked = await desk.call<PaymentView>('POST', `${payments}/${over.paymentId}/not-ours`, sentBack)
    expect(done(marked).body).toMatchObject({ state: 'notOurs', left: 0, notOurs: 50, remark: 'Sent back' })

    const unknown = done(await book(paymentOf(2000, { payer: two.invoice.buyer }))).body
    expect(unknown).toMatchObject({ state: 'open', left: 2000, remark: 'It names no issued invoice.' })
    expect(unknown.suggestions.map(({ billingId }) => billingId)).toContain(two.invoice.billingId)
    const split = [{ billingId: two.invoice.billingId }, { billingId: three.invoice.billingId, amount: 20 }]
    const tooMuch = await allocate(unknown.paymentId, [{ billingId: two.invoice.billingId, amount: 2000.01 }])
    expect(nameOf(tooMuch)).toBe('422 allocation_not_possible')
    const done1 = done(await allocate(unknown.paymentId, split)).body
    expect(done1.left).toBe((cents(2000) - cents(two.invoice.payable) - 2000) / 100)
    expect(await Promise.all([invoiceOf(two), invoiceOf(three)])).toMatchObject([
      { state: 'paid', open: 0 },
      { state: 'partlyPaid', settled: 20 },
    ])
    const taken = await desk.call<PaymentView>('POST', `${payments}/${unknown.paymentId}/release`, {
      billingId: two.invoice.billingId,
    })
    expect(done(taken).body.left).toBe(1980)
    expect(await invoiceOf(two)).toMatchObject({ state: 'issued', settled: 0 })
    expect(
      nameOf(
        await desk.call('POST', `${payments}/${unknown.paymentId}/release`, {
          billingId: two.invoice.billingId,
        }),
      ),
    ).toBe('422 allocation_not_possible')
  })

  test('decide: of many who allocate and take back one payment at once, the sums stay right', async () => {
    const issued = [await invoiced(1), await invoiced(1)]
    const { paymentId } = done(await book(paymentOf(1500))).body
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { billingId } = (issued[index % 2] as Issued).invoice
        return index % 4 === 3
          ? desk.call('POST', `${payments}/${paymentId}/release`, { billingId })
          : allocate(paymentId, [{ billingId, amount: 300 }])
      }),
    )
    const after = await read(paymentId)
    const sum = after.allocations.reduce((total, { amount }) => total + cents(amount), 0)
    expect(cents(after.allocated)).toBe(sum)
    expect(sum).toBeLessThanOrEqual(cents(1500))
    for (const each of issued) {
      const settled = after.allocations
        .filter(({ billingId }) => billingId === each.invoice.billingId)
        .reduce((total, { amount }) => total + cents(amount), 0)
      expect(settled).toBeGreaterThanOrEqual(0)
      expect(cents((await invoiceOf(each)).settled)).toBe(settled)
    }
  })

  test('credit note: settles its invoice; what was paid before is left, and settles another one or is repaid', async () => {
    const unpaid = await invoiced(2)
    const { billingId } = done(await desk.credit(unpaid.orderId)).body
    const credit = await issue(unpaid.orderId, billingId)
    expect(credit).toMatchObject({ state: 'paid', open: 0 })
    expect(await invoiceOf(unpaid)).toMatchObject({ state: 'credited', open: 0 })

    const paid = await invoiced(2)
    done(await book(paymentOf(paid.invoice.payable, { reference: paid.reference })))
    const second = done(await desk.credit(paid.orderId)).body
    const owed = await issue(paid.orderId, second.billingId)
    expect(owed).toMatchObject({ state: 'issued', open: paid.invoice.payable })
    const next = await invoiced(1)
    const path = `/fulfilment/v1/invoices/${owed.billingId}/allocations`
    const used = await desk.call<{ invoices: InvoiceSummary[] }>('POST', path, {
      allocations: [{ billingId: next.invoice.billingId }],
    })
    expect(done(used).body.invoices).toMatchObject([
      { billingId: owed.billingId, state: 'partlyPaid' },
      { billingId: next.invoice.billingId, state: 'credited', open: 0 },
    ])
    const left = (cents(owed.payable) - cents(next.invoice.payable)) / 100
    const repaid = done(await book(paymentOf(left, { kind: 'Repaid' }))).body
    expect(repaid).toMatchObject({ state: 'open', remark: 'Say which credit note was repaid.' })
    expect(nameOf(await allocate(repaid.paymentId, [{ billingId: next.invoice.billingId }]))).toBe(
      '422 allocation_not_possible',
    )
    expect(done(await allocate(repaid.paymentId, [{ billingId: owed.billingId }])).body.state).toBe('matched')
    const again = await desk.call('POST', path, { allocations: [{ billingId: next.invoice.billingId }] })
    expect(refusedFor(again)).toEqual([
      '422 allocation_not_possible',
      `Nothing is open of ${next.invoice.number}.`,
    ])
  })

  test('credit note: issued with its invoice in one command settles it', async () => {
    const orderId = await service.place(draftOf([['PLENTY', 3]]))
    done(await desk.confirm(orderId))
    const invoice = done(await desk.invoice(orderId)).body
    const credit = done(await desk.credit(orderId, [['10', 1]])).body
    const both = await desk.call<{ issued: InvoiceSummary[] }>('POST', '/fulfilment/v1/invoices/issue', {
      billings: [invoice, credit].map(({ billingId }) => ({ orderId, billingId })),
    })
    const [first, second] = both.body.issued
    expect(first).toMatchObject({ state: 'partlyPaid', settled: second?.payable })
    expect(second).toMatchObject({ state: 'paid', open: 0 })
  })

  test('states: overdue after the due date, found by the filter of the list as it is shown', async () => {
    const issued = await invoiced()
    const { now } = service.time
    service.time.now = now + 15 * 86_400_000
    expect((await invoiceOf(issued)).state).toBe('overdue')
    for (const state of ['issued', 'partlyPaid', 'paid', 'overdue', 'credited']) {
      const path = `/fulfilment/v1/invoices?limit=500`
      const all = done(await desk.call<{ invoices: InvoiceSummary[] }>('GET', path)).body.invoices
      const some = done(await desk.call<{ invoices: InvoiceSummary[] }>('GET', `${path}&state=${state}`)).body
      expect(some.invoices).toEqual(all.filter((each) => each.state === state))
      const open = done(await desk.call<{ invoices: InvoiceSummary[] }>('GET', `${path}&open=true`)).body
      expect(open.invoices).toEqual(all.filter((each) => each.open > 0))
    }
    service.time.now = now
  })

  test('list: what waits for a decision, by text and in pages', async () => {
    const { paymentId } = done(await book(paymentOf(7, { message: 'Käse 4711', payer: 'Ola' }))).body
    const list = async (query: string) =>
      done(
        await desk.call<{ payments: PaymentView[]; nextCursor: string | null }>(
          'GET',
          `${payments}?${query}`,
        ),
      ).body
    expect((await list('search=KÄSE&state=open')).payments.map((each) => each.paymentId)).toEqual([paymentId])
    expect((await list('search=käse&state=matched')).payments).toEqual([])
    const all = (await list('limit=500')).payments
    const first = await list('limit=2')
    const next = await list(`limit=500&cursor=${first.nextCursor}`)
    expect([...first.payments, ...next.payments]).toEqual(all)
    for (const state of ['open', 'matched', 'notOurs'])
      expect((await list(`limit=500&state=${state}`)).payments).toEqual(
        all.filter((each) => each.state === state),
      )
  })

  test.each([
    ['no amount', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -5 }, 'amount'],
    ['too many decimals', { amount: 1.005 }, 'amount'],
    ['no currency', { currency: 'XYZ' }, 'currency'],
    ['no reference of the bank', { bankReference: '' }, 'bankReference'],
    ['no day', { receivedOn: '2026-02-30' }, 'receivedOn'],
  ])('book: %s is refused', async (_, other, field) => {
    const reply = await book(paymentOf(1, other))
    expect(nameOf(reply)).toBe('400 invalid_request')
    expect(reply.text).toContain(`"fieldName":"${field}"`)
  })

  test('sum rule: whatever is booked, matched, split, taken back and credited, sums agree', async () => {
    const issued = await Promise.all([1, 2, 3].map((units) => invoiced(units)))
    const which = fc.nat(2)
    const step = fc.oneof(
      fc.record({ act: fc.constant('pay' as const), which, amount: fc.integer({ min: 1, max: 300_000 }) }),
      fc.record({
        act: fc.constant('allocate' as const),
        which,
        amount: fc.integer({ min: 1, max: 200_000 }),
      }),
      fc.record({ act: fc.constant('release' as const), which, amount: fc.constant(0) }),
      fc.record({ act: fc.constant('notOurs' as const), which, amount: fc.constant(0) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let paymentId = done(await book(paymentOf(1234.56))).body.paymentId
        for (const { act, which, amount } of steps) {
          const { invoice, reference } = issued[which] as Issued
          const path = `${payments}/${paymentId}`
          if (act === 'pay')
            paymentId = done(await book(paymentOf(amount / 100, { reference }))).body.paymentId
          if (act === 'allocate')
            await allocate(paymentId, [{ billingId: invoice.billingId, amount: amount / 100 }])
          if (act === 'release') await desk.call('POST', `${path}/release`, { billingId: invoice.billingId })
          if (act === 'notOurs') await desk.call('POST', `${path}/not-ours`, { reason: 'Not ours' })
        }
      }),
      { numRuns: 15 },
    )
    expect(await wrongSums()).toEqual([])
  })

  /** Payments and documents whose sums are not those of their allocations, or exceed what was paid or is payable. */
  async function wrongSums() {
    const all = <T>(sql: string) => service.store.all<T>({ statement: adHoc(sql) })
    const sumOf = (column: string, id: string) =>
      `COALESCE((SELECT SUM(amount) FROM allocation WHERE ${column} = ${id}), 0)`
    const wrongPayments = await all<{ id: string }>(
      `SELECT id FROM payment WHERE allocated <> ${sumOf('payment_id', 'payment.id')}
        OR allocated + not_ours > amount OR allocated < 0 OR not_ours < 0`,
    )
    const wrongDocuments = await all<{ id: string }>(
      `SELECT id FROM invoice WHERE settled <> ${sumOf('invoice_id', 'invoice.id')} + ${sumOf('credit_id', 'invoice.id')}
        OR settled > payable OR settled < 0 OR credited > settled`,
    )
    return [...wrongPayments, ...wrongDocuments]
  }
})

describe.each(engines)('payments by file on %s', (engine) => {
  let desk: Desk
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    desk = deskOf(service)
    await setCompany(service)
  })

  interface Import {
    importId: string
    state: string
    rows: { total: number; new: number; equal: number; refused: number }
    refusedRows: { line: number; reason: string }[]
  }
  async function invoiced() {
    const orderId = await service.place(draftOf([['PLENTY', 1]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    return done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  }
  const upload = (query: string, type: string, raw: string) =>
    service.request<Import>('POST', `/admin/v1/imports?kind=payments${query}`, {
      as: 'staff',
      raw,
      headers: { 'Content-Type': type },
    })
  async function imported(query: string, type: string, raw: string): Promise<Import> {
    const { importId } = done(await upload(query, type, raw)).body
    const path = `/admin/v1/imports/${importId}`
    const read = async () => (await service.request<Import>('GET', path, { as: 'staff' })).body
    return eventually(read, ({ state }) => state === 'Done', 30_000)
  }
  const stateOf = async ({ orderId, billingId }: InvoiceSummary) => {
    const path = `/fulfilment/v1/invoices?search=${orderId}`
    const { invoices } = done(await desk.call<{ invoices: InvoiceSummary[] }>('GET', path)).body
    return invoices.find((each) => each.billingId === billingId)?.state
  }
  const entry = (reference: string, amount: number, message: string) =>
    `<Ntry><Amt Ccy="NOK">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
    <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const camt = (...entries: string[]) =>
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`

  test('camt.053: is tried, booked once and matched; the rest waits for a decision', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    const file = camt(
      entry('C-1', one.payable, one.number),
      entry('C-2', two.payable + 1, `thanks for ${two.number}`),
      entry('C-3', 3, 'hello'),
      entry('C-1', one.payable, one.number),
      entry('C-3', 4, 'another'),
    )
    const tried = await imported('&dryRun=true', 'application/xml', file)
    expect(tried.rows).toMatchObject({ total: 5, new: 3, equal: 1, refused: 1 })
    expect(await stateOf(one)).toBe('issued')
    const stored = await imported('', 'application/xml', file)
    expect(stored.rows).toEqual(tried.rows)
    expect(stored.refusedRows.map(({ reason }) => reason)).toEqual([
      'C-3 is that of another payment: amount, currency or day differ',
    ])
    expect([await stateOf(one), await stateOf(two)]).toEqual(['paid', 'paid'])
    const open = done(
      await desk.call<{ payments: PaymentView[] }>('GET', '/fulfilment/v1/payments?state=open'),
    ).body.payments
    expect(open.map(({ bankReference, left }) => [bankReference, left]).sort()).toEqual([
      ['C-2', 1],
      ['C-3', 3],
    ])
    expect((await imported('', 'application/xml', file)).rows).toMatchObject({ new: 0, equal: 4, refused: 1 })
  })

  test('CSV: headers of the bank are mapped, its amounts and days are read, and unclear ones refused', async () => {
    const invoice = await invoiced()
    const columns =
      'bankReference=Arkivref;date=Bokført;amount=Beløp inn;currency=Valuta;reference=KID;message=Tekst'
    const { payment } = done(
      await desk.call<InvoiceDocument>('GET', `/fulfilment/v1/invoices/${invoice.billingId}`),
    ).body
    const file = [
      'Bokført;Arkivref;Tekst;KID;Beløp inn;Valuta',
      `02.03.2026;A-1;Innbetaling;${payment?.reference};"${invoice.payable.toFixed(2).replace('.', ',')}";NOK`,
      '03/02/2026;A-2;;;1,00;NOK',
      '02.03.2026;A-3;;;1.000;NOK',
      '02.03.2026;A-4;;;-10,00;NOK',
    ].join('\r\n')
    const query = `&columns=${encodeURIComponent(columns)}`
    const stored = await imported(query, 'text/csv', file)
    expect(stored.rows).toMatchObject({ total: 4, new: 1, refused: 3 })
    expect(stored.refusedRows.map(({ line, reason }) => [line, reason])).toEqual([
      [3, expect.stringContaining('it is not guessed')],
      [4, expect.stringContaining('can mean two things')],
      [5, expect.stringContaining('is money out')],
    ])
    expect(await stateOf(invoice)).toBe('paid')
  })

  test.each([
    ['an unknown member', '&columns=price%3DX', 'text/csv', 'a,b\n1,2', 'columns names price'],
    ['a missing column', '&columns=amount%3DX', 'text/csv', 'a,b\n1,2', 'the header has no column X'],
    ['no XML', '', 'application/xml', 'a,b', 'it is not XML'],
  ])('upload: %s is refused', async (_, query, type, raw, message) => {
    const reply = await upload(query, type, raw)
    expect(nameOf(reply)).toBe('400 invalid_request')
    expect(reply.text).toContain(message)
  })

  test('upload: XML is for payments only', async () => {
    const headers = { 'Content-Type': 'application/xml' }
    const reply = await service.request('POST', '/admin/v1/imports?kind=stock', {
      as: 'staff',
      raw: '<a/>',
      headers,
    })
    expect(nameOf(reply)).toBe('400 invalid_request')
  })
})
