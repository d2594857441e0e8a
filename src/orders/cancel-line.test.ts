import { describe, expect, test } from 'vitest'
import { decideCancelLine } from './cancel-line.ts'
import { claimsOf } from './claims.ts'
import { allowed, billing, deliveryLine, expecting, line, now, pc, refusal, stored } from './order.fixture.ts'
import type { StoredOrder } from './order.ts'
import { orderStates } from './states.ts'

const cancel = (order: StoredOrder, quantity: number | null, lineNumber = '10') =>
  decideCancelLine(order, lineNumber, quantity, now)
const shippedOne = (deliveredAt?: string): StoredOrder => {
  const begun = line('10', 3, { quantity: { total: 3, fulfilled: 1, cancelled: 0 } })
  const delivery = {
    deliveryId: 'O-D1',
    trackingNumber: null,
    events: (deliveredAt ? { delivered: deliveredAt } : {}) as Record<string, string>,
    deliveryLines: [],
    collectionPoint: null,
    deliveryAddress: null,
  }
  return stored(
    { state: 'PartiallyShipped' },
    { orderLines: [begun, deliveryLine('20')], deliveries: [delivery] },
  )
}

describe('cancelling units of a line', () => {
  test('cancel units: leaves the others open, and takes waiting units first', () => {
    const expectedDeliveries = expecting(['10', 2, 'Available'], ['10', 1, 'UnconfirmedRestock'])
    const { after, released } = allowed(cancel(stored({ state: 'Released' }, { expectedDeliveries }), 2))
    expect(after.state).toBe('Released')
    expect(after.order.orderLines[0]?.quantity).toEqual({ total: 3, fulfilled: 0, cancelled: 2 })
    expect(after.order.expectedDeliveries[0]?.expectedLines).toMatchObject([{ quantity: 1 }])
    expect(released).toEqual([{ productId: 'M10', reserved: 1, waiting: 1 }])
    expect(claimsOf(after.order)).toEqual([{ productId: 'M10', reserved: 1, waiting: 0 }])
  })

  test('cancel units: the last one cancels the order with its delivery if nothing was shipped', () => {
    const { after, released } = allowed(cancel(stored({ state: 'Released' }), null))
    expect(after.state).toBe('Cancelled')
    expect(after.order.orderLines[1]?.quantity.cancelled).toBe(1)
    expect(after.order.expectedDeliveries).toEqual([])
    expect(released).toEqual([{ productId: 'M10', reserved: 3, waiting: 0 }])
  })

  test('cancel units: the last one ships the order if something was shipped', () => {
    expect(allowed(cancel(shippedOne(), 2)).after.state).toBe('Shipped')
  })

  test('cancel units: the last one delivers the order if all shipped units have arrived', () => {
    const { after } = allowed(cancel(shippedOne('2026-02-28T00:00:00.000Z'), 2))
    expect(after.state).toBe('Delivered')
    expect(Object.keys(after.order.events)).toEqual(expect.arrayContaining(['shipped', 'delivered']))
  })

  test('cancel units: credits invoiced units beyond the remaining ones', () => {
    const before = stored({ state: 'Released' }, { billings: [billing('Invoice', [['10', 3]])] })
    const { billings } = allowed(cancel(before, 2)).after.order
    expect(billings[1]).toMatchObject({
      type: 'CreditNote',
      billingLine: [{ orderLineNumber: '10', quantity: 2 }],
    })
  })

  test('cancel units: more than is open, parts of a PC, the delivery and unknown lines are refused', () => {
    const order = stored(
      { state: 'Released' },
      { orderLines: [line('10', 1), pc('20', 1), deliveryLine('30')] },
    )
    expect(refusal(cancel(order, 2))).toBe('quantity_not_open')
    expect(refusal(cancel(order, 1, '20.1'))).toBe('line_not_cancellable')
    expect(refusal(cancel(order, 1, '30'))).toBe('line_not_cancellable')
    expect(refusal(cancel(order, 1, '90'))).toBe('order_line_not_found')
  })

  test.each(orderStates)('cancel units in state %s: allowed until everything is shipped', (state) => {
    const isOpen = ['Placed', 'Confirmed', 'Released', 'PartiallyShipped'].includes(state)
    expect(refusal(cancel(stored({ state }), 1))).toBe(isOpen ? 'allowed' : 'order_action_not_allowed')
  })
})
