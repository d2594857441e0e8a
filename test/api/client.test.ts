// @buildorder/client against the running service.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ApiProblem,
  type Client,
  type ClientOptions,
  createClient,
  isOutcomeUnknown,
  items,
  newIdempotencyKey,
  pages,
  submitCheckout,
  verifyWebhook,
  WebhookRejected,
} from '../../client/src/index.ts'
import { startCheckedService } from '../support/contract.ts'
import { type CutWire, startCutWire } from '../support/cut-wire.ts'
import { engines } from '../support/databases.ts'
import { startReceiver } from '../support/receiver.ts'
import { address, draftOf, type TestService } from '../support/service.ts'
import { webhookEnv } from '../support/webhooks.ts'
import { addProduct, countOf, stockOf } from '../support/world.ts'

describe.each(engines)('client on %s', (engine) => {
  let service: TestService
  let wire: CutWire
  let shop: Client
  let staff: Client
  beforeAll(async () => {
    service = await startCheckedService(engine, { env: webhookEnv })
    wire = await startCutWire(service.url)
    shop = clientOf('bo_shop')
    staff = clientOf('bo_staff')
  })
  afterAll(async () => {
    await wire?.close()
    await service?.stop()
  })
  beforeEach(() => wire.lose(0))

  const clientOf = (credential: string, options: Partial<ClientOptions> = {}) =>
    createClient({ baseUrl: wire.url, credential, ...options })
  const draft = (product = 'PLENTY') => ({
    ...draftOf(),
    orderLines: [{ materialId: { type: 'MaterialNumber', value: product }, quantity: 2, references: null }],
    delivery: { deliveryAddress: address(), preferences: null },
  })
  const problemOf = (request: Promise<unknown>) =>
    request.then(
      () => expect.unreachable('The request succeeded.'),
      (error: unknown) => {
        expect(error).toBeInstanceOf(ApiProblem)
        return error as ApiProblem
      },
    )
  const place = async () => {
    const { value: checkoutId } = await shop.POST('/checkout/v1/create', { body: draft() })
    return submitCheckout(shop, { checkoutId })
  }

  test('client: creates, quotes, submits, reads and cancels', async () => {
    const { value: checkoutId } = await shop.POST('/checkout/v1/create', { body: draft() })
    const quote = await shop.GET('/checkout/v1/{checkoutId}', { params: { path: { checkoutId } } })
    expect(quote).toMatchObject({ checkoutId, status: 'Open', problems: [] })
    const deliveryOptionId = quote.deliveryOptions[0]?.deliveryOptionId ?? null
    const orderId = await submitCheckout(shop, { checkoutId, deliveryOptionId })
    const path = { orderId }
    const { order } = await shop.GET('/orders/v1/{orderId}', { params: { path } })
    expect(order).toMatchObject({ orderId, checkoutId })
    expect(await shop.PATCH('/orders/v1/{orderId}/cancel', { params: { path } })).toBeUndefined()
    expect((await shop.GET('/orders/v1/{orderId}', { params: { path } })).order.events).toHaveProperty(
      'cancelled',
    )
  })

  test('client: a checkout whose answers are lost becomes exactly one order', async () => {
    const product = await addProduct(service, { stock: 10 })
    const [drafts, orders] = [await countOf(service, 'draft'), await countOf(service, 'orders')]
    const lost = wire.lost()
    wire.lose(2)
    const { value: checkoutId } = await shop.POST('/checkout/v1/create', { body: draft(product) })
    wire.lose(2)
    const orderId = await submitCheckout(shop, { checkoutId })
    expect(wire.lost() - lost).toBe(4)
    expect(await countOf(service, 'draft')).toBe(drafts + 1)
    expect(await countOf(service, 'orders')).toBe(orders + 1)
    expect((await service.readCheckout(checkoutId)).orderId).toBe(orderId)
    expect(await stockOf(service, product)).toMatchObject({ on_hand: 10, reserved: 2 })
  })

  test('client: after too many lost answers, the same key continues the same request', async () => {
    const impatient = clientOf('bo_shop', { retries: 0 })
    const idempotencyKey = newIdempotencyKey()
    const { value: checkoutId } = await shop.POST('/checkout/v1/create', { body: draft() })
    wire.lose(1)
    const problem = await problemOf(submitCheckout(impatient, { checkoutId }, { idempotencyKey }))
    expect(problem).toMatchObject({ status: 0, code: 'unreachable' })
    expect(isOutcomeUnknown(problem)).toBe(true)
    const orderId = await submitCheckout(impatient, { checkoutId }, { idempotencyKey })
    expect((await service.readCheckout(checkoutId)).orderId).toBe(orderId)
  })

  test('client: submitting a submitted draft returns its order', async () => {
    const { value: checkoutId } = await shop.POST('/checkout/v1/create', { body: draft() })
    const orderId = await submitCheckout(shop, { checkoutId })
    expect(await submitCheckout(shop, { checkoutId })).toBe(orderId)
  })

  test('client: a refusal is an ApiProblem with code, status and trace', async () => {
    const problem = await problemOf(submitCheckout(shop, { checkoutId: 'unknown' }))
    expect(problem).toMatchObject({ code: 'checkout_not_found', status: 404, fields: [] })
    expect(problem.message).toContain('unknown')
    expect(problem.traceId).toMatch(/^[0-9a-f]{32}$/)
    const refused = await problemOf(staff.GET('/orders/v1'))
    expect(refused).toMatchObject({ code: 'scope_missing', status: 403 })
    const unauthenticated = await problemOf(clientOf('bo_wrong').GET('/orders/v1'))
    expect(unauthenticated).toMatchObject({ code: 'unauthenticated', status: 401 })
  })

  test('client: an invalid request names every wrong field', async () => {
    const wrong = { ...draft(), orderLines: [{ materialId: null, quantity: 0, references: null }] }
    const problem = await problemOf(shop.POST('/checkout/v1/create', { body: wrong }))
    expect(problem).toMatchObject({ code: 'invalid_request', status: 400 })
    expect(problem.fields.map(({ fieldName }) => fieldName)).toEqual(['orderLines[0].quantity'])
  })

  test('client: a credential can be a function, called for every attempt', async () => {
    const keys = ['bo_shop', 'bo_shop', 'bo_wrong']
    const changing = createClient({ baseUrl: wire.url, credential: async () => keys.shift() })
    wire.lose(1)
    expect(await changing.GET('/customers/v1/me')).toMatchObject({ client: 'client-shop' })
    expect(keys).toEqual(['bo_wrong'])
    expect(await problemOf(changing.GET('/customers/v1/me'))).toMatchObject({ status: 401 })
  })

  test('client: an aborted request rejects with its reason', async () => {
    const reason = new Error('Not needed any more.')
    const signal = AbortSignal.abort(reason)
    await expect(shop.GET('/orders/v1', { signal })).rejects.toBe(reason)
  })

  test('client: `send` gives the headers of the response', async () => {
    const header = { 'Idempotency-Key': newIdempotencyKey() }
    const create = () => shop.send('post', '/checkout/v1/create', { params: { header }, body: draft() })
    const first = await create()
    const again = await create()
    expect(first.response.headers.get('Location')).toBe(`/checkout/v1/${first.data.value}`)
    expect(again.data).toEqual(first.data)
    expect(again.response.headers.get('Idempotent-Replayed')).toBe('true')
  })

  test('client: lists are read to their end, page by page', async () => {
    const placed = [await place(), await place(), await place(), await place(), await place()]
    const found: (string | null)[] = []
    for await (const { orderId } of items(shop, '/orders/v1', { params: { query: { limit: 2 } } })) {
      found.push(orderId)
    }
    expect(found.length).toBe(await countOf(service, 'orders'))
    expect(new Set(found).size).toBe(found.length)
    expect(found).toEqual(expect.arrayContaining(placed))

    const sizes: number[] = []
    for await (const { orders } of pages(shop, '/orders/v1', { params: { query: { limit: 2 } } })) {
      sizes.push(orders.length)
      if (sizes.length === 2) break
    }
    expect(sizes).toEqual([2, 2])
  })

  test('client: the feed of events ends, and continues from its last cursor', async () => {
    const orderId = await place()
    const query = { orderId, limit: 1 }
    let cursor = ''
    const types: string[] = []
    for await (const page of pages(staff, '/fulfilment/v1/events', { params: { query } })) {
      cursor = page.nextCursor
      types.push(...page.events.map(({ type }) => type))
    }
    expect(types).toEqual(['order.placed'])
    await shop.PATCH('/orders/v1/{orderId}/cancel', { params: { path: { orderId } } })
    for await (const { type } of items(staff, '/fulfilment/v1/events', {
      params: { query: { ...query, cursor } },
    })) {
      types.push(type)
    }
    expect(types).toEqual(['order.placed', 'order.cancelled'])
  })

  test('client: every list with pages can be iterated', async () => {
    const { webhookId } = await staff.POST('/fulfilment/v1/webhooks', {
      body: { url: 'http://127.0.0.1:1/' },
    })
    await staff.PATCH('/fulfilment/v1/webhooks/{webhookId}', {
      params: { path: { webhookId } },
      body: { active: false },
    })
    const query = { limit: 1 }
    const count = async (list: AsyncIterable<unknown>) => {
      let number = 0
      for await (const _ of list) number++
      return number
    }
    expect(await count(items(shop, '/catalog/v1/products', { params: { query } }))).toBeGreaterThan(1)
    expect(await count(items(staff, '/catalog/v1/stock', { params: { query } }))).toBeGreaterThan(1)
    expect(await count(items(staff, '/catalog/v1/purchase-orders', { params: { query } }))).toBe(2)
    expect(await count(items(staff, '/fulfilment/v1/orders', { params: { query } }))).toBeGreaterThan(1)
    const params = { path: { webhookId } }
    expect(await count(items(staff, '/fulfilment/v1/webhooks/{webhookId}/deliveries', { params }))).toBe(0)
  })

  test('client: a received webhook verifies, and a changed one does not', async () => {
    const receiver = await startReceiver()
    try {
      const { secret } = await staff.POST('/fulfilment/v1/webhooks', {
        body: { url: receiver.url, types: ['order.placed'] },
      })
      const orderId = await place()
      await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
      const [{ headers, text: body } = { headers: {}, text: '' }] = receiver.received
      const now = service.time.now
      expect(await verifyWebhook({ headers, body }, secret, { now })).toMatchObject({
        type: 'order.placed',
        subject: orderId,
      })
      const changed = body.replace(orderId, `${orderId}1`)
      await expect(verifyWebhook({ headers, body: changed }, secret, { now })).rejects.toBeInstanceOf(
        WebhookRejected,
      )
    } finally {
      await receiver.close()
    }
  })
})

describe('client with a limit on requests', () => {
  test('client: a Retry-After beyond the limit is thrown at once, with its seconds', async () => {
    const service = await startCheckedService('sqlite', { env: { RATE_LIMIT: '1' } })
    try {
      const options = { baseUrl: service.url, credential: 'bo_shop', maxRetryAfterSeconds: 5 }
      const client = createClient(options)
      await client.GET('/orders/v1')
      await expect(client.GET('/orders/v1')).rejects.toMatchObject({
        code: 'too_many_requests',
        status: 429,
        retryAfter: 60,
      })
    } finally {
      await service.stop()
    }
  })
})
