import type { ReplacementOffer, Return } from '../../contract/returns.ts'

export const returnIdParam = { returnId: 'The return, such as `R-7K3MX-9QF2T`.' }

export const exampleReturn: Return = {
  returnId: 'R-7K3MX-9QF2T',
  customerId: '100001',
  state: 'Requested',
  version: 1,
  requestedAt: '2026-01-25T09:31:00.000Z',
  lines: [
    {
      line: 1,
      orderId: '7K3MX-9QF2T',
      lineNumber: '10',
      materialNumber: 'cpu-amd-ryzen-7-9800x3d',
      name: 'AMD Ryzen 7 9800X3D',
      quantity: 1,
      serialNumbers: ['SN-1'],
      reason: 'ChangedMind',
      received: [],
      credited: 0,
      replaced: 0,
    },
  ],
  credits: [],
  replacements: [],
  steps: [{ at: '2026-01-25T09:31:00.000Z', action: 'request', actor: 'Demo 100001', text: null }],
  allowedActions: ['withdraw'],
}

export const exampleRequest = {
  lines: [
    { orderId: '7K3MX-9QF2T', lineNumber: '10', quantity: 1, serialNumbers: ['SN-1'], reason: 'ChangedMind' },
  ],
  note: null,
}

export const exampleOffer: ReplacementOffer = {
  orderId: '7K3MX-9QF2T',
  lines: [
    {
      line: 1,
      lineNumber: '10',
      name: 'AMD Ryzen 7 9800X3D',
      quantity: 1,
      availability: { status: 'Available', availableAt: '2026-01-27T08:00:00.000Z' },
    },
  ],
  deliveryOption: {
    deliveryOptionId: 'parcel',
    carrier: 'Posten',
    name: 'Parcel to the door',
    collectionPoint: null,
    price: { gross: 0, net: 0, vat: 0 },
    estimatedDeliveryDate: '2026-01-29T08:00:00.000Z',
  },
  problems: [],
}
