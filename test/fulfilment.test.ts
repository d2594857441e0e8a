import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/databases.ts'
import { draftOf, startTestService, type TestService } from './support/service.ts'

describe.each(engines)('fulfilment on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(engine)
  })
  afterAll(() => service.stop())

  const act = (orderId: string, action: string, json?: unknown) =>
    service.request('POST', `/fulfilment/v1/orders/${orderId}/${action}`, { as: 'staff', json })
  const stock = async (productId: string) =>
    (
      await service.request<Record<string, unknown>>('GET', `/catalog/v1/products/${productId}/stock`, {
        as: 'staff',
      })
    ).body

  test('an order goes from placed to delivered, in two shipments, and is invoiced', async () => {
    const orderId = await service.place(draftOf([['PLENTY', 3]]))
    const before = await stock('PLENTY')
    expect((await act(orderId, 'confirm')).status).toBe(204)
    expect((await act(orderId, 'release')).status).toBe(204)
    const first = await act(orderId, 'deliveries', {
      trackingNumber: 'T1',
      lines: [{ lineNumber: '10', quantity: 1, serialNumbers: ['S1'] }],
    })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({ deliveryId: `${orderId}-D1` })
    expect(
      (await act(orderId, 'deliveries', { lines: [{ lineNumber: '10', quantity: 3 }] })).body,
    ).toMatchObject({
      code: 'quantity_not_open',
    })
    expect((await act(orderId, 'deliveries', { lines: [{ lineNumber: '10', quantity: 2 }] })).status).toBe(
      201,
    )
    expect((await act(orderId, 'billings', { type: 'Invoice' })).status).toBe(201)
    expect((await act(orderId, `deliveries/${orderId}-D1/delivered`)).status).toBe(204)
    expect((await act(orderId, `deliveries/${orderId}-D2/delivered`)).status).toBe(204)

    const order = await service.readOrder(orderId)
    expect(Object.keys(order.events)).toEqual([
      'placed',
      'confirmed',
      'released',
      'partiallyShipped',
      'shipped',
      'delivered',
    ])
    expect(order.orderLines[0]?.quantity).toEqual({ total: 3, fulfilled: 3, cancelled: 0 })
    expect(order.expectedDeliveries).toEqual([])
    expect(order.deliveries[0]?.deliveryLines).toEqual([
      { lineNumber: '10', quantity: 1, orderLineNumber: '10', serialNumbers: ['S1'] },
    ])
    expect(order.billings[0]).toMatchObject({
      type: 'Invoice',
      billingLine: [
        { orderLineNumber: '10', quantity: 3 },
        { orderLineNumber: '20', quantity: 1 },
      ],
    })
    expect(await stock('PLENTY')).toMatchObject({
      onHand: (before.onHand as number) - 3,
      reserved: (before.reserved as number) - 3,
    })
  })

  test('goods that arrive go to the orders that wait, in the order they were placed', async () => {
    const first = await service.place(draftOf([['UNDATED', 3]]))
    service.time.now += 1000
    const second = await service.place(draftOf([['UNDATED', 2]]))
    service.time.now += 1000
    const received = await service.request('POST', '/catalog/v1/purchase-orders/po-undated/received', {
      as: 'staff',
      json: { quantity: 4 },
    })
    expect(received.status).toBe(204)
    const statuses = async (orderId: string) =>
      (await service.readOrder(orderId)).expectedDeliveries.flatMap(({ expectedLines }) =>
        expectedLines.map(({ status, quantity }) => [status, quantity]),
      )
    expect(await statuses(first)).toEqual([['Available', 3]])
    expect(await statuses(second)).toEqual([
      ['Available', 1],
      ['UnconfirmedRestock', 1],
    ])
    expect(await stock('UNDATED')).toMatchObject({ onHand: 4, reserved: 4, waiting: 1, free: 0 })
    // What one gives back, the next gets.
    expect((await service.request('PATCH', `/orders/v1/${first}/cancel`)).status).toBe(204)
    expect(await statuses(second)).toEqual([['Available', 2]])
  })
})
