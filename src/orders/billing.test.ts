import { describe, expect, test } from 'vitest'
import { decideBilling } from './billing.ts'
import { allowed, billing, deliveryLine, line, now, refusal, stored } from './order.fixture.ts'

const units = (lineNumber: string, quantity: number) => ({ lineNumber, quantity, serialNumbers: [] })
const confirmed = (...billings: ReturnType<typeof billing>[]) =>
  stored({ state: 'Confirmed' }, { orderLines: [line('10', 3), deliveryLine('20')], billings })

describe('billing', () => {
  test('billing: without lines, everything that is left is invoiced', () => {
    const decision = allowed(decideBilling(confirmed(billing('Invoice', [['10', 1]])), 'Invoice', null, now))
    expect(decision.billing).toMatchObject({
      billingId: 'O-B2',
      type: 'Invoice',
      billingLine: [
        { orderLineNumber: '10', quantity: 2 },
        { orderLineNumber: '20', quantity: 1 },
      ],
    })
    expect(decision.after.state).toBe('Confirmed')
  })

  test('billing: no more is invoiced than ordered, in one billing or in several', () => {
    const before = confirmed(billing('Invoice', [['10', 2]]))
    expect(refusal(decideBilling(before, 'Invoice', [units('10', 2)], now))).toBe('quantity_not_billable')
    expect(refusal(decideBilling(before, 'Invoice', [units('10', 1), units('10', 1)], now))).toBe(
      'quantity_not_billable',
    )
    expect(refusal(decideBilling(before, 'Invoice', [units('10', 1)], now))).toBe('allowed')
  })

  test('billing: cancelled units are not invoiced', () => {
    const cancelled = line('10', 3, { quantity: { total: 3, fulfilled: 0, cancelled: 2 } })
    const before = stored({ state: 'Confirmed' }, { orderLines: [cancelled] })
    expect(refusal(decideBilling(before, 'Invoice', [units('10', 2)], now))).toBe('quantity_not_billable')
  })

  test('billing: no more is credited than was invoiced', () => {
    const before = confirmed(billing('Invoice', [['10', 2]]), billing('CreditNote', [['10', 1]]))
    expect(refusal(decideBilling(before, 'CreditNote', [units('10', 2)], now))).toBe('quantity_not_billable')
    expect(refusal(decideBilling(before, 'CreditNote', [units('10', 1)], now))).toBe('allowed')
  })

  test('billing: nothing left to bill, and unknown lines, are refused', () => {
    expect(refusal(decideBilling(confirmed(), 'CreditNote', null, now))).toBe('nothing_to_bill')
    expect(refusal(decideBilling(confirmed(), 'Invoice', [units('99', 1)], now))).toBe('order_line_not_found')
    expect(refusal(decideBilling(stored(), 'Invoice', null, now))).toBe('order_action_not_allowed')
  })
})
