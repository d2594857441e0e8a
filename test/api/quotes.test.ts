// What staff make for customers: orders by phone, and quotes that customers accept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import type { AuditEntry } from '../../src/contract/administration.ts'
import type { Quote, QuoteSummary, SentQuote } from '../../src/contract/quotes.ts'
import type { PricedOrder } from '../../src/contract/staff-orders.ts'
import { contradictions } from '../support/consistency.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
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
  const send = (id: string) => desk.call<Quote>('POST', `${staff}/${id}/send`)
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
    const put = (ifMatch: string) =>
      desk.call<Quote>('PUT', `${staff}/${quoteId}`, more, { headers: { 'If-Match': ifMatch } })
    expect((await put('"7"')).status).toBe(412)
    const changed = done(await put(`"${version}"`)).body
    expect(changed.priced.orderLines.map(({ unitPrice }) => unitPrice?.net)).toEqual([900, 120])
    expect(changed.priced.totals.net).toBe(45_240)
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
    expect(await codeOf(open(secret))).toEqual([422, 'quote_action_not_allowed'])
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
    const read = done(await desk.call<Quote>('GET', `${staff}/${quote.quoteId}`)).body
    expect(read.steps.at(-1)).toMatchObject({ action: 'refuse', text: 'Too dear' })
    done(await send(quote.quoteId))
    const accepting = { revision: 2, promise: null }
    const { orderId } = done(await own('POST', `/${quote.quoteId}/accept`, accepting)).body
    const list = done(await own<{ quotes: QuoteSummary[] }>('GET', '')).body.quotes
    expect(list.find(({ quoteId }) => quoteId === quote.quoteId)).toMatchObject({ orderId })
  })
})
