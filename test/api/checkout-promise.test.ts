// A promise that got worse between reading a draft and submitting it.

import { afterEach, describe, expect, test } from 'vitest'
import { createClient, submitCheckout } from '../../client/src/index.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startOfTime } from '../support/service.ts'
import { addProduct, change, countOf, stockOf } from '../support/world.ts'

const arrival = '2026-03-04T00:00:00.000Z'

describe.each(engines)('promises of drafts on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  afterEach(() => {
    service.time.now = startOfTime
  })

  const read = async (checkoutId: string) => {
    const reply = await service.request('GET', `/checkout/v1/${checkoutId}`)
    return reply.headers.get('etag') ?? ''
  }
  const submit = (checkoutId: string, more: { ifMatch?: string; promisedBy?: string | null }) =>
    service.request<{ promise?: object; detail?: string }>('POST', '/checkout/v1/submit', {
      json: { checkoutId, ...('promisedBy' in more && { promisedBy: more.promisedBy }) },
      ...(more.ifMatch === undefined ? {} : { headers: { 'If-Match': more.ifMatch } }),
    })
  /** A draft of three units of a product with three, of which another order then takes two. */
  const soldSince = async () => {
    const product = await addProduct(service, { stock: 3 })
    const checkoutId = await service.create(draftOf([[product, 3]]))
    const ifMatch = await read(checkoutId)
    await service.place(draftOf([[product, 2]]))
    return { product, checkoutId, ifMatch }
  }
  const total = { net: 350, vat: 87.5, gross: 437.5 }
  const worse = {
    promised: { estimatedDeliveryDate: arrival, price: total },
    now: {
      estimatedDeliveryDate: null,
      arrivals: [
        { estimatedDeliveryDate: arrival, quantity: 1 },
        { estimatedDeliveryDate: null, quantity: 2 },
      ],
      price: total,
    },
  }

  test.each(['ifMatch', 'promisedBy'] as const)(
    'submit with %s: a worse promise is refused with both, and nothing is stored',
    async (how) => {
      const { product, checkoutId, ifMatch } = await soldSince()
      const orders = await countOf(service, 'orders')
      const reply = await submit(checkoutId, how === 'ifMatch' ? { ifMatch } : { promisedBy: arrival })
      expect([reply.status, codeOf(reply)]).toEqual([422, 'promise_changed'])
      expect(reply.body.promise).toEqual(worse)
      expect(reply.body.detail).toContain('1 on 2026-03-04, 2 date not known')
      expect(await countOf(service, 'orders')).toBe(orders)
      expect(await stockOf(service, product)).toMatchObject({ reserved: 2, waiting: 0 })
      // Who has seen the new promise accepts it with its tag.
      const accepted = await submit(checkoutId, { ifMatch: await read(checkoutId) })
      expect(accepted.status, accepted.text).toBe(204)
    },
  )

  test('submit without a precondition: is accepted whatever the promise has become', async () => {
    const { checkoutId } = await soldSince()
    expect((await submit(checkoutId, { promisedBy: null })).status).toBe(204)
  })

  test.each([
    ['the same', 2],
    ['better', 3],
  ])('submit with a precondition: a promise that is %s is accepted', async (_, onHand) => {
    const product = await addProduct(service, { stock: 2 })
    const checkoutId = await service.create(draftOf([[product, 3]]))
    const ifMatch = await read(checkoutId)
    await change(service, [], [setOnHand(product, onHand)])
    const reply = await submit(checkoutId, { ifMatch, ...(onHand > 2 && { promisedBy: arrival }) })
    expect(reply.status, reply.text).toBe(204)
  })

  test('submit with a precondition: waiting over midnight makes the promise worse', async () => {
    const checkoutId = await service.create(draftOf())
    const ifMatch = await read(checkoutId)
    service.time.now += 2 * 86_400_000
    const reply = await submit(checkoutId, { ifMatch })
    expect(codeOf(reply)).toBe('promise_changed')
  })

  test('submit with a precondition: any tag is accepted as *, an unknown one is 400', async () => {
    const { checkoutId } = await soldSince()
    const reply = await submit(checkoutId, { ifMatch: '"of-something-else"' })
    expect([reply.status, fieldsOf(reply)]).toEqual([400, ['If-Match']])
    expect((await submit(checkoutId, { ifMatch: '*' })).status).toBe(204)
  })

  test('submit with a precondition: a submitted draft is refused as such', async () => {
    const { checkoutId, ifMatch } = await soldSince()
    expect((await submit(checkoutId, {})).status).toBe(204)
    expect(codeOf(await submit(checkoutId, { ifMatch }))).toBe('checkout_already_submitted')
  })

  test('client: takes the precondition and gives both promises', async () => {
    const { checkoutId, ifMatch } = await soldSince()
    const api = createClient({ baseUrl: service.url, credential: 'bo_shop' })
    const refused = await submitCheckout(api, { checkoutId }, { ifMatch }).catch(
      (problem: unknown) => problem,
    )
    expect(refused).toMatchObject({ code: 'promise_changed', promise: worse })
    await expect(submitCheckout(api, { checkoutId })).resolves.toMatch(/./)
  })
})
