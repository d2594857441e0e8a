// Shipments: in parts, never more than is open and in stock, a PC as one line.

import { describe, expect, test } from 'vitest'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, type Lines, nameOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { address, draftOf } from '../support/service.ts'
import { addConfiguration, addProduct, stockOf } from '../support/world.ts'

describe.each(engines)('shipping on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  /** A released order with these lines. */
  async function released(lines: [string, number][], other = {}): Promise<string> {
    service.time.now += 1000
    const orderId = await service.place(draftOf(lines, other))
    await desk.toWarehouse(orderId)
    return orderId
  }
  async function releasedPc(parts: string[], quantity: number, others: [string, number][] = []) {
    const value = await addConfiguration(service, parts)
    const lineOf = (type: string, value: string, quantity: number) => ({
      materialId: { type, value },
      quantity,
      references: null,
    })
    const goods = others.map(([product, units]) => lineOf('MaterialNumber', product, units))
    return released([], { orderLines: [lineOf('PcConfiguration', value, quantity), ...goods] })
  }
  const quantities = async (orderId: string) =>
    (await desk.read(orderId)).order.orderLines.map(
      ({ quantity: { total, fulfilled, cancelled } }) => `${total} ${fulfilled} ${cancelled}`,
    )
  /** Checks that the call is refused and the order does not change. */
  async function refused(orderId: string, lines: Lines, code: string) {
    const before = await desk.read(orderId)
    expect(nameOf(await desk.ship(orderId, lines))).toBe(code)
    expect(await desk.read(orderId)).toEqual(before)
  }

  describe('partial shipments', () => {
    test('shipment: takes exactly the shipped units from the stock and from the expected deliveries', async () => {
      const [a, b] = [await addProduct(service, { stock: 10 }), await addProduct(service, { stock: 10 })]
      const orderId = await released([
        [a, 4],
        [b, 2],
      ])
      done(
        await desk.ship(orderId, [
          ['10', 1],
          ['20', 2],
        ]),
      )
      expect(await stockOf(service, a)).toEqual({ on_hand: 9, reserved: 3, waiting: 0 })
      expect(await stockOf(service, b)).toEqual({ on_hand: 8, reserved: 0, waiting: 0 })
      expect(await desk.expected(orderId)).toEqual(['3 of 10 Available'])
      expect(await quantities(orderId)).toEqual(['4 1 0', '2 2 0', '1 0 0'])
      expect((await desk.read(orderId)).state).toBe('PartiallyShipped')
      done(await desk.ship(orderId, [['10', 2]]))
      expect((await desk.read(orderId)).state).toBe('PartiallyShipped')
      done(await desk.ship(orderId, [['10', 1]]))
      const { state, order } = await desk.read(orderId)
      expect(state).toBe('Shipped')
      expect(order.expectedDeliveries).toEqual([])
      expect(await stockOf(service, a)).toEqual({ on_hand: 6, reserved: 0, waiting: 0 })
      expect(order.deliveries.map(({ deliveryLines }) => deliveryLines)).toEqual([
        [
          { lineNumber: '10', orderLineNumber: '10', quantity: 1, serialNumbers: [] },
          { lineNumber: '20', orderLineNumber: '20', quantity: 2, serialNumbers: [] },
        ],
        [{ lineNumber: '10', orderLineNumber: '10', quantity: 2, serialNumbers: [] }],
        [{ lineNumber: '10', orderLineNumber: '10', quantity: 1, serialNumbers: [] }],
      ])
    })

    test('shipment: an order is delivered when everything is shipped and has arrived, in any order', async () => {
      const orderId = await released([['PLENTY', 3]])
      for (let delivery = 0; delivery < 2; delivery++) done(await desk.ship(orderId, [['10', 1]]))
      done(await desk.deliver(orderId, `${orderId}-D2`))
      done(await desk.deliver(orderId, `${orderId}-D1`))
      expect((await desk.read(orderId)).state).toBe('PartiallyShipped')
      expect(nameOf(await desk.deliver(orderId, `${orderId}-D1`))).toBe('422 delivery_already_delivered')
      done(await desk.ship(orderId, [['10', 1]]))
      expect((await desk.read(orderId)).state).toBe('Shipped')
      done(await desk.deliver(orderId, `${orderId}-D3`))
      expect((await desk.read(orderId)).state).toBe('Delivered')
    })

    test('shipment: goes to the collection point or the address of the order', async () => {
      const [collected, sent] = [
        { deliveryAddress: address(), preferences: { collectionPoint: 'point-0001' } },
        { deliveryAddress: address({ name: 'Dock 4' }), preferences: { carrier: 'Express' } },
      ]
      for (const delivery of [collected, sent]) {
        const orderId = await released([['PLENTY', 2]], { delivery })
        const [expected] = (await desk.read(orderId)).order.expectedDeliveries
        done(await desk.ship(orderId, [['10', 1]]))
        done(await desk.ship(orderId, [['10', 1]]))
        const { deliveries } = (await desk.read(orderId)).order
        for (const { collectionPoint, deliveryAddress } of deliveries) {
          expect([collectionPoint, deliveryAddress]).toEqual([
            expected?.collectionPoint,
            expected?.deliveryAddress,
          ])
        }
      }
    })

    test('shipment: lines may be named as in the deliveries of the order', async () => {
      const orderId = await released([
        ['PLENTY', 1],
        ['CPU-A', 1],
      ])
      const deliveryLines = [{ lineNumber: '10', orderLineNumber: '20', quantity: '1' }]
      expect((await desk.act(orderId, 'deliveries', { deliveryLines })).status).toBe(201)
      expect(await quantities(orderId)).toEqual(['1 0 0', '1 1 0', '1 0 0'])
    })
  })

  describe('refuses', () => {
    test('shipment: refuses more than is open, also in two lines of one delivery, or after a cancellation', async () => {
      const orderId = await released([['PLENTY', 3]])
      await refused(orderId, [['10', 4]], '422 quantity_not_open')
      await refused(
        orderId,
        [
          ['10', 2],
          ['10', 2],
        ],
        '422 quantity_not_open',
      )
      done(await desk.cancelLine(orderId, '10', 1))
      await refused(orderId, [['10', 3]], '422 quantity_not_open')
      done(await desk.ship(orderId, [['10', 1]]))
      await refused(orderId, [['10', 2]], '422 quantity_not_open')
      done(await desk.ship(orderId, [['10', 1]]))
      expect(await quantities(orderId)).toEqual(['3 2 1', '1 1 0'])
    })

    test('shipment: refuses an empty delivery, the delivery line and unknown lines, all or nothing', async () => {
      const orderId = await released([['PLENTY', 2]])
      await refused(orderId, [], '422 nothing_to_ship')
      await refused(orderId, [['20', 1]], '422 line_not_shippable')
      for (const unknown of ['30', '10.1', '010', '', 'x']) {
        await refused(
          orderId,
          [
            ['10', 1],
            [unknown, 1],
          ],
          '404 order_line_not_found',
        )
      }
    })

    test('shipment: refuses units that wait for goods and ships the available ones', async () => {
      const product = await addProduct(service, { stock: 2 })
      const orderId = await released([[product, 5]])
      await refused(orderId, [['10', 3]], '422 not_on_the_shelf')
      done(await desk.ship(orderId, [['10', 2]]))
      expect(await desk.expected(orderId)).toEqual(['3 of 10 UnconfirmedRestock'])
      await refused(orderId, [['10', 1]], '422 not_on_the_shelf')
      expect(await stockOf(service, product)).toEqual({ on_hand: 0, reserved: 0, waiting: 3 })
      done(await desk.setStock(product, 3))
      done(await desk.ship(orderId, [['10', 3]]))
      expect(await stockOf(service, product)).toEqual({ on_hand: 0, reserved: 0, waiting: 0 })
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('shipment: refuses units reserved for another order', async () => {
      const product = await addProduct(service, { stock: 2 })
      const other = await released([[product, 2]])
      const orderId = await released([[product, 1]])
      await refused(orderId, [['10', 1]], '422 not_on_the_shelf')
      done(await desk.ship(other, [['10', 2]]))
    })
  })

  test('shipment: a product whose stock is not tracked is shipped without checking stock', async () => {
    const product = await addProduct(service)
    const orderId = await released([[product, 3]])
    expect(await desk.expected(orderId)).toEqual(['3 of 10 Unknown'])
    done(await desk.ship(orderId, [['10', 2]]))
    expect(await stockOf(service, product)).toEqual({ on_hand: null, reserved: 0, waiting: 1 })
    await refused(orderId, [['10', 2]], '422 quantity_not_open')
    done(await desk.ship(orderId, [['10', 1]]))
    expect(await stockOf(service, product)).toEqual({ on_hand: null, reserved: 0, waiting: 0 })
  })

  describe('serial numbers', () => {
    test('serial numbers: one for each unit, or none', async () => {
      const orderId = await released([['PLENTY', 3]])
      await refused(orderId, [['10', 2, ['SN-A']]], '422 serial_numbers_wrong')
      await refused(orderId, [['10', 1, ['SN-A', 'SN-B']]], '422 serial_numbers_wrong')
      await refused(orderId, [['10', 2, ['SN-A', 'SN-A']]], '422 serial_numbers_wrong')
      done(await desk.ship(orderId, [['10', 2, ['SN-A', 'SN-B']]]))
      done(await desk.ship(orderId, [['10', 1, []]]))
      const { deliveries } = await service.readOrder(orderId)
      expect(deliveries.map(({ deliveryLines }) => deliveryLines[0]?.serialNumbers)).toEqual([
        ['SN-A', 'SN-B'],
        [],
      ])
    })

    test('serial numbers: each is shipped once per product, not again with the same or another order', async () => {
      const product = await addProduct(service, { stock: 10 })
      const [first, second] = [await released([[product, 2]]), await released([[product, 2]])]
      done(await desk.ship(first, [['10', 1, ['ONCE']]]))
      await refused(first, [['10', 1, ['ONCE']]], '422 serial_numbers_wrong')
      await refused(second, [['10', 2, ['TWICE', 'ONCE']]], '422 serial_numbers_wrong')
      expect(await stockOf(service, product)).toEqual({ on_hand: 9, reserved: 3, waiting: 0 })
      done(await desk.ship(second, [['10', 2, ['TWICE', 'once']]]))
    })

    test('serial numbers: two products may have the same one', async () => {
      const [a, b] = [await addProduct(service, { stock: 5 }), await addProduct(service, { stock: 5 })]
      const orderId = await released([
        [a, 1],
        [b, 1],
      ])
      done(
        await desk.ship(orderId, [
          ['10', 1, ['SAME']],
          ['20', 1, ['SAME']],
        ]),
      )
    })

    test('serial numbers: the same one in two lines of one product and delivery is refused', async () => {
      const product = await addProduct(service, { stock: 5 })
      const orderId = await released([
        [product, 2],
        [product, 1],
      ])
      await refused(
        orderId,
        [
          ['10', 1, ['DOUBLE']],
          ['20', 1, ['DOUBLE']],
        ],
        '422 serial_numbers_wrong',
      )
      await refused(
        orderId,
        [
          ['10', 1, ['DOUBLE']],
          ['10', 1, ['DOUBLE']],
        ],
        '422 serial_numbers_wrong',
      )
    })

    test('of two deliveries at once that name the same one, one leaves', async () => {
      const product = await addProduct(service, { stock: 20 })
      const orders = await Promise.all(Array.from({ length: 6 }, () => released([[product, 1]])))
      const replies = await Promise.all(orders.map((orderId) => desk.ship(orderId, [['10', 1, ['RACED']]])))
      expect(replies.map(nameOf).sort()).toEqual(['201', ...Array(5).fill('422 serial_numbers_wrong')])
      expect(await stockOf(service, product)).toEqual({ on_hand: 19, reserved: 5, waiting: 0 })
    })
  })

  describe('shipment of a PC', () => {
    test('shipment of a PC: is one line and includes its parts', async () => {
      const part = await addProduct(service, { stock: 10, group: cpuGroup })
      const orderId = await releasedPc([part, part], 3, [['PLENTY', 1]])
      expect(await stockOf(service, part)).toEqual({ on_hand: 10, reserved: 6, waiting: 0 })
      await refused(orderId, [['10.1', 1]], '422 line_not_shippable')
      await refused(orderId, [['10.2', 1]], '422 line_not_shippable')
      done(await desk.ship(orderId, [['10', 2, ['PC-1', 'PC-2']]]))
      expect(await stockOf(service, part)).toEqual({ on_hand: 6, reserved: 2, waiting: 0 })
      const [pc] = (await desk.read(orderId)).order.orderLines
      expect(pc?.quantity).toEqual({ total: 3, fulfilled: 2, cancelled: 0 })
      expect(pc?.orderLines.map(({ materialNumber, quantity }) => [materialNumber, quantity])).toEqual([
        [part, { total: 6, fulfilled: 4, cancelled: 0 }],
        ['ASSEMBLY', { total: 3, fulfilled: 2, cancelled: 0 }],
      ])
      expect(await desk.expected(orderId)).toEqual(['2 of 10.1 Available', '1 of 20 Available'])
      done(
        await desk.ship(orderId, [
          ['20', 1],
          ['10', 1],
        ]),
      )
      const { state, order } = await desk.read(orderId)
      expect([state, order.expectedDeliveries]).toEqual(['Shipped', []])
      expect(await stockOf(service, part)).toEqual({ on_hand: 4, reserved: 0, waiting: 0 })
    })

    test('shipment of a PC: is refused until all parts are available', async () => {
      const part = await addProduct(service, { stock: 3, group: cpuGroup })
      const orderId = await releasedPc([part, part], 2)
      expect(await desk.expected(orderId)).toEqual(['3 of 10.1 Available', '1 of 10.1 UnconfirmedRestock'])
      await refused(orderId, [['10', 2]], '422 not_on_the_shelf')
      done(await desk.ship(orderId, [['10', 1]]))
      await refused(orderId, [['10', 1]], '422 not_on_the_shelf')
      done(await desk.setStock(part, 2))
      done(await desk.ship(orderId, [['10', 1]]))
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('shipment of a PC: shares the reservation with the same part ordered on its own', async () => {
      const part = await addProduct(service, { stock: 3, group: cpuGroup })
      const orderId = await releasedPc([part, part], 1, [[part, 2]])
      expect(await desk.expected(orderId)).toEqual([
        '2 of 10.1 Available',
        '1 of 20 Available',
        '1 of 20 UnconfirmedRestock',
      ])
      // Both lines of the part ship, so the PC lacks a part and must not claim to have it.
      done(await desk.ship(orderId, [['20', 2]]))
      await refused(orderId, [['10', 1]], '422 not_on_the_shelf')
      expect(await desk.expected(orderId)).toEqual(['1 of 10.1 Available', '1 of 10.1 UnconfirmedRestock'])
    })
  })

  describe('scanned codes', () => {
    const find = async (code: string) =>
      done(await desk.call('GET', `/fulfilment/v1/codes?code=${encodeURIComponent(code)}`)).body

    test('serial numbers of parts: are kept with their PC and cannot be shipped again', async () => {
      const part = await addProduct(service, { stock: 5, group: cpuGroup })
      const orderId = await releasedPc([part], 2)
      const ship = (lineNumber: string, serialNumbers: string[]) =>
        desk.act(orderId, 'deliveries', {
          lines: [{ lineNumber: '10', quantity: 1, serialNumbers: [`PC-${serialNumbers}`] }],
          components: [{ lineNumber, serialNumbers }],
        })
      expect(nameOf(await ship('10.9', ['P-1']))).toBe('404 order_line_not_found')
      expect(nameOf(await ship('10.1', ['P-1', 'P-2']))).toBe('422 serial_numbers_wrong')
      expect(nameOf(await ship('10.1', ['P-1']))).toBe('201')
      expect(nameOf(await ship('10.1', ['P-1']))).toBe('422 serial_numbers_wrong')
      const { order } = await desk.read(orderId)
      expect(order.deliveries[0]?.deliveryLines).toMatchObject([
        { orderLineNumber: '10', quantity: 1, serialNumbers: ['PC-P-1'] },
        { orderLineNumber: '10.1', quantity: 1, serialNumbers: ['P-1'] },
      ])
      expect(await find('P-1')).toEqual({
        orderId: null,
        products: [],
        shipped: [{ productId: part, orderId }],
      })
    })

    test('codes: find orders, numbers of products, and nothing for an unknown code', async () => {
      const productId = await addProduct(service, {
        stock: 1,
        name: 'Scanned',
        ean: '5901234123457',
        partNumber: 'MPN-77/A',
      })
      const products = [{ productId, name: 'Scanned' }]
      for (const code of [productId, productId.toLowerCase(), '5901234123457', 'mpn-77/a']) {
        expect(await find(code)).toEqual({ orderId: null, products, shipped: [] })
      }
      const orderId = await released([[productId, 1]])
      for (const code of [orderId, orderId.toLowerCase(), orderId.replace('-', '')]) {
        expect(await find(code)).toEqual({ orderId, products: [], shipped: [] })
      }
      expect(await find('no such code')).toEqual({ orderId: null, products: [], shipped: [] })
      expect(nameOf(await desk.call('GET', '/fulfilment/v1/codes'))).toBe('400 invalid_request')
    })
  })

  describe('licences and services', () => {
    test('licences beside goods: are fulfilled with the last shipment', async () => {
      const orderId = await released([
        ['PLENTY', 2],
        ['LICENCE', 3],
        ['ASSEMBLY', 1],
      ])
      done(await desk.ship(orderId, [['10', 1]]))
      expect(await quantities(orderId)).toEqual(['2 1 0', '3 0 0', '1 0 0', '1 0 0'])
      done(await desk.ship(orderId, [['10', 1]]))
      expect(await quantities(orderId)).toEqual(['2 2 0', '3 3 0', '1 1 0', '1 1 0'])
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('licences beside goods: may be shipped first, without cancelled units', async () => {
      const orderId = await released([
        ['PLENTY', 1],
        ['LICENCE', 3],
      ])
      done(await desk.ship(orderId, [['20', 1, ['KEY-1']]]))
      expect((await desk.read(orderId)).state).toBe('PartiallyShipped')
      done(await desk.cancelLine(orderId, '20', 1))
      done(await desk.ship(orderId, [['10', 1]]))
      expect(await quantities(orderId)).toEqual(['1 1 0', '3 2 1', '1 1 0'])
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('licences alone: are shipped themselves, also in parts', async () => {
      const orderId = await released([
        ['LICENCE', 2],
        ['ASSEMBLY', 1],
      ])
      expect(await desk.expected(orderId)).toEqual([])
      await refused(orderId, [['30', 1]], '422 line_not_shippable')
      done(await desk.ship(orderId, [['10', 2, ['KEY-A', 'KEY-B']]]))
      expect((await desk.read(orderId)).state).toBe('PartiallyShipped')
      done(await desk.ship(orderId, [['20', 1]]))
      expect(await quantities(orderId)).toEqual(['2 2 0', '1 1 0', '1 1 0'])
      done(await desk.deliver(orderId, `${orderId}-D1`))
      done(await desk.deliver(orderId, `${orderId}-D2`))
      expect((await desk.read(orderId)).state).toBe('Delivered')
    })

    test('licences beside goods: are fulfilled when the last open goods are cancelled', async () => {
      const orderId = await released([
        ['PLENTY', 2],
        ['LICENCE', 1],
      ])
      done(await desk.ship(orderId, [['10', 1]]))
      done(await desk.cancelLine(orderId, '10', 1))
      expect((await desk.read(orderId)).state).toBe('Shipped')
      // Nothing else can ship, so the customer would never get the licence.
      expect(await quantities(orderId)).toEqual(['2 1 1', '1 1 0', '1 1 0'])
    })
  })

  test('shipping: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
  })
})
