import { describe, expect, test } from 'vitest'
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { decideCancel } from './cancel.ts'
import type { StoredOrder } from './order.ts'
import { orderStates } from './states.ts'

const now = Date.parse('2026-03-01T00:00:00Z')
const line = (lineNumber: string, total: number, orderLines: OrderLine[] = []): OrderLine => ({
  lineNumber,
  name: 'Thing',
  description: null,
  materialNumber: 'T',
  quantity: { total, fulfilled: 0, cancelled: 0 },
  unitPrice: { gross: 1.25, net: 1, vat: 0.25 },
  references: null,
  categories: ['PHYSICAL_ITEM'],
  orderLines,
})
const billing = (type: Billing['type'], lines: [string, number][]): Billing => ({
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
const stored = (other: Partial<StoredOrder> = {}, order: Partial<Order> = {}): StoredOrder => ({
  id: 'O',
  checkoutId: 'C',
  account: 'A',
  state: 'Placed',
  version: 3,
  placedAt: now,
  transitDays: 2,
  notBefore: null,
  order: {
    orderId: 'O',
    checkoutId: 'C',
    currency: 'NOK',
    events: { placed: '2026-02-28T00:00:00.000Z' },
    parties: { soldTo: 'A', shipTo: 'A', billTo: 'A', contactTo: null, placedBy: null },
    references: null,
    orderLines: [line('10', 2, [line('10.1', 4)])],
    expectedDeliveries: [
      { estimatedDeliveryDate: null, expectedLines: [], collectionPoint: null, deliveryAddress: null },
    ],
    deliveries: [],
    billings: [],
    notes: null,
    ...order,
  },
  ...other,
})
const cancelled = (before: StoredOrder) => {
  const after = decideCancel(before, now)
  if (after instanceof Problem) throw new Error(after.detail)
  return after
}

describe('cancelling', () => {
  test('cancels every line and its children, expects nothing, and notes the moment', () => {
    const { state, version, order } = cancelled(stored())
    expect({ state, version }).toEqual({ state: 'Cancelled', version: 4 })
    expect(order.orderLines[0]?.quantity).toEqual({ total: 2, fulfilled: 0, cancelled: 2 })
    expect(order.orderLines[0]?.orderLines[0]?.quantity).toEqual({ total: 4, fulfilled: 0, cancelled: 4 })
    expect(order.expectedDeliveries).toEqual([])
    expect(order.events.cancelled).toBe('2026-03-01T00:00:00.000Z')
  })

  test('credits what was invoiced and not credited yet', () => {
    const billings = [
      billing('Invoice', [
        ['10', 2],
        ['20', 1],
      ]),
      billing('CreditNote', [
        ['10', 1],
        ['20', 1],
      ]),
    ]
    const { order } = cancelled(stored({ state: 'Confirmed' }, { billings }))
    expect(order.billings).toHaveLength(3)
    expect(order.billings[2]).toMatchObject({
      type: 'CreditNote',
      events: { issued: '2026-03-01T00:00:00.000Z' },
      billingLine: [{ orderLineNumber: '10', quantity: 1 }],
    })
  })

  test('writes no credit note when nothing was invoiced', () => {
    expect(cancelled(stored()).order.billings).toEqual([])
  })

  test.each(orderStates)('in the state %s it is allowed only before release', (state) => {
    const outcome = decideCancel(stored({ state }), now)
    expect(outcome instanceof Problem).toBe(!['Placed', 'Confirmed'].includes(state))
    if (outcome instanceof Problem) expect(outcome.code).toBe('order_cannot_be_cancelled')
  })
})
