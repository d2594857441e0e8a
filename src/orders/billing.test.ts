import { describe, expect, test } from 'vitest'
import type { Billing } from '../contract/order.ts'
import { type BillLine, creditForCancelled, decideBilling } from './billing.ts'
import { allowed, billing, deliveryLine, line, now, refusal, stored } from './order.fixture.ts'
import type { StoredOrder } from './order.ts'
import { promisedAmount, promisedChange } from './promised.ts'

const units = (lineNumber: string, quantity: number) => ({ lineNumber, quantity, serialNumbers: [] })
const bill = (before: StoredOrder, type: Billing['type'], lines: BillLine[] | null, invoiceAgain = false) =>
  decideBilling(before, { type, lines, invoiceAgain }, now)
const confirmed = (...billings: ReturnType<typeof billing>[]) =>
  stored({ state: 'Confirmed' }, { orderLines: [line('10', 3), deliveryLine('20')], billings })

describe('billing', () => {
  test('billing: without lines, everything that is left is invoiced', () => {
    const decision = allowed(bill(confirmed(billing('Invoice', [['10', 1]])), 'Invoice', null))
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
    expect(refusal(bill(before, 'Invoice', [units('10', 2)]))).toBe('quantity_not_billable')
    expect(refusal(bill(before, 'Invoice', [units('10', 1), units('10', 1)]))).toBe('quantity_not_billable')
    expect(refusal(bill(before, 'Invoice', [units('10', 1)]))).toBe('allowed')
  })

  test('billing: cancelled units are not invoiced', () => {
    const cancelled = line('10', 3, { quantity: { total: 3, fulfilled: 0, cancelled: 2 } })
    const before = stored({ state: 'Confirmed' }, { orderLines: [cancelled] })
    expect(refusal(bill(before, 'Invoice', [units('10', 2)]))).toBe('quantity_not_billable')
  })

  test('billing: no more is credited than was invoiced', () => {
    const before = confirmed(billing('Invoice', [['10', 2]]), billing('CreditNote', [['10', 1]]))
    expect(refusal(bill(before, 'CreditNote', [units('10', 2)]))).toBe('quantity_not_billable')
    expect(refusal(bill(before, 'CreditNote', [units('10', 1)]))).toBe('allowed')
  })

  test('billing: credited units are invoiced again only if the credit note says so', () => {
    const before = confirmed(billing('Invoice', [['10', 3]]))
    const final = allowed(bill(before, 'CreditNote', [units('10', 2)])).after
    expect(refusal(bill(final, 'Invoice', [units('10', 1)]))).toBe('quantity_not_billable')
    const corrected = allowed(bill(before, 'CreditNote', [units('10', 2)], true)).after
    expect(refusal(bill(corrected, 'Invoice', [units('10', 2)]))).toBe('allowed')
    // Of each kind, as many as were credited of it.
    const both = allowed(bill(corrected, 'CreditNote', [units('10', 1)])).after
    expect(refusal(bill(both, 'Invoice', [units('10', 2)]))).toBe('allowed')
    expect(refusal(bill(both, 'Invoice', [units('10', 3)]))).toBe('quantity_not_billable')
  })

  test('billing: a final credit is no longer owed, and units that are cancelled later were credited first', () => {
    const before = confirmed(billing('Invoice', [['10', 3]]))
    const gross = before.order.orderLines[0]?.unitPrice.gross ?? 0
    const after = allowed(bill(before, 'CreditNote', [units('10', 1)])).after
    expect(promisedChange(before, after)).toBe(-100 * gross)
    const [first, ...others] = after.order.orderLines
    const cancel = (cancelled: number): StoredOrder => ({
      ...after,
      order: {
        ...after.order,
        orderLines: [line('10', 3, { ...first, quantity: { total: 3, fulfilled: 0, cancelled } }), ...others],
      },
    })
    for (const [cancelled, credited] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const) {
      const less = cancel(cancelled)
      const credit = creditForCancelled(less.order, less.returned, less.order.orderLines.slice(0, 1), now)
      expect(credit?.billingLine[0]?.quantity ?? 0).toBe(credited)
      const billings = credit ? [...less.order.billings, credit] : less.order.billings
      const settled = { ...less, order: { ...less.order, billings } }
      expect(promisedAmount(settled)).toBe(promisedAmount(before) - cancelled * 100 * gross)
      expect(refusal(bill(settled, 'Invoice', [units('10', 1)]))).toBe('quantity_not_billable')
    }
  })

  test('billing: nothing left to bill, and unknown lines, are refused', () => {
    expect(refusal(bill(confirmed(), 'CreditNote', null))).toBe('nothing_to_bill')
    expect(refusal(bill(confirmed(), 'Invoice', [units('99', 1)]))).toBe('order_line_not_found')
    expect(refusal(bill(stored(), 'Invoice', null))).toBe('order_action_not_allowed')
  })
})
