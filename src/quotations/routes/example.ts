import { exampleAddress, exampleDraft } from '../../contract/example-draft.ts'

export const quoteIdParam = { quoteId: 'The quote, such as `Q-7K3MX-9QF2T`.' }

const price = { gross: 5250, net: 4200, vat: 1050 }

export const exampleContent = {
  customerId: '100001',
  orderLines: exampleDraft.orderLines.map((line) => ({
    ...line,
    manualPrice: { net: 4200, reason: 'Agreed by phone' },
  })),
  delivery: exampleDraft.delivery,
  references: exampleDraft.references,
  notes: null,
  deliveryOptionId: null,
  validUntil: '2026-12-01T00:00:00Z',
  message: 'As discussed today.',
}

const priced = {
  currency: 'NOK',
  soldTo: { customerId: '100001' },
  orderLines: [
    {
      lineNumber: '10',
      materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' },
      materialNumber: 'cpu-amd-ryzen-7-9800x3d',
      name: 'AMD Ryzen 7 9800X3D',
      quantity: 2,
      unitPrice: price,
      priceReason: 'Agreed by phone',
      availability: { status: 'Available', availableAt: '2026-01-15T09:31:00.000Z' },
      references: { deliveryReference: 'Shelf 4' },
      orderLines: [],
    },
  ],
  deliveryOptions: [],
  totals: { gross: 10500, net: 8400, vat: 2100 },
  problems: [],
  promise: '"2.20468"',
}

export const exampleSummary = {
  quoteId: 'Q-7K3MX-9QF2T',
  customerId: '100001',
  company: exampleAddress.name,
  state: 'Sent',
  createdAt: '2026-01-15T09:30:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  revision: 1,
  gross: 10500,
  currency: 'NOK',
  orderId: null,
}

export const exampleSent = {
  quoteId: 'Q-7K3MX-9QF2T',
  state: 'Sent',
  revision: 1,
  sentAt: '2026-01-15T09:31:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  message: 'As discussed today.',
  ...priced,
  deliveryAddress: exampleAddress,
  references: exampleDraft.references,
  deliveryOptionId: 'fjordpost-door',
  orderId: null,
  allowedActions: ['accept', 'refuse'],
}

export const exampleQuote = {
  ...exampleSummary,
  version: 2,
  content: exampleContent,
  priced,
  sent: exampleSent,
  link: 'quote#tRyE0cJwq1mT8bN5xVr7sLd2eFh6gKa9',
  steps: [{ at: '2026-01-15T09:30:00.000Z', action: 'create', actor: 'Kari Nordmann', text: null }],
  allowedActions: ['change', 'send', 'accept', 'withdraw'],
}
