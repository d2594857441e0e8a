// The contract of create, read and submit: every status, the draft, and the order made from it.

import { afterEach, describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import type { Order } from '../../src/contract/order.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { Conflict, StoreUnavailable } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { blankProduct, carriers } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf, startOfTime, type TestReply } from '../support/service.ts'
import { addProduct, change, countOf, day, eventsOf, faults, stockOf } from '../support/world.ts'

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const unknownId = '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7'

describe.each(engines)('checkout on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  afterEach(() => {
    service.time.now = startOfTime
  })

  test('checkout: a draft becomes an order that can be read and cancelled', async () => {
    const id = await service.create(draftOf([['PLENTY', 2]]))
    const checkout = await service.readCheckout(id)
    expect(checkout.status).toBe('Open')
    expect(checkout.totals).toEqual({ net: 2000, vat: 500, gross: 2500 })
    const submitted = await service.submit(id)
    expect(submitted.status).toBe(204)
    const orderId = service.orderIdOf(submitted)
    expect(await service.readOrder(orderId)).toMatchObject({ orderId, checkoutId: id, currency: 'NOK' })
    expect((await service.request('PATCH', `/orders/v1/${orderId}/cancel`)).status).toBe(204)
    expect((await service.request('PATCH', `/orders/v1/${orderId}/cancel`)).status).toBe(422)
  })

  describe('create', () => {
    const create = (draft: unknown, as: 'shop' | 'staff' | 'reader' | 'nobody' | null = 'shop') =>
      service.request<{ name: string; value: string }>('POST', '/checkout/v1/create', { json: draft, as })

    test('create: answers 201 with a UUIDv7 identifier and the location of the draft', async () => {
      const reply = await create(draftOf())
      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({ name: 'checkoutId', value: expect.stringMatching(uuidV7) })
      expect(reply.headers.get('location')).toBe(`/checkout/v1/${reply.body.value}`)
      const location = reply.headers.get('location') as string
      expect((await service.request('GET', location)).status).toBe(200)
    })

    test('create: makes a new draft each time, also from the same body', async () => {
      const ids = await Promise.all([1, 2, 3].map(() => service.create(draftOf())))
      expect(new Set(ids).size).toBe(3)
    })

    test('create: a malformed draft is 400 with the field, and nothing is stored', async () => {
      const before = await countOf(service, 'draft')
      const reply = await create({ ...draftOf(), notes: undefined })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['notes'])
      expect(await countOf(service, 'draft')).toBe(before)
    })

    test('create: 401 without a credential and 403 without the scope', async () => {
      expect((await create(draftOf(), null)).status).toBe(401)
      const reply = await create(draftOf(), 'reader')
      expect(reply.status).toBe(403)
      expect(codeOf(reply)).toBe('scope_missing')
    })

    test.each([
      ['null', null],
      ['without customerId', {}],
      ['with customerId null', { customerId: null }],
    ])('create: a soldTo that is %s means the first account of the caller', async (_what, soldTo) => {
      const id = await service.create(draftOf([['PLENTY', 1]], { soldTo }))
      expect((await service.readCheckout(id)).soldTo).toEqual({ customerId: 'NO-1' })
    })

    test('create: accepts any other account of the caller', async () => {
      const id = await service.create(draftOf([['PLENTY', 1]], { soldTo: { customerId: 'NO-2' } }))
      expect((await service.readCheckout(id)).soldTo).toEqual({ customerId: 'NO-2' })
    })

    test('create: answers the same 403 for a foreign account and one that does not exist', async () => {
      const refusalFor = async (customerId: string) => {
        const reply = await create(draftOf([['PLENTY', 1]], { soldTo: { customerId } }))
        expect(reply.status).toBe(403)
        const { traceId, ...rest } = reply.body as unknown as ProblemReply
        return JSON.stringify(rest).replaceAll(customerId, '…')
      }
      const foreign = await refusalFor('DE-1')
      expect(foreign).toContain('account_not_permitted')
      expect(await refusalFor('ZZ-1')).toBe(foreign)
      expect(await refusalFor('no-1')).toBe(foreign)
    })
  })

  describe('read', () => {
    test('read draft: answers the draft as a quote', async () => {
      const orderLines = [
        {
          materialId: { type: 'MaterialNumber', value: 'FEW' },
          quantity: '3' as unknown as number,
          references: { deliveryReference: 'Shelf 4' },
        },
      ]
      const id = await service.create(draftOf([], { orderLines, notes: {} }))
      expect(await service.readCheckout(id)).toEqual({
        checkoutId: id,
        status: 'Open',
        orderId: null,
        createdAt: '2026-03-01T10:00:00.000Z',
        expiresAt: '2026-03-08T10:00:00.000Z',
        submittedAt: null,
        currency: 'NOK',
        soldTo: { customerId: 'NO-1' },
        orderLines: [
          {
            lineNumber: '10',
            materialId: { type: 'MaterialNumber', value: 'FEW' },
            materialNumber: 'FEW',
            name: 'Five of it',
            quantity: 3,
            unitPrice: { net: 199.9, vat: 49.98, gross: 249.88 },
            availability: { status: 'Available', availableAt: '2026-03-01T10:00:00.000Z' },
            references: { deliveryReference: 'Shelf 4' },
            orderLines: [],
          },
        ],
        deliveryOptions: [
          expect.objectContaining({ deliveryOptionId: 'shop:point-0001' }),
          expect.objectContaining({ deliveryOptionId: 'shop:point-5003' }),
          expect.objectContaining({ deliveryOptionId: 'door' }),
          expect.objectContaining({ deliveryOptionId: 'express' }),
        ],
        totals: { net: 599.7, vat: 149.94, gross: 749.64 },
        problems: [],
      })
    })

    test('read draft: finds the identifier in upper and lower case', async () => {
      const id = await service.create(draftOf())
      expect((await service.readCheckout(id.toUpperCase())).checkoutId).toBe(id)
    })

    test.each(['create', 'submit', 'x', unknownId, 'Å', '%20', "'; DROP TABLE draft; --"])(
      'read draft: answers 404 for the unknown id %s',
      async (id) => {
        const reply = await service.request('GET', `/checkout/v1/${id}`)
        expect([reply.status, codeOf(reply)]).toEqual([404, 'checkout_not_found'])
      },
    )

    test('read draft: answers the same for a draft of another account as for an unknown one', async () => {
      const id = await service.create(draftOf())
      const answerFor = async (checkoutId: string) => {
        const reply = await service.request('GET', `/checkout/v1/${checkoutId}`, { as: 'german' })
        const { traceId, ...rest } = reply.body as ProblemReply
        return [reply.status, JSON.stringify(rest).replaceAll(checkoutId, '…')]
      }
      expect(await answerFor(id)).toEqual(await answerFor(unknownId))
      expect((await answerFor(id))[0]).toBe(404)
    })

    test('read draft: 400 for a malformed id, 401 without a credential, 403 without the scope', async () => {
      const id = await service.create(draftOf())
      const malformed = await service.request('GET', `/checkout/v1/${'x'.repeat(129)}`)
      expect([malformed.status, fieldsOf(malformed)]).toEqual([400, ['checkoutId']])
      expect((await service.request('GET', `/checkout/v1/${id}`, { as: null })).status).toBe(401)
      expect((await service.request('GET', `/checkout/v1/${id}`, { as: 'reader' })).status).toBe(403)
    })
  })

  describe('submit', () => {
    const refused = async (reply: Promise<TestReply>) => {
      const { status, body } = (await reply) as TestReply<ProblemReply>
      return [status, body?.code]
    }

    test('submit: answers 204 without a body and with the location of the order', async () => {
      const reply = await service.submit(await service.create(draftOf()))
      expect(reply.status).toBe(204)
      expect(reply.text).toBe('')
      expect(reply.headers.get('location')).toMatch(
        /^\/orders\/v1\/[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
      )
    })

    test('submit: makes the order that the interface describes', async () => {
      const product = await addProduct(service, { nok: 19_990, stock: 5, description: 'A fine thing' })
      const preferences = { carrierCollectionPointId: 'point-5003' }
      const delivery = { deliveryAddress: address(), preferences }
      const draft = draftOf([[product, 2]], {
        delivery,
        references: { billingReference: 'PO-1', deliveryReference: null },
        notes: { messageToSalesDepartment: 'Ring twice' },
      })
      const id = await service.create(draft)
      service.time.now = startOfTime + 60_000
      const orderId = service.orderIdOf(await service.submit(id))
      const collectionPoint = {
        id: 'point-5003',
        name: 'Point 5003',
        addressLine1: 'Street 1',
        postCode: '5003',
        city: 'City',
        country: 'NO',
      }
      const expected: Order = {
        orderId,
        checkoutId: id,
        currency: 'NOK',
        events: { placed: '2026-03-01T10:01:00.000Z' },
        parties: {
          soldTo: 'NO-1',
          shipTo: 'NO-3',
          billTo: 'NO-2',
          contactTo: 'Contact',
          placedBy: 'client-shop',
        },
        references: { billingReference: 'PO-1', deliveryReference: null },
        orderLines: [
          {
            lineNumber: '10',
            name: `Product ${product}`,
            description: 'A fine thing',
            materialNumber: product,
            quantity: { total: 2, fulfilled: 0, cancelled: 0 },
            unitPrice: { net: 199.9, vat: 49.98, gross: 249.88 },
            references: null,
            categories: ['PHYSICAL_ITEM'],
            orderLines: [],
          },
          {
            lineNumber: '20',
            name: 'Postal shop, Point 5003',
            description: null,
            materialNumber: 'shop:point-5003',
            quantity: { total: 1, fulfilled: 0, cancelled: 0 },
            unitPrice: { net: 50, vat: 12.5, gross: 62.5 },
            references: null,
            categories: ['DELIVERY'],
            orderLines: [],
          },
        ],
        expectedDeliveries: [
          {
            estimatedDeliveryDate: '2026-03-04T00:00:00.000Z',
            expectedLines: [
              {
                orderLineNumber: '10',
                quantity: 2,
                references: null,
                status: 'Available',
                availableAt: '2026-03-01T10:01:00.000Z',
              },
            ],
            collectionPoint,
            deliveryAddress: address(),
          },
        ],
        deliveries: [],
        billings: [],
        notes: { messageToSalesDepartment: 'Ring twice' },
      }
      expect(await service.readOrder(orderId)).toEqual(expected)
    })

    test('submit: stores the reservation and the event together with the order', async () => {
      const product = await addProduct(service, { stock: 5 })
      const orderId = await service.place(
        draftOf([
          [product, 3],
          [product, 4],
        ]),
      )
      expect(await stockOf(service, product)).toEqual({ on_hand: 5, reserved: 5, waiting: 2 })
      expect(await eventsOf(service, orderId)).toEqual([
        { type: 'order.placed', order_version: 1, occurred_at: startOfTime },
      ])
    })

    test('submit: the draft becomes Submitted and names its order', async () => {
      const id = await service.create(draftOf())
      service.time.now = startOfTime + day
      const orderId = service.orderIdOf(await service.submit(id))
      expect(await service.readCheckout(id)).toMatchObject({
        status: 'Submitted',
        orderId,
        submittedAt: '2026-03-02T10:00:00.000Z',
        totals: { net: 1000, vat: 250, gross: 1250 },
        problems: [],
      })
      // It stays Submitted, also after its expiry.
      service.time.now = startOfTime + 30 * day
      expect((await service.readCheckout(id)).status).toBe('Submitted')
    })

    test('submit: takes the first option if none is named, and any option by name', async () => {
      const { deliveryOptions } = await service.readCheckout(await service.create(draftOf()))
      const chosen = async (deliveryOptionId?: string | null) => {
        const reply = await service.submit(await service.create(draftOf()), deliveryOptionId)
        return (await service.readOrder(service.orderIdOf(reply))).orderLines.at(-1)
      }
      const [best] = deliveryOptions
      for (const nothing of [undefined, null]) {
        expect((await chosen(nothing))?.materialNumber).toBe(best?.deliveryOptionId)
      }
      for (const { deliveryOptionId, name, price } of deliveryOptions) {
        expect(await chosen(deliveryOptionId)).toMatchObject({
          lineNumber: '20',
          materialNumber: deliveryOptionId,
          name,
          unitPrice: price,
          categories: ['DELIVERY'],
        })
      }
    })

    test('submit: finds the identifier in upper and lower case', async () => {
      const id = await service.create(draftOf())
      expect((await service.submit(id.toUpperCase())).status).toBe(204)
    })

    test('submit: an unknown option is 404, and the draft stays open', async () => {
      const id = await service.create(draftOf())
      for (const option of ['sledge', '', 'DOOR', 'shop', 'shop:point-9999', '__proto__']) {
        expect(await refused(service.submit(id, option))).toEqual([404, 'delivery_option_not_found'])
      }
      expect((await service.readCheckout(id)).status).toBe('Open')
      expect((await service.submit(id, 'door')).status).toBe(204)
    })

    test('submit: answers the same 404 for an unknown draft and a draft of another account', async () => {
      const id = await service.create(draftOf())
      const answerFor = async (checkoutId: string) => {
        const reply = await service.submit(checkoutId, null, { as: 'german' })
        const { traceId, ...rest } = reply.body as ProblemReply
        return [reply.status, JSON.stringify(rest).replaceAll(checkoutId, '…')]
      }
      expect(await answerFor(id)).toEqual(await answerFor(unknownId))
      expect(await refused(service.submit(id, null, { as: 'german' }))).toEqual([404, 'checkout_not_found'])
      expect(await refused(service.submit('', null))).toEqual([404, 'checkout_not_found'])
      expect((await service.readCheckout(id)).status).toBe('Open')
    })

    test('submit: answers 400, 401 and 403 as every command does', async () => {
      const id = await service.create(draftOf())
      const malformed = await service.request('POST', '/checkout/v1/submit', {
        json: { checkoutId: 7, deliveryOptionId: {} },
      })
      expect([malformed.status, fieldsOf(malformed)]).toEqual([400, ['checkoutId', 'deliveryOptionId']])
      const missing = await service.request('POST', '/checkout/v1/submit', { json: {} })
      expect([missing.status, fieldsOf(missing)]).toEqual([400, ['checkoutId']])
      expect(await refused(service.submit(id, null, { as: null }))).toEqual([401, 'unauthenticated'])
      expect(await refused(service.submit(id, null, { as: 'reader' }))).toEqual([403, 'scope_missing'])
    })

    test('submit: a second submit of the same draft is 422, whatever the delivery option', async () => {
      const id = await service.create(draftOf())
      expect((await service.submit(id)).status).toBe(204)
      const orders = await countOf(service, 'orders')
      for (const option of [null, 'door', 'sledge']) {
        expect(await refused(service.submit(id, option))).toEqual([422, 'checkout_already_submitted'])
      }
      expect(await countOf(service, 'orders')).toBe(orders)
    })

    test('submit: an expired draft is 422, whatever the delivery option', async () => {
      const id = await service.create(draftOf())
      const last = await service.create(draftOf())
      service.time.now = startOfTime + 7 * day - 1
      expect((await service.readCheckout(id)).status).toBe('Open')
      expect((await service.submit(last)).status).toBe(204)
      service.time.now = startOfTime + 7 * day
      expect(await service.readCheckout(id)).toMatchObject({
        status: 'Expired',
        orderId: null,
        submittedAt: null,
      })
      for (const option of [null, 'sledge']) {
        expect(await refused(service.submit(id, option))).toEqual([422, 'checkout_expired'])
      }
    })

    test('submit: a draft with problems is 422, whatever the delivery option, and makes no order', async () => {
      const id = await service.create(draftOf([['NO-SUCH', 1]]))
      const orders = await countOf(service, 'orders')
      for (const option of [null, 'sledge']) {
        expect(await refused(service.submit(id, option))).toEqual([422, 'checkout_has_problems'])
      }
      expect(await countOf(service, 'orders')).toBe(orders)
      expect(await service.readCheckout(id)).toMatchObject({ status: 'Open', orderId: null })
    })

    test('submit: a draft without delivery options is 422', async () => {
      const id = await service.create(draftOf([['HEAVY', 1]]))
      expect(await service.readCheckout(id)).toMatchObject({ deliveryOptions: [], problems: [] })
      for (const option of [null, 'door']) {
        expect(await refused(service.submit(id, option))).toEqual([422, 'no_delivery_option'])
      }
    })
  })

  describe('quote', () => {
    test('quote: submit charges the price of create, whatever the prices are now', async () => {
      const product = await addProduct(service, { nok: 10_000, stock: 10 })
      const id = await service.create(draftOf([[product, 2]]))
      await change(service, ['prices'], [savePrice('NOK', product, 99_900)])
      expect((await service.readCheckout(id)).totals).toEqual({ net: 200, vat: 50, gross: 250 })
      const order = await service.readOrder(service.orderIdOf(await service.submit(id)))
      expect(order.orderLines[0]?.unitPrice).toEqual({ net: 100, vat: 25, gross: 125 })
      const later = await service.readCheckout(await service.create(draftOf([[product, 2]])))
      expect(later.totals).toEqual({ net: 1998, vat: 499.5, gross: 2497.5 })
    })

    test('quote: names and numbers stay when the product is renamed', async () => {
      const product = await addProduct(service, { name: 'Old name', stock: 10 })
      const id = await service.create(draftOf([[product, 1]]))
      await change(service, ['catalog'], saveProduct({ ...blankProduct(product), name: 'New name' }))
      expect((await service.readCheckout(id)).orderLines[0]?.name).toBe('Old name')
    })

    test('quote: delivery options and their prices stay when carriers change', async () => {
      const id = await service.create(draftOf())
      const before = (await service.readCheckout(id)).deliveryOptions
      try {
        await change(
          service,
          ['carriers'],
          replaceCarriers([
            {
              id: 'sledge',
              carrier: 'Sledge',
              name: 'Sledge',
              countries: ['NO'],
              transitDays: 9,
              bands: [{ maxWeightGrams: 1e6, prices: { NOK: 1 } }],
              collectionPoints: [],
            },
          ]),
        )
        const other = await service.readCheckout(await service.create(draftOf()))
        expect(other.deliveryOptions.map(({ deliveryOptionId }) => deliveryOptionId)).toEqual(['sledge'])
        expect((await service.readCheckout(id)).deliveryOptions).toEqual(before)
        const order = await service.readOrder(service.orderIdOf(await service.submit(id, 'door')))
        expect(order.orderLines.at(-1)?.unitPrice).toEqual({ net: 100, vat: 25, gross: 125 })
      } finally {
        await change(service, ['carriers'], replaceCarriers(carriers))
      }
    })

    test('quote: stock problems appear and disappear with the stock', async () => {
      const product = await addProduct(service, { stock: 2 })
      const id = await service.create(draftOf([[product, 3]]))
      expect((await service.readCheckout(id)).problems).toEqual([])
      const discontinue = (isDiscontinued: boolean) =>
        change(service, ['catalog'], saveProduct({ ...blankProduct(product), isDiscontinued }))
      await discontinue(true)
      expect((await service.readCheckout(id)).problems).toMatchObject([
        { fieldName: 'orderLines[0]', code: 'sold_out' },
      ])
      expect(codeOf(await service.submit(id))).toBe('checkout_has_problems')
      await discontinue(false)
      expect((await service.submit(id)).status).toBe(204)
    })
  })

  test('quote: each account has its own prices, VAT and currency', async () => {
    const german = { delivery: { deliveryAddress: address({ country: 'DE' }), preferences: null } }
    const id = await service.create(draftOf([['PLENTY', 3]], german), { as: 'german' })
    const checkout = await service.readCheckout(id, { as: 'german' })
    expect(checkout).toMatchObject({ currency: 'EUR', soldTo: { customerId: 'DE-1' }, problems: [] })
    expect(checkout.orderLines[0]?.unitPrice).toEqual({ net: 99.99, vat: 19, gross: 118.99 })
    expect(checkout.totals).toEqual({ net: 299.97, vat: 57, gross: 356.97 })
    expect(checkout.deliveryOptions).toMatchObject([
      { deliveryOptionId: 'door', price: { net: 10, vat: 1.9, gross: 11.9 } },
    ])
    const orderId = service.orderIdOf(await service.submit(id, null, { as: 'german' }))
    expect(await service.readOrder(orderId, { as: 'german' })).toMatchObject({
      currency: 'EUR',
      parties: { soldTo: 'DE-1', shipTo: 'DE-1', billTo: 'DE-1', placedBy: 'client-german' },
    })
  })
})

describe.each(engines)('checkout on %s when the database fails', (engine) => {
  const { fault, repair, wrapStore } = faults()
  const service = forTests(() => startCheckedService(engine, { wrapStore, env: { REQUEST_SECONDS: '1' } }))
  afterEach(repair)

  const secret = 'password=hunter2 at db.internal'
  const calls = async (id: string): Promise<TestReply[]> => [
    await service.request('POST', '/checkout/v1/create', { json: draftOf() }),
    await service.request('GET', `/checkout/v1/${id}`),
    await service.submit(id),
  ]

  test('database failure: every checkout endpoint answers 500 without internal details', async () => {
    const id = await service.create(draftOf())
    fault.read = fault.write = async () => {
      throw new Error(secret)
    }
    for (const reply of await calls(id)) {
      expect([reply.status, codeOf(reply)]).toEqual([500, 'internal_error'])
      expect(reply.text).not.toContain('hunter2')
      expect(reply.text).not.toContain('db.internal')
    }
    repair()
    expect((await service.submit(id)).status).toBe(204)
  })

  test('database unreachable: every checkout endpoint answers 503 not_ready', async () => {
    const id = await service.create(draftOf())
    fault.read = fault.write = async () => {
      throw new StoreUnavailable(secret)
    }
    for (const reply of await calls(id)) {
      expect([reply.status, codeOf(reply)]).toEqual([503, 'not_ready'])
      expect(reply.text).not.toContain('hunter2')
    }
  })

  test('conflicts: a command that loses every race answers 503 busy and stores nothing', async () => {
    const id = await service.create(draftOf())
    const [drafts, orders] = [await countOf(service, 'draft'), await countOf(service, 'orders')]
    let tries = 0
    fault.write = async () => {
      tries++
      throw new Conflict('another command was faster')
    }
    const created = await service.request('POST', '/checkout/v1/create', { json: draftOf() })
    expect([created.status, codeOf(created)]).toEqual([503, 'busy'])
    expect(tries).toBeGreaterThan(1)
    expect(codeOf(await service.submit(id))).toBe('busy')
    repair()
    expect(await countOf(service, 'draft')).toBe(drafts)
    expect(await countOf(service, 'orders')).toBe(orders)
    expect((await service.submit(id)).status).toBe(204)
  })

  test('conflicts: a command that loses one race decides again and succeeds', async () => {
    let lost = false
    fault.write = async () => {
      if (lost) return
      lost = true
      throw new Conflict('another command was faster')
    }
    expect((await service.request('POST', '/checkout/v1/create', { json: draftOf() })).status).toBe(201)
    expect(lost).toBe(true)
  })

  test('time limit: a request that is not finished in time answers 503 overloaded', async () => {
    const id = await service.create(draftOf())
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    fault.read = ({ statement }) => (statement.name === 'draft.byId' ? held : Promise.resolve())
    const reply = await service.request('GET', `/checkout/v1/${id}`)
    release()
    expect([reply.status, codeOf(reply)]).toEqual([503, 'overloaded'])
  })

  test('atomicity: no part of an order is stored when one of its writes fails', async () => {
    const product = await addProduct(service, { stock: 5 })
    const id = await service.create(draftOf([[product, 2]]))
    const before = [await countOf(service, 'orders'), await countOf(service, 'event')]
    // The last write of the batch fails; nothing before it may be stored.
    fault.write = async (writes) => {
      writes.push({
        statement: adHoc('UPDATE stock SET reserved = -1 WHERE product_id = $1'),
        values: [product],
        rows: 1,
      })
    }
    expect((await service.submit(id)).status).toBe(500)
    repair()
    expect([await countOf(service, 'orders'), await countOf(service, 'event')]).toEqual(before)
    expect(await stockOf(service, product)).toEqual({ on_hand: 5, reserved: 0, waiting: 0 })
    expect((await service.readCheckout(id)).status).toBe('Open')
    expect((await service.submit(id)).status).toBe(204)
  })
})

test('draft lifetime: is a setting', async () => {
  const service = await startCheckedService('sqlite', { env: { CHECKOUT_DAYS: '1' } })
  try {
    const id = await service.create(draftOf())
    expect((await service.readCheckout(id)).expiresAt).toBe('2026-03-02T10:00:00.000Z')
    service.time.now += day
    expect((await service.readCheckout(id)).status).toBe('Expired')
  } finally {
    await service.stop()
  }
})
