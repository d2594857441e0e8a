// Orders for tests, in the format of the API.
import type { Order, OrderLine, StaffOrder } from './order-lines'

export const lineOf = (lineNumber: string, other: Partial<OrderLine> = {}): OrderLine => ({
  lineNumber,
  name: `Product ${lineNumber}`,
  description: null,
  materialNumber: `product-${lineNumber}`,
  quantity: { total: 3, fulfilled: 0, cancelled: 0 },
  unitPrice: { gross: 125, net: 100, vat: 25 },
  references: null,
  categories: ['PHYSICAL_ITEM'],
  orderLines: [],
  ...other,
})

export const deliveryLine = lineOf('90', {
  name: 'Delivery',
  quantity: { total: 1, fulfilled: 0, cancelled: 0 },
  categories: ['DELIVERY'],
})

export const orderOf = (other: Partial<Order> = {}): Order => ({
  orderId: '7K3MX-9QF2T',
  checkoutId: null,
  currency: 'NOK',
  events: {},
  parties: { soldTo: '100001', shipTo: '100001', billTo: '100001', contactTo: null, placedBy: null },
  references: null,
  orderLines: [lineOf('10'), deliveryLine],
  expectedDeliveries: [],
  deliveries: [],
  billings: [],
  notes: null,
  ...other,
})

export const staffOrder = (state: string, other: Partial<Order> = {}): StaffOrder => ({
  state,
  version: 1,
  placedAt: '2026-03-01T10:00:00.000Z',
  order: orderOf(other),
})

type Status = Order['expectedDeliveries'][number]['expectedLines'][number]['status']

export const expectedOf = (
  ...lines: [lineNumber: string, quantity: number, status: Status][]
): Order['expectedDeliveries'] => [
  {
    estimatedDeliveryDate: null,
    collectionPoint: null,
    deliveryAddress: null,
    expectedLines: lines.map(([orderLineNumber, quantity, status]) => ({
      orderLineNumber,
      quantity,
      status,
      references: null,
      availableAt: null,
    })),
  },
]

export const shipmentOf = (deliveryId: string, hasArrived: boolean): Order['deliveries'][number] => ({
  deliveryId,
  trackingNumber: null,
  events: hasArrived ? { delivered: '2026-03-02T10:00:00.000Z' } : {},
  deliveryLines: [],
  collectionPoint: null,
  deliveryAddress: null,
})

export const billingOf = (
  type: 'Invoice' | 'CreditNote',
  lineNumber: string,
  quantity: number,
): Order['billings'][number] => ({
  billingId: 'B1',
  events: {},
  type,
  billingLine: [{ lineNumber: '10', quantity, orderLineNumber: lineNumber, serialNumbers: [] }],
})
