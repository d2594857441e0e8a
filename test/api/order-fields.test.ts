// A field of the contract travels by itself: what is defined as a reference of an order reaches cart, order, list and search.

import { describe, expect, test } from 'vitest'
import { OrderReferences } from '../../src/contract/checkout.ts'
import type { Order } from '../../src/contract/order.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { address, startTestService } from '../support/service.ts'

describe.each(engines)('fields of an order on %s', (engine) => {
  const service = forTests(() => startTestService(engine))

  test('references: every one of the contract survives cart, draft, submit, order, list and search', async () => {
    const names = Object.keys(OrderReferences.properties)
    expect(names.length).toBeGreaterThan(1)
    const references = Object.fromEntries(names.map((name) => [name, `${name}-4711`]))
    await service.request('POST', '/cart/v1/lines', {
      json: { lines: [{ materialId: { type: 'MaterialNumber', value: 'PLENTY' }, quantity: 1 }] },
    })
    const delivery = { deliveryAddress: address(), preferences: null, deliveryOptionId: 'door' }
    const cart = await service.request('PATCH', '/cart/v1', { json: { references, delivery } })
    expect(cart.body).toMatchObject({ references, problems: [] })
    const checkout = await service.request('POST', '/cart/v1/checkout')
    const { value: checkoutId } = checkout.body as { value: string }
    const orderId = service.orderIdOf(await service.submit(checkoutId, 'door'))
    expect((await service.readOrder(orderId)).references).toEqual(references)
    for (const name of names) {
      const found = await service.request('GET', `/orders/v1?search=${name}-4711`)
      const { orders } = found.body as { orders: Order[] }
      expect(
        orders.map((order) => [order.orderId, order.references]),
        name,
      ).toEqual([[orderId, references]])
    }
  })
})
