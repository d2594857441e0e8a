import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/databases.ts'
import { draftOf, startTestService, type TestService } from './support/service.ts'

describe.each(engines)('checkout on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(engine)
  })
  afterAll(() => service.stop())

  test('a draft becomes an order that can be read and cancelled', async () => {
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
})
