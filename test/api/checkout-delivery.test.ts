// Delivery options of a draft, arrival dates, and the expected deliveries of an order.

import { afterEach, describe, expect, test } from 'vitest'
import { type CarrierService, replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import type { CheckoutDraft } from '../../src/contract/checkout.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { carriers } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf, startOfTime } from '../support/service.ts'
import { addProduct, change, day, stockOf } from '../support/world.ts'

type Lines = [string, number][]
type Preferences = Partial<NonNullable<CheckoutDraft['delivery']['preferences']>> | null

describe.each(engines)('delivery on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  afterEach(() => {
    service.time.now = startOfTime
  })

  const draft = (lines: Lines = [['PLENTY', 1]], preferences: Preferences = null, where: object = {}) =>
    draftOf(lines, { delivery: { deliveryAddress: address(where), preferences } })
  const optionsOf = async (...args: Parameters<typeof draft>) =>
    (await service.readCheckout(await service.create(draft(...args)))).deliveryOptions
  const idsOf = async (...args: Parameters<typeof draft>) =>
    (await optionsOf(...args)).map(({ deliveryOptionId }) => deliveryOptionId)

  describe('promises', () => {
    test('promise: a draft and the list of orders say how many units arrive when', async () => {
      const few = await addProduct(service, { stock: 28 })
      const checkoutId = await service.create(draft([[few, 50]]))
      const { orderLines, deliveryOptions } = await service.readCheckout(checkoutId)
      const now = new Date(startOfTime).toISOString()
      expect(orderLines[0]?.availabilityParts).toEqual([
        { status: 'Available', availableAt: now, quantity: 28 },
        { status: 'UnconfirmedRestock', availableAt: null, quantity: 22 },
      ])
      const arrivals = [
        { estimatedDeliveryDate: '2026-03-04T00:00:00.000Z', quantity: 28 },
        { estimatedDeliveryDate: null, quantity: 22 },
      ]
      expect(deliveryOptions[0]).toMatchObject({ estimatedDeliveryDate: null, arrivals })

      await service.submit(checkoutId)
      const listed = async () => {
        const { body } = await service.request<{ orders: object[] }>(
          'GET',
          '/orders/v1?expected=true&limit=1',
        )
        return body.orders[0]
      }
      expect(await listed()).toMatchObject({ expectedAt: '2026-03-04T00:00:00.000Z', arrivals })

      const allThere = await service.create(draft([['PLENTY', 50]]))
      const { orderLines: lines, deliveryOptions: options } = await service.readCheckout(allThere)
      expect(lines[0]).not.toHaveProperty('availabilityParts')
      expect(options[0]).not.toHaveProperty('arrivals')
      service.time.now += 1
      await service.submit(allThere)
      expect(await listed()).not.toHaveProperty('arrivals')
    })

    test('promise: units on their way and units without a date are named apart', async () => {
      service.time.now += 2
      const few = await addProduct(service, { stock: 3 })
      const orderId = await service.place(draft([[few, 5]]))
      const desk = deskOf(service)
      await desk.toWarehouse(orderId)
      done(await desk.ship(orderId, [['10', 3]]))
      const { body } = await service.request<{ orders: object[] }>('GET', '/orders/v1?expected=true&limit=1')
      expect(body.orders[0]).toMatchObject({
        arrivals: [
          { estimatedDeliveryDate: '2026-03-04T00:00:00.000Z', quantity: 3 },
          { estimatedDeliveryDate: null, quantity: 2 },
        ],
      })
    })
  })

  describe('options', () => {
    test('delivery options: have everything a buyer needs to choose', async () => {
      const point = (postCode: string) => ({
        id: `point-${postCode}`,
        name: `Point ${postCode}`,
        addressLine1: 'Street 1',
        postCode,
        city: 'City',
        country: 'NO',
      })
      const shop = { carrier: 'Postal', price: { net: 50, vat: 12.5, gross: 62.5 } }
      expect(await optionsOf()).toEqual([
        {
          ...shop,
          deliveryOptionId: 'shop:point-0001',
          name: 'Postal shop, Point 0001',
          collectionPoint: point('0001'),
          estimatedDeliveryDate: '2026-03-04T00:00:00.000Z',
        },
        {
          ...shop,
          deliveryOptionId: 'shop:point-5003',
          name: 'Postal shop, Point 5003',
          collectionPoint: point('5003'),
          estimatedDeliveryDate: '2026-03-04T00:00:00.000Z',
        },
        {
          deliveryOptionId: 'door',
          carrier: 'Postal',
          name: 'Postal door',
          collectionPoint: null,
          price: { net: 100, vat: 25, gross: 125 },
          estimatedDeliveryDate: '2026-03-03T00:00:00.000Z',
        },
        {
          deliveryOptionId: 'express',
          carrier: 'Express',
          name: 'Express express',
          collectionPoint: null,
          price: { net: 300, vat: 75, gross: 375 },
          estimatedDeliveryDate: '2026-03-02T00:00:00.000Z',
        },
      ])
    })

    test('delivery options: have stable ids across reads of one draft', async () => {
      const id = await service.create(draft())
      const first = (await service.readCheckout(id)).deliveryOptions
      service.time.now += day
      const second = (await service.readCheckout(id)).deliveryOptions
      const stable = (options: typeof first) => options.map(({ estimatedDeliveryDate, ...option }) => option)
      expect(stable(second)).toEqual(stable(first))
    })

    const near = ['shop:point-0001', 'shop:point-5003', 'door', 'express']
    test.each<[string, Preferences, string[]]>([
      ['no preference: cheapest first', null, near],
      ['empty preferences', {}, near],
      ['a carrier', { carrier: 'Express' }, ['express', 'shop:point-0001', 'shop:point-5003', 'door']],
      ['a carrier in another case', { carrier: 'eXPRESS' }, ['express', ...near.slice(0, 3)]],
      ['a carrier with several services: its cheapest first', { carrier: 'Postal' }, near],
      [
        'a collection point',
        { carrierCollectionPointId: 'point-5003' },
        ['shop:point-5003', 'shop:point-0001', 'door', 'express'],
      ],
      [
        'a carrier and one of its collection points',
        { carrier: 'Postal', carrierCollectionPointId: 'point-5003' },
        ['shop:point-5003', 'shop:point-0001', 'door', 'express'],
      ],
      ['an unknown carrier ranks nothing', { carrier: 'Sledge' }, near],
      ['an empty carrier ranks nothing', { carrier: '' }, near],
      ['an unknown collection point ranks nothing', { carrierCollectionPointId: 'point-9999' }, near],
      ['a date', { deliverDate: '2026-06-01T12:00:00Z' }, near],
    ])('delivery options: are ranked by %s', async (_what, preferences, ids) => {
      expect(await idsOf(undefined, preferences)).toEqual(ids)
    })

    test('delivery options: among equal prices the nearest collection point comes first', async () => {
      expect((await idsOf(undefined, null, { postCode: '5010' }))[0]).toBe('shop:point-5003')
      expect((await idsOf(undefined, null, { postCode: '0010' }))[0]).toBe('shop:point-0001')
    })

    test('delivery options: the preferred one of many collection points is included, first', async () => {
      const [door] = carriers
      const collectionPoints = Array.from({ length: 30 }, (_, index) => ({
        id: `many-${index}`,
        name: `Many ${index}`,
        addressLine1: 'Street 1',
        postCode: String(index).padStart(4, '0'),
        city: 'City',
        country: index === 29 ? 'SE' : 'NO',
      }))
      await change(
        service,
        ['carriers'],
        replaceCarriers([{ ...(door as CarrierService), id: 'many', collectionPoints }]),
      )
      try {
        const withPreference = (id: string) => idsOf(undefined, { carrierCollectionPointId: id })
        expect((await withPreference('many-28'))[0]).toBe('many:many-28')
        expect((await withPreference('many-0'))[0]).toBe('many:many-0')
        // Not in the country of the address.
        expect(await withPreference('many-29')).not.toContain('many:many-29')
      } finally {
        await change(service, ['carriers'], replaceCarriers(carriers))
      }
    })

    test('delivery options: only those that serve the country of the address', async () => {
      expect(await idsOf(undefined, null, { country: 'DE' })).toEqual(['door'])
      expect(await idsOf(undefined, null, { country: 'ZZ' })).toEqual([])
    })

    test('delivery options: exclude carriers for which the goods are too heavy', async () => {
      expect(await idsOf([['PLENTY', 500]])).toEqual(near)
      expect(await idsOf([['PLENTY', 501]])).toEqual([])
    })

    test('delivery options: a draft without physical items has one, free and electronic', async () => {
      const lines: Lines = [
        ['LICENCE', 2],
        ['ASSEMBLY', 1],
      ]
      // Works in every country: nothing is transported.
      for (const country of ['NO', 'ZZ']) {
        const id = await service.create(draft(lines, null, { country }))
        const checkout = await service.readCheckout(id)
        expect(checkout.problems).toEqual([])
        expect(checkout.deliveryOptions).toEqual([
          {
            deliveryOptionId: expect.any(String),
            carrier: 'Electronic',
            name: expect.any(String),
            collectionPoint: null,
            price: { net: 0, vat: 0, gross: 0 },
            estimatedDeliveryDate: '2026-03-01T10:00:00.000Z',
          },
        ])
        const orderId = service.orderIdOf(await service.submit(id))
        const order = await service.readOrder(orderId)
        expect(order.expectedDeliveries).toEqual([])
        expect(order.orderLines.at(-1)).toMatchObject({ lineNumber: '30', categories: ['DELIVERY'] })
      }
    })
  })

  describe('dates', () => {
    const dateOf = async (optionId: string, ...args: Parameters<typeof draft>) =>
      (await optionsOf(...args)).find(({ deliveryOptionId }) => deliveryOptionId === optionId)
        ?.estimatedDeliveryDate

    test.each([
      ['Sunday', '2026-03-01T10:00:00.000Z', '2026-03-03T00:00:00.000Z'],
      ['Thursday', '2026-03-05T23:59:59.999Z', '2026-03-09T00:00:00.000Z'],
      ['Friday', '2026-03-06T00:00:00.000Z', '2026-03-10T00:00:00.000Z'],
      ['Saturday', '2026-03-07T12:00:00.000Z', '2026-03-10T00:00:00.000Z'],
    ])(
      'delivery date: goods that leave on a %s arrive two working days later',
      async (_weekday, now, arrival) => {
        service.time.now = Date.parse(now)
        expect(await dateOf('door')).toBe(arrival)
      },
    )

    test('delivery date: depends on the item available last', async () => {
      expect(
        await dateOf('door', [
          ['PLENTY', 1],
          ['DATED', 1],
        ]),
      ).toBe('2026-03-13T00:00:00.000Z')
      for (const undated of ['UNDATED', 'NONE-YET', 'UNCOUNTED']) {
        expect(
          await dateOf('door', [
            ['DATED', 1],
            [undated, 1],
          ]),
        ).toBeNull()
      }
    })

    test('delivery date: is never before the preferred date, which may have any offset', async () => {
      const withPreference = (deliverDate: string) => dateOf('door', undefined, { deliverDate })
      expect(await withPreference('2026-04-01T12:00:00+02:00')).toBe('2026-04-01T10:00:00.000Z')
      expect(await withPreference('2026-04-01T12:00:00')).toBe('2026-04-01T12:00:00.000Z')
      expect(await withPreference('2026-03-02T23:00:00Z')).toBe('2026-03-03T00:00:00.000Z')
      expect(await withPreference('1999-01-01T00:00:00Z')).toBe('2026-03-03T00:00:00.000Z')
    })

    test('delivery date: the preferred date also applies to the expected deliveries of the order', async () => {
      const orderId = await service.place(draft([['PLENTY', 1]], { deliverDate: '2026-04-01T12:00:00Z' }))
      const { expectedDeliveries } = await service.readOrder(orderId)
      expect(expectedDeliveries.map((delivery) => delivery.estimatedDeliveryDate)).toEqual([
        '2026-04-01T12:00:00.000Z',
      ])
    })

    test('delivery date: follows the stock while the draft is open', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = await service.create(draft([[product, 2]]))
      const now = async () => {
        const { orderLines, deliveryOptions } = await service.readCheckout(id)
        return [
          orderLines[0]?.availability,
          deliveryOptions.find(({ deliveryOptionId }) => deliveryOptionId === 'door')?.estimatedDeliveryDate,
        ]
      }
      expect(await now()).toEqual([{ status: 'UnconfirmedRestock', availableAt: null }, null])
      const supply = {
        id: `po-${product}`,
        productId: product,
        quantity: 2,
        expectedAt: startOfTime + 10 * day,
      }
      await service.store.batch(savePurchaseOrder(supply))
      expect(await now()).toEqual([
        { status: 'ConfirmedRestock', availableAt: '2026-03-11T10:00:00.000Z' },
        '2026-03-13T00:00:00.000Z',
      ])
      await service.store.batch([setOnHand(product, 2)])
      expect(await now()).toEqual([
        { status: 'Available', availableAt: '2026-03-01T10:00:00.000Z' },
        '2026-03-03T00:00:00.000Z',
      ])
    })
  })

  describe('availability', () => {
    const availabilityOf = async (lines: Lines) =>
      (await service.readCheckout(await service.create(draft(lines)))).orderLines.map(
        ({ availability }) => availability,
      )

    test.each<[string, string, number, string | null, string | null]>([
      ['on hand', 'PLENTY', 1, 'Available', '2026-03-01T10:00:00.000Z'],
      ['all that is on hand', 'FEW', 5, 'Available', '2026-03-01T10:00:00.000Z'],
      ['more than is on hand, none ordered', 'FEW', 6, 'UnconfirmedRestock', null],
      ['on order with a date', 'DATED', 10, 'ConfirmedRestock', '2026-03-11T10:00:00.000Z'],
      ['more than is on order', 'DATED', 11, 'UnconfirmedRestock', null],
      ['on order without a date', 'UNDATED', 1, 'UnconfirmedRestock', null],
      ['neither on hand nor on order', 'NONE-YET', 1, 'UnconfirmedRestock', null],
      ['not counted', 'UNCOUNTED', 1, 'Unknown', null],
      ['discontinued and sold out', 'GONE', 1, 'Unavailable', null],
      ['discontinued, enough left', 'LAST-40', 40, 'Available', '2026-03-01T10:00:00.000Z'],
      ['discontinued, not enough left', 'LAST-40', 41, 'Unavailable', null],
      ['a licence', 'LICENCE', 1, null, null],
      ['a service', 'ASSEMBLY', 1, null, null],
    ])('availability of a product that is %s', async (_what, product, quantity, status, availableAt) => {
      const expected = status === null ? null : { status, availableAt }
      expect(await availabilityOf([[product, quantity]])).toEqual([expected])
    })

    test('availability: two lines of one product share the stock', async () => {
      expect(
        await availabilityOf([
          ['FEW', 3],
          ['FEW', 2],
          ['FEW', 1],
        ]),
      ).toMatchObject([{ status: 'Available' }, { status: 'Available' }, { status: 'UnconfirmedRestock' }])
    })

    test('availability: a restock date that has passed without goods gives no date', async () => {
      const supply = [{ quantity: 5, expectedAt: startOfTime + day }]
      const product = await addProduct(service, { stock: 0, supply })
      expect(await availabilityOf([[product, 1]])).toMatchObject([{ status: 'ConfirmedRestock' }])
      service.time.now += day
      expect(await availabilityOf([[product, 1]])).toEqual([
        { status: 'UnconfirmedRestock', availableAt: null },
      ])
    })

    test('availability: earlier orders are served first, from stock and from purchase orders', async () => {
      const supply = [{ quantity: 10, expectedAt: startOfTime + 10 * day }]
      const product = await addProduct(service, { stock: 2, supply })
      await service.place(draft([[product, 8]]))
      expect(await stockOf(service, product)).toEqual({ on_hand: 2, reserved: 2, waiting: 6 })
      expect(await availabilityOf([[product, 4]])).toMatchObject([{ status: 'ConfirmedRestock' }])
      expect(await availabilityOf([[product, 5]])).toMatchObject([{ status: 'UnconfirmedRestock' }])
    })

    test('availability: a draft reserves nothing', async () => {
      const product = await addProduct(service, { stock: 2 })
      await service.create(draft([[product, 2]]))
      expect(await availabilityOf([[product, 2]])).toMatchObject([{ status: 'Available' }])
      expect(await stockOf(service, product)).toEqual({ on_hand: 2, reserved: 0, waiting: 0 })
    })
  })

  describe('expected deliveries', () => {
    test('expected deliveries: are grouped by date, earliest first, without a date last', async () => {
      const later = startOfTime + 20 * day
      const few = await addProduct(service, { stock: 5 })
      const dated = await addProduct(service, {
        stock: 0,
        supply: [
          { quantity: 3, expectedAt: later },
          { quantity: 10, expectedAt: startOfTime + 10 * day },
        ],
      })
      const uncounted = await addProduct(service)
      const orderId = await service.place(
        draft([
          [dated, 14],
          [few, 8],
          [uncounted, 1],
          ['LICENCE', 1],
          ['PLENTY', 1],
        ]),
      )
      const { expectedDeliveries } = await service.readOrder(orderId)
      const line = (
        orderLineNumber: string,
        quantity: number,
        status: string,
        availableAt: string | null,
      ) => ({
        orderLineNumber,
        quantity,
        references: null,
        status,
        availableAt,
      })
      const now = '2026-03-01T10:00:00.000Z'
      expect(
        expectedDeliveries.map(({ estimatedDeliveryDate, expectedLines }) => [
          estimatedDeliveryDate,
          expectedLines,
        ]),
      ).toEqual([
        ['2026-03-04T00:00:00.000Z', [line('20', 5, 'Available', now), line('50', 1, 'Available', now)]],
        ['2026-03-16T00:00:00.000Z', [line('10', 10, 'ConfirmedRestock', '2026-03-11T10:00:00.000Z')]],
        ['2026-03-25T00:00:00.000Z', [line('10', 3, 'ConfirmedRestock', '2026-03-21T10:00:00.000Z')]],
        [
          null,
          [
            line('10', 1, 'UnconfirmedRestock', null),
            line('20', 3, 'UnconfirmedRestock', null),
            line('30', 1, 'Unknown', null),
          ],
        ],
      ])
      for (const { collectionPoint, deliveryAddress } of expectedDeliveries) {
        expect(collectionPoint?.id).toBe('point-0001')
        expect(deliveryAddress).toEqual(address())
      }
    })

    test('expected deliveries: carry the references of their lines, and no collection point for home delivery', async () => {
      const orderLines = [
        {
          materialId: { type: 'MaterialNumber', value: 'PLENTY' },
          quantity: 1,
          references: { deliveryReference: 'Shelf 4' },
        },
      ]
      const id = await service.create({ ...draft(), orderLines })
      const orderId = service.orderIdOf(await service.submit(id, 'door'))
      const { expectedDeliveries } = await service.readOrder(orderId)
      expect(expectedDeliveries).toMatchObject([
        {
          collectionPoint: null,
          expectedLines: [{ references: { deliveryReference: 'Shelf 4' } }],
        },
      ])
    })
  })
})
