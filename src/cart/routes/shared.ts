import { exampleAddress } from '../../contract/example-draft.ts'
import { Problem } from '../../contract/problems.ts'

export const lineParams = { lineId: 'The `lineId` of a line of the cart.' }

export const noSuchLine = (lineId: string) =>
  new Problem('cart_line_not_found', `The cart has no line ${lineId}.`)

export const exampleCart = {
  customerId: '100001',
  currency: 'NOK',
  version: 3,
  lines: [
    {
      lineId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
      materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' },
      materialNumber: 'cpu-amd-ryzen-7-9800x3d',
      name: 'AMD Ryzen 7 9800X3D',
      quantity: 2,
      unitPrice: { gross: 5542.5, net: 4434, vat: 1108.5 },
      priceWhenAdded: { gross: 5490, currency: 'NOK' },
      availability: { status: 'Available', availableAt: '2026-01-15T09:31:00.000Z' },
      references: { deliveryReference: 'Shelf 4' },
      orderLines: [],
      problems: [],
    },
  ],
  references: { billingReference: 'PO-4711', deliveryReference: null },
  notes: null,
  delivery: { deliveryAddress: exampleAddress, preferences: null, deliveryOptionId: null },
  deliveryOptions: [],
  totals: { gross: 11085, net: 8868, vat: 2217 },
  problems: [],
}

export const cartAnswer = 'The cart after the change.'
