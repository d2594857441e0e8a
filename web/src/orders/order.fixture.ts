// Orders for tests.
import type { Order, OrderLine } from './order-state'

export const lineOf = (
  lineNumber: string,
  gross: number,
  [total, fulfilled = 0, cancelled = 0]: [number, number?, number?],
  rest: Partial<OrderLine> = {},
): OrderLine => ({
  lineNumber,
  name: `Line ${lineNumber}`,
  description: null,
  materialNumber: `m-${lineNumber}`,
  quantity: { total, fulfilled, cancelled },
  unitPrice: { gross, net: gross * 0.8, vat: gross * 0.2 },
  references: null,
  categories: ['PHYSICAL_ITEM'],
  orderLines: [],
  ...rest,
})

export const orderOf = (rest: Partial<Order> = {}): Order => ({
  orderId: 'AAAAA-BBBBB',
  checkoutId: 'c',
  currency: 'NOK',
  events: { placed: '2026-01-01T00:00:00.000Z' },
  parties: { soldTo: '1', shipTo: '1', billTo: '1', contactTo: null, placedBy: null },
  references: null,
  orderLines: [],
  expectedDeliveries: [],
  deliveries: [],
  billings: [],
  notes: null,
  ...rest,
})

export const deliveryOf = (
  deliveryId: string,
  lines: [orderLineNumber: string, quantity: number][],
  events: Record<string, string> = {},
): Order['deliveries'][number] => ({
  deliveryId,
  trackingNumber: 'T-1',
  events,
  deliveryLines: lines.map(([orderLineNumber, quantity], index) => ({
    lineNumber: String((index + 1) * 10),
    quantity,
    orderLineNumber,
    serialNumbers: [],
  })),
  collectionPoint: null,
  deliveryAddress: null,
})
