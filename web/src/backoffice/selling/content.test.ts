import { expect, test } from 'vitest'
import { bodyOf, contentOf } from './content'

test('quote: saving keeps what the form does not show', () => {
  const { delivery, ...stored } = {
    customerId: '100001',
    orderLines: [
      {
        materialId: { type: 'EAN', value: '4006381333931' },
        quantity: 2,
        references: { deliveryReference: 'Shelf 4' },
        manualPrice: { net: 4200, reason: 'Agreed by phone' },
      },
    ],
    delivery: {
      deliveryAddress: {
        ...{ name: 'Fjord Data AS', addressLine1: 'Storgata 1', postCode: '0155', city: 'Oslo' },
        ...{ country: 'NO', email: 'kari@fjord.example', addressLine2: null, contactPersonName: null },
        ...{ phone: null, mobilePhone: null, globalLocationNumber: null },
      },
      preferences: { carrier: 'fjordpost', carrierCollectionPointId: 'P-1', deliverDate: null },
    },
  }
  const content = { ...stored, delivery, validUntil: '2026-12-01T00:00:00Z' }
  const body = bodyOf(contentOf(content, null, { customerId: '100001', name: 'Fjord' }), 'NOK')
  expect(body).toMatchObject(stored)
  expect(body?.delivery.preferences).toEqual(delivery.preferences)
})
