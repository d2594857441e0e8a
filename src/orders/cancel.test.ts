import { describe, expect, test } from 'vitest'
import { decideCancel } from './cancel.ts'
import { allowed, billing, line, now, pc, refusal, stored } from './order.fixture.ts'
import { orderStates } from './states.ts'

describe('cancelling an order', () => {
  test('cancel order: cancels every line and its children, clears expected deliveries, and records the time', () => {
    const { state, version, order } = allowed(decideCancel(stored({}, { orderLines: [pc('10', 2)] }), now))
    expect({ state, version }).toEqual({ state: 'Cancelled', version: 4 })
    expect(order.orderLines[0]?.quantity).toEqual({ total: 2, fulfilled: 0, cancelled: 2 })
    expect(order.orderLines[0]?.orderLines[1]?.quantity).toEqual({ total: 4, fulfilled: 0, cancelled: 4 })
    expect(order.expectedDeliveries).toEqual([])
    expect(order.events.cancelled).toBe('2026-03-01T00:00:00.000Z')
  })

  test('cancel order: credits what was invoiced and not yet credited', () => {
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
    const orderLines = [line('10', 2), line('20', 1)]
    const { order } = allowed(decideCancel(stored({ state: 'Confirmed' }, { orderLines, billings }), now))
    expect(order.billings).toHaveLength(3)
    expect(order.billings[2]).toMatchObject({
      billingId: 'O-B3',
      type: 'CreditNote',
      events: { issued: '2026-03-01T00:00:00.000Z' },
      billingLine: [{ orderLineNumber: '10', quantity: 1 }],
    })
  })

  test('cancel order: makes no credit note if nothing was invoiced', () => {
    expect(allowed(decideCancel(stored(), now)).order.billings).toEqual([])
  })

  test.each(orderStates)('cancel order in state %s: allowed only before release', (state) => {
    const expected = ['Placed', 'Confirmed'].includes(state) ? 'allowed' : 'order_cannot_be_cancelled'
    expect(refusal(decideCancel(stored({ state }), now))).toBe(expected)
  })
})
