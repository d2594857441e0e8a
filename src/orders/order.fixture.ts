// Orders for tests of decisions.
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import type { StoredOrder } from './order.ts'

export const now = Date.parse('2026-03-01T00:00:00Z')

export const line = (lineNumber: string, total: number, other: Partial<OrderLine> = {}): OrderLine => ({
  lineNumber,
  name: 'Thing',
  description: null,
  materialNumber: `M${lineNumber}`,
  quantity: { total, fulfilled: 0, cancelled: 0 },
  unitPrice: { gross: 1.25, net: 1, vat: 0.25 },
  references: null,
  categories: ['PHYSICAL_ITEM'],
  orderLines: [],
  ...other,
})

export const deliveryLine = (lineNumber: string) => line(lineNumber, 1, { categories: ['DELIVERY'] })

/** A PC of one board and two memory kits, and its assembly. */
export const pc = (lineNumber: string, total: number) =>
  line(lineNumber, total, {
    orderLines: [
      line(`${lineNumber}.1`, total, { materialNumber: 'BOARD' }),
      line(`${lineNumber}.2`, total * 2, { materialNumber: 'MEMORY' }),
      line(`${lineNumber}.3`, total, { materialNumber: 'ASSEMBLY', categories: ['SERVICE'] }),
    ],
  })

export const billing = (type: Billing['type'], lines: [string, number][]): Billing => ({
  billingId: 'B',
  events: {},
  type,
  billingLine: lines.map(([orderLineNumber, quantity]) => ({
    lineNumber: '10',
    quantity,
    orderLineNumber,
    serialNumbers: [],
  })),
})

/** Reserved units and waiting units. */
export const expecting = (...shares: [string, number, 'Available' | 'UnconfirmedRestock'][]) =>
  shares.map(([orderLineNumber, quantity, status]) => ({
    estimatedDeliveryDate: null,
    expectedLines: [
      {
        orderLineNumber,
        quantity,
        references: null,
        status,
        availableAt: status === 'Available' ? '2026-02-28T00:00:00.000Z' : null,
      },
    ],
    collectionPoint: null,
    deliveryAddress: null,
  }))

/** An order with everything it can ship on the shelf. */
export function stored(other: Partial<StoredOrder> = {}, order: Partial<Order> = {}): StoredOrder {
  const orderLines = order.orderLines ?? [line('10', 3), deliveryLine('20')]
  const shelf = orderLines.flatMap((each) => (each.orderLines.length > 0 ? each.orderLines : [each]))
  const expectedLines = shelf
    .filter(({ categories }) => categories.includes('PHYSICAL_ITEM'))
    .map(({ lineNumber, quantity: { total, fulfilled, cancelled } }) => ({
      orderLineNumber: lineNumber,
      quantity: total - fulfilled - cancelled,
      references: null,
      status: 'Available' as const,
      availableAt: '2026-02-28T00:00:00.000Z',
    }))
  return {
    id: 'O',
    checkoutId: 'C',
    account: 'A',
    state: 'Placed',
    version: 3,
    placedAt: now,
    transitDays: 2,
    notBefore: null,
    returned: {},
    order: {
      orderId: 'O',
      checkoutId: 'C',
      currency: 'NOK',
      events: { placed: '2026-02-28T00:00:00.000Z' },
      parties: { soldTo: 'A', shipTo: 'A', billTo: 'A', contactTo: null, placedBy: null },
      references: null,
      orderLines,
      expectedDeliveries:
        expectedLines.length === 0
          ? []
          : [{ estimatedDeliveryDate: null, expectedLines, collectionPoint: null, deliveryAddress: null }],
      deliveries: [],
      billings: [],
      notes: null,
      ...order,
    },
    ...other,
  }
}

/** The result of a decision that must succeed. */
export function allowed<T>(outcome: T | Problem): T {
  if (outcome instanceof Problem) throw new Error(`${outcome.code}: ${outcome.detail}`)
  return outcome
}

/** The problem code of a decision that must be refused. */
export const refusal = (outcome: unknown) => (outcome instanceof Problem ? outcome.code : 'allowed')
