// What staff make for customers: orders by phone, and quotes that customers accept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import type { AuditEntry } from '../../src/contract/administration.ts'
import type { PricedOrder } from '../../src/contract/staff-orders.ts'
import { contradictions } from '../support/consistency.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { address, type TestService } from '../support/service.ts'
import { addConfiguration, addProduct, change } from '../support/world.ts'

interface Refused {
  code: string
  errors?: { fieldName: string }[]
}

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
})
