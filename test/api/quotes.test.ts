// What staff make for customers: orders by phone, and quotes that customers accept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { checkTexts } from '../../src/check/check.ts'
import type { AuditEntry } from '../../src/contract/administration.ts'
import type { Quote, QuoteSummary, SentQuote } from '../../src/contract/quotes.ts'
import type { PricedOrder } from '../../src/contract/staff-orders.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions, readerOf } from '../support/consistency.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { eventually } from '../support/processes.ts'
import { address, type TestService } from '../support/service.ts'
import { addConfiguration, addProduct, change, day } from '../support/world.ts'

interface Refused {
  code: string
  errors?: { fieldName: string }[]
}

const staff = '/fulfilment/v1/quotes'
const byPhone = { net: 900, reason: 'Agreed by phone' }

const line = (productId: string, quantity: number, manualPrice: object | null = null) => ({
  materialId: { type: 'MaterialNumber', value: productId },
  quantity,
  manualPrice,
})
const contentOf = (orderLines: object[], other: object = {}) => ({
  customerId: 'NO-1',
  orderLines,
  delivery: { deliveryAddress: address(), preferences: null },
  references: { billingReference: 'PO-8', deliveryReference: null },
  ...other,
})

describe.each(engines)('orders and quotes for customers on %s', (engine) => {
  let service: TestService
  let desk: Desk
  beforeAll(async () => {
    service = await startCheckedService(engine)
    desk = deskOf(service)
  })
  afterAll(() => service.stop())

  const price = (content: object) => desk.call<PricedOrder>('POST', '/fulfilment/v1/orders/price', content)
  const place = (content: object) =>
    desk.call<{ orderId: string } & Refused>('POST', '/fulfilment/v1/orders', content)
  const codeOf = async (reply: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await reply
    return [status, (body as Refused).code]
  }

  test('order for a customer: who may place one, and not set prices, is refused with a price by hand', async () => {
    const role = '/admin/v1/roles/read-only'
    const given = await service.request('PUT', role, {
      as: 'staff',
      headers: { 'If-Match': '*' },
      json: { rights: ['order-for-customers'] },
    })
    expect(given.status).toBe(200)
    const made = await service.request<{ key: string }>('POST', '/admin/v1/keys', {
      as: 'staff',
      json: { client: 'no prices', accounts: [], scopes: [], roles: ['read-only'] },
    })
    await service.service.context.poller.refresh()
    const ask = (content: object) =>
      service.request<Refused>('POST', '/fulfilment/v1/orders/price', {
        as: null,
        headers: { Authorization: `Bearer ${made.body.key}` },
        json: content,
      })
    expect((await ask(contentOf([line('PLENTY', 1)]))).status).toBe(200)
    expect(await codeOf(ask(contentOf([line('PLENTY', 1, byPhone)])))).toEqual([403, 'scope_missing'])
  })

  test('order for a customer: priced as for the customer, placed by staff, seen by both', async () => {
    const pc = await addConfiguration(service, ['CPU-A'], { groups: { 'CPU-A': cpuGroup } })
    const content = contentOf([
      line('PLENTY', 3, byPhone),
      line('FEW', 1),
      { materialId: { type: 'PcConfiguration', value: pc }, quantity: 1 },
    ])
    const priced = done(await price(content)).body
    expect(priced.problems).toEqual([])
    expect(priced.orderLines.map(({ unitPrice, priceReason }) => [unitPrice?.net, priceReason])).toEqual([
      [900, 'Agreed by phone'],
      [199.9, undefined],
      [3799.01, undefined],
    ])
    const told = { promise: priced.promise, total: priced.totals.gross }
    const option = priced.deliveryOptions.at(-1)
    const { orderId } = done(
      await place({ ...content, ...told, deliveryOptionId: option?.deliveryOptionId }),
    ).body
    const order = await service.readOrder(orderId)
    expect(order.parties).toMatchObject({ soldTo: 'NO-1', billTo: 'NO-2', placedBy: 'client-staff' })
    expect(order.orderLines.at(-1)?.materialNumber).toBe(option?.deliveryOptionId)
    expect(order.references).toMatchObject({ billingReference: 'PO-8' })
    const audit = await desk.call<{ entries: AuditEntry[] }>(
      'GET',
      `/admin/v1/audit?entity=order&entityId=${orderId}`,
    )
    expect(done(audit).body.entries).toMatchObject([
      { action: 'place', after: { customerId: 'NO-1', manualPrices: [{ product: 'PLENTY', ...byPhone }] } },
    ])
  })

  test('order for a customer: another price or a worse date than told is refused', async () => {
    const productId = await addProduct(service, { nok: 10_000, stock: 2 })
    const content = contentOf([line(productId, 2)])
    const { promise, totals } = done(await price(content)).body
    await change(service, ['prices'], [savePrice('NOK', productId, 11_000)])
    expect(await codeOf(place({ ...content, total: totals.gross }))).toEqual([422, 'price_changed'])
    done(await place(contentOf([line(productId, 1)])))
    expect(await codeOf(place({ ...content, promise }))).toEqual([422, 'promise_changed'])
    expect((await place(content)).status).toBe(201)
    expect(await contradictions(service.store)).toEqual([])
  })

  test('order for a customer: prices are set only by those who may, and sales may', async () => {
    const keyOf = async (roles: string[]) => {
      const json = { client: `Key ${roles}`, accounts: [], scopes: [], roles }
      const { key } = done(await desk.call<{ key: string }>('POST', '/admin/v1/keys', json)).body
      await service.service.context.poller.refresh()
      return { as: null, headers: { Authorization: `Bearer ${key}` } }
    }
    const asked = async (roles: string[], orderLines: object[]) => {
      const options = await keyOf(roles)
      const reply = desk.call('POST', '/fulfilment/v1/orders/price', contentOf(orderLines), options)
      return (await codeOf(reply))[0]
    }
    expect(await asked(['sales'], [line('PLENTY', 1, byPhone)])).toBe(200)
    expect(await asked(['warehouse'], [line('PLENTY', 1)])).toBe(403)
  })

  test('order for a customer: what cannot be is refused', async () => {
    expect(await codeOf(place(contentOf([line('PLENTY', 1)], { customerId: 'NOBODY' })))).toEqual([
      404,
      'account_not_found',
    ])
    expect(await codeOf(place(contentOf([])))).toEqual([422, 'checkout_has_problems'])
    const tooFine = await place(contentOf([line('PLENTY', 1, { net: 1.005, reason: 'Odd' })]))
    expect(tooFine.body.errors?.[0]?.fieldName).toBe('orderLines[0].manualPrice.net')
    const pc = { materialId: { type: 'PcConfiguration', value: 'any' }, quantity: 1, manualPrice: byPhone }
    expect((await place(contentOf([pc]))).body.errors?.[0]?.fieldName).toBe('orderLines[0].manualPrice')
  })

  const until = (days: number) => new Date(service.time.now + days * day).toISOString()
  const offered = (orderLines: object[], other: object = {}) =>
    contentOf(orderLines, { validUntil: until(7), message: 'As agreed', ...other })
  const create = async (content: object) => done(await desk.call<Quote>('POST', staff, content)).body
  const ofVersion = (version: number | string) => ({ headers: { 'If-Match': `"${version}"` } })
  const anyVersion = { headers: { 'If-Match': '*' } }
  const send = (id: string, json?: object, options = anyVersion) =>
    desk.call<Quote & Refused>('POST', `${staff}/${id}/send`, json, options)
  const read = async (id: string) => done(await desk.call<Quote>('GET', `${staff}/${id}`)).body
  const put = (id: string, content: object) =>
    desk.call<Quote & Refused>('PUT', `${staff}/${id}`, content, anyVersion)
  const acceptFor = (id: string, revision = 1, promise: string | null = null) =>
    desk.call<Quote & Refused>('POST', `${staff}/${id}/accept`, { revision, promise })
  const sent = async (content: object) => done(await send((await create(content)).quoteId)).body
  const secretOf = ({ link }: Quote) => link?.split('#')[1] ?? ''
  const byLink = <T = SentQuote>(what: string, json: object) =>
    service.request<T>('POST', `/quotes/v1/link${what}`, { as: null, json })
  const open = (secret: string) => byLink<SentQuote & Refused>('', { secret })
  const own = <T = SentQuote & Refused>(method: string, path: string, json?: object, as = 'shop') =>
    service.request<T>(method, `/quotes/v1${path}`, { as, ...(json && { json }) } as never)

  test('quote: a line priced by hand keeps its price in any quantity, the others follow the list', async () => {
    const productId = await addProduct(service, { nok: 10_000, stock: 50 })
    const content = offered([line('PLENTY', 1, byPhone), line(productId, 1)])
    const { quoteId, version, state } = await create(content)
    expect(state).toBe('Draft')
    expect((await own('GET', `/${quoteId}`)).status).toBe(404)
    await change(service, ['prices'], [savePrice('NOK', productId, 12_000)])
    const more = offered([line('PLENTY', 50, byPhone), line(productId, 2)])
    const putFor = (based: number) => desk.call<Quote>('PUT', `${staff}/${quoteId}`, more, ofVersion(based))
    expect((await putFor(7)).status).toBe(412)
    const changed = done(await putFor(version)).body
    expect(changed.priced?.orderLines.map(({ unitPrice }) => unitPrice?.net)).toEqual([900, 120])
    expect(changed.priced?.totals.net).toBe(45_240)
    const first = done(await send(quoteId)).body
    expect(first).toMatchObject({ state: 'Sent', revision: 1 })
    // What was sent keeps the prices of the list.
    await change(service, ['prices'], [savePrice('NOK', productId, 99_000)])
    expect(done(await open(secretOf(first))).body.totals.net).toBe(45_240)
    const second = done(await send(quoteId)).body
    expect(second.revision).toBe(2)
    const { body } = done(await open(secretOf(second)))
    expect([body.revision, body.totals.net]).toEqual([2, 46_980])
    const unseen = { secret: secretOf(second), revision: 1, promise: null, name: 'Kari' }
    expect(await codeOf(byLink('/accept', unseen))).toEqual([422, 'quote_changed'])
  })

  test('quote: two who accept at once by the link get one order, which both sides see', async () => {
    const quote = await sent(offered([line('PLENTY', 2, byPhone)]))
    const secret = secretOf(quote)
    const { revision, promise, totals } = done(await open(secret)).body
    const accept = () => byLink('/accept', { secret, revision, promise, name: 'Kari Nordmann' })
    const replies = await Promise.all([accept(), accept(), accept()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const orderId = replies.find(({ status }) => status === 200)?.body.orderId ?? ''
    const order = await service.readOrder(orderId)
    expect(order.parties).toMatchObject({ soldTo: 'NO-1', placedBy: 'Kari Nordmann (link)' })
    expect(order.orderLines[0]?.unitPrice.net).toBe(900)
    expect(totals.net).toBe(1800)
    expect(done(await own('GET', `/${quote.quoteId}`)).body).toMatchObject({ state: 'Accepted', orderId })
    const forStaff = done(await desk.call<Quote>('GET', `${staff}/${quote.quoteId}`)).body
    expect(forStaff).toMatchObject({ state: 'Accepted', orderId, link: null, allowedActions: [] })
    // After a lost answer, too, the customer reads the number of the order.
    expect(done(await open(secret)).body).toMatchObject({ state: 'Accepted', orderId, allowedActions: [] })
    expect(await contradictions(service.store)).toEqual([])
  })

  test('quote: its link ends with validity and withdrawal, and is nobody else’s', async () => {
    const quote = await sent(offered([line('PLENTY', 1)], { validUntil: until(1) }))
    expect(await codeOf(open('x'.repeat(32)))).toEqual([404, 'quote_not_found'])
    expect((await own('GET', `/${quote.quoteId}`, undefined, 'german')).status).toBe(404)
    service.time.now += day
    const accepting = { revision: 1, promise: null }
    expect(await codeOf(own('POST', `/${quote.quoteId}/accept`, accepting))).toEqual([
      422,
      'quote_action_not_allowed',
    ])
    const expired = await desk.call<{ quotes: QuoteSummary[] }>('GET', `${staff}?state=Expired`)
    expect(done(expired).body.quotes.map(({ quoteId }) => quoteId)).toContain(quote.quoteId)
    expect(await codeOf(send(quote.quoteId))).toEqual([422, 'quote_not_sendable'])
    const other = await sent(offered([line('PLENTY', 1)]))
    done(await desk.call('POST', `${staff}/${other.quoteId}/withdraw`))
    expect(await codeOf(open(secretOf(other)))).toEqual([422, 'quote_action_not_allowed'])
  })

  test('quote: the customer refuses with a reason, and accepts the next revision', async () => {
    const quote = await sent(offered([line('PLENTY', 1, byPhone)]))
    const refuse = { text: 'Too dear' }
    expect(done(await own('POST', `/${quote.quoteId}/refuse`, refuse)).body.state).toBe('Refused')
    expect((await open(secretOf(quote))).body.state).toBe('Refused')
    expect((await read(quote.quoteId)).steps.at(-1)).toMatchObject({ action: 'refuse', text: 'Too dear' })
    done(await send(quote.quoteId))
    const accepting = { revision: 2, promise: null }
    const { orderId } = done(await own('POST', `/${quote.quoteId}/accept`, accepting)).body
    const list = done(await own<{ quotes: QuoteSummary[] }>('GET', '')).body.quotes
    expect(list.find(({ quoteId }) => quoteId === quote.quoteId)).toMatchObject({ orderId })
  })

  interface Account {
    credit: { countedAt: string | null } | null
  }
  let accounts = 0
  const accountOf = async (json: object = {}) => {
    const customerId = `Q-${++accounts}`
    const about = { customerId, name: 'Fjord Data AS', country: 'NO', currency: 'NOK', vatRate: 25, ...json }
    const path = '/admin/v1/accounts'
    done(await desk.call('POST', path, about))
    await service.service.context.poller.refresh()
    return customerId
  }
  const changeAccount = async (id: string, json: object) => {
    done(await desk.call('PATCH', `/admin/v1/accounts/${id}`, json, anyVersion))
    await service.service.context.poller.refresh()
  }
  const dated = () =>
    addProduct(service, { stock: 0, supply: [{ quantity: 9, expectedAt: service.time.now + day }] })
  const byHand = (net: number) => ({ net, reason: 'Agreed by phone' })

  test('quote: accepting it leaves no product locked, whatever became of the account', async () => {
    const customerId = await accountOf()
    const productId = await dated()
    const quotes = [
      await sent(offered([line(productId, 1, byHand(10.5))], { customerId })),
      await sent(offered([line(productId, 1, byHand(10))], { customerId })),
    ]
    await changeAccount(customerId, { currency: 'JPY' })
    for (const { quoteId } of quotes)
      expect(done(await acceptFor(quoteId)).body).toMatchObject({
        state: 'Accepted',
        orderId: expect.any(String),
      })
  })

  test('quote: its link tells neither the credit of the account nor why a price was set', async () => {
    const customerId = await accountOf({ billing: { creditLimit: 50 } })
    const creditOf = async () =>
      done(await desk.call<Account>('GET', `/admin/v1/accounts/${customerId}`)).body.credit
    await eventually(creditOf, (credit) => credit?.countedAt !== null, 20_000)
    const quote = await sent(offered([line('PLENTY', 1, byPhone)], { customerId }))
    expect(quote.priced?.problems[0]?.message).toContain('50.00 NOK')
    const secret = secretOf(quote)
    const opened = done(await open(secret))
    expect(opened.body.problems).toMatchObject([{ code: 'credit_limit_exceeded' }])
    expect(opened.text).not.toMatch(/50\.00|Agreed by phone/)
    const refusal = await byLink<Refused>('/accept', { secret, revision: 1, promise: null, name: 'Kari' })
    expect(refusal.body.code).toBe('credit_limit_exceeded')
    expect(refusal.text).not.toMatch(/50\.00|"credit"/)
    expect((await acceptFor(quote.quoteId)).text).toContain('"credit"')
  })

  test('quote: who only reads orders gets no link and may do nothing', async () => {
    const { quoteId } = await sent(offered([line('PLENTY', 1)]))
    const json = { client: 'looks', accounts: [], scopes: [], roles: ['warehouse'] }
    const { key } = done(await desk.call<{ key: string }>('POST', '/admin/v1/keys', json)).body
    await service.service.context.poller.refresh()
    const options = { as: null, headers: { Authorization: `Bearer ${key}` } }
    const seen = done(await desk.call<Quote>('GET', `${staff}/${quoteId}`, undefined, options)).body
    expect(seen).toMatchObject({ state: 'Sent', link: null, allowedActions: [] })
    expect((await read(quoteId)).link).not.toBeNull()
  })

  test('quote: the list of a customer has what was sent, until it is sent again', async () => {
    const listed = async (id: string, search = id) => {
      const { body } = done(await own<{ quotes: QuoteSummary[] }>('GET', `?search=${search}`))
      return body.quotes.find(({ quoteId }) => quoteId === id)
    }
    const unsent = await create(offered([line('PLENTY', 1)]))
    done(await desk.call('POST', `${staff}/${unsent.quoteId}/withdraw`))
    expect(await listed(unsent.quoteId)).toBeUndefined()
    const { quoteId } = await sent(offered([line('PLENTY', 2, byHand(4000))]))
    const shown = await listed(quoteId)
    expect(shown).toMatchObject({ gross: 10_000, revision: 1 })
    const delivery = { deliveryAddress: address({ name: 'Unsent AS' }), preferences: null }
    const later = { delivery, validUntil: until(9) }
    done(await put(quoteId, offered([line('PLENTY', 5, byHand(3000))], later)))
    expect(await listed(quoteId)).toEqual(shown)
    expect(await listed(quoteId, 'Unsent')).toBeUndefined()
    done(await send(quoteId))
    expect(await listed(quoteId, 'Unsent')).toMatchObject({ gross: 18_750, company: 'Unsent AS' })
  })

  test('quote: staff accept what they see, not what was sent before a change', async () => {
    const { quoteId } = await sent(offered([line('PLENTY', 2, byHand(4000))]))
    const changed = done(await put(quoteId, offered([line('PLENTY', 5, byHand(3000))]))).body
    expect(changed.allowedActions).toEqual(['change', 'send', 'withdraw'])
    expect(changed.sent?.orderLines[0]).toMatchObject({ quantity: 2, priceReason: 'Agreed by phone' })
    expect(await codeOf(acceptFor(quoteId))).toEqual([422, 'quote_changed'])
    const again = done(await send(quoteId)).body
    expect(again.allowedActions).toContain('accept')
    const accepted = done(await acceptFor(quoteId, 2, again.sent?.promise)).body
    expect(accepted.sent).toMatchObject({ state: 'Accepted', orderId: accepted.orderId })
    const order = await service.readOrder(accepted.orderId ?? '')
    expect(order.orderLines[0]?.quantity.total).toBe(5)
  })

  test('quote: the customer accepts what was sent, also after a change', async () => {
    const { quoteId } = await sent(offered([line('PLENTY', 2, byHand(4000))]))
    done(await put(quoteId, offered([line('PLENTY', 5, byHand(3000))])))
    const { body } = done(await own('POST', `/${quoteId}/accept`, { revision: 1, promise: null }))
    expect(body.orderLines[0]?.quantity).toBe(2)
  })

  test('quote: only the version and the price that staff saw are sent', async () => {
    const productId = await addProduct(service, { nok: 10_000, stock: 5 })
    const { quoteId, version, priced } = await create(offered([line(productId, 1)]))
    expect(await codeOf(send(quoteId, {}, ofVersion(7)))).toEqual([412, 'precondition_failed'])
    const seen = { total: priced?.totals.gross }
    await change(service, ['prices'], [savePrice('NOK', productId, 11_000)])
    expect(await codeOf(send(quoteId, seen, ofVersion(version)))).toEqual([422, 'price_changed'])
    expect(done(await send(quoteId, { total: 137.5 }, ofVersion(version))).body.revision).toBe(1)
  })

  test('quote: the audit names what is offered, to where and at what price', async () => {
    const { quoteId } = await create(offered([line('PLENTY', 1, byPhone)]))
    const delivery = { deliveryAddress: address({ city: 'Bergen' }), preferences: null }
    done(await put(quoteId, offered([line('PLENTY', 3, byPhone)], { delivery })))
    const path = `/admin/v1/audit?entity=quote&entityId=${quoteId}`
    const { entries } = done(await desk.call<{ entries: AuditEntry[] }>('GET', path)).body
    const total = (gross: number) => ({ gross, currency: 'NOK' })
    expect(entries.find(({ action }) => action === 'change')).toMatchObject({
      before: { orderLines: [{ product: 'PLENTY', quantity: 1 }], total: total(1125) },
      after: {
        orderLines: [{ product: 'PLENTY', quantity: 3 }],
        total: total(3375),
        deliveryAddress: { city: 'Bergen' },
      },
    })
  })

  test('quote: of a retired account it is read and withdrawn, and prices of an old currency are not sent', async () => {
    const customerId = await accountOf()
    const { quoteId } = await sent(offered([line('PLENTY', 1, byHand(10.5))], { customerId }))
    await changeAccount(customerId, { currency: 'JPY' })
    expect(await codeOf(send(quoteId))).toEqual([422, 'quote_not_sendable'])
    await changeAccount(customerId, { retired: true })
    const { priced, sent: last } = await read(quoteId)
    expect([priced, last?.currency, last?.totals.net]).toEqual([null, 'NOK', 10.5])
    const ended = await desk.call<Quote>('POST', `${staff}/${quoteId}/withdraw`)
    expect(done(ended).body.state).toBe('Withdrawn')
  })

  test('quote: one that expires while it is accepted is refused as expired', async () => {
    const { quoteId } = await sent(offered([line('PLENTY', 1)]))
    const { time } = service
    const start = time.now
    // At each of the moments at which the time is read.
    for (let reads = 0, reply = [0, '']; reply[0] !== 200; reads++) {
      let left = reads
      Object.defineProperty(time, 'now', {
        configurable: true,
        get: () => start + (left-- > 0 ? 0 : 7 * day),
      })
      reply = await codeOf(acceptFor(quoteId))
      Object.defineProperty(time, 'now', { configurable: true, writable: true, value: start })
      if (reply[0] !== 200) expect(reply).toEqual([422, 'quote_action_not_allowed'])
    }
  })

  test('quote: the check of the database reads what was sent', async () => {
    const insert = adHoc(
      `INSERT INTO quotation_revision (quotation, revision, body) VALUES ('Q-BROKEN', 1, '{')`,
    )
    const remove = adHoc(`DELETE FROM quotation_revision WHERE quotation = 'Q-BROKEN'`)
    await service.store.batch([{ statement: insert, values: [], rows: 1 }])
    const found = await Array.fromAsync(checkTexts(readerOf(service.store), () => {}))
    expect(found.map(({ what }) => what)).toEqual([expect.stringContaining('quotation_revision')])
    await service.store.batch([{ statement: remove, values: [], rows: 1 }])
  })
})
