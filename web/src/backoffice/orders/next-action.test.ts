import { expect, test } from 'vitest'
import { bulkOf, canInvoice, nextActionOf } from './next-action'
import { billingOf, expectedOf, lineOf, shipmentOf, staffOrder } from './order.fixture'

test.each([
  ['Placed', 'confirm'],
  ['Confirmed', 'release'],
  ['Released', 'ship'],
  ['PartiallyShipped', 'ship'],
  ['Delivered', 'invoice'],
  ['Cancelled', undefined],
  ['Unheard of', undefined],
])('next action of an order in state %s: %s', (state, kind) => {
  expect(nextActionOf(staffOrder(state))?.kind).toBe(kind)
})

test('next action: a shipped order waits for the delivery under way', () => {
  const deliveries = [shipmentOf('D1', true), shipmentOf('D2', false)]
  expect(nextActionOf(staffOrder('Shipped', { deliveries }))).toEqual({ kind: 'deliver', deliveryId: 'D2' })
})

test('next action: with several deliveries under way, staff choose one', () => {
  const deliveries = [shipmentOf('D1', false), shipmentOf('D2', false)]
  expect(nextActionOf(staffOrder('Shipped', { deliveries }))).toEqual({ kind: 'deliveries' })
})

test('canInvoice: false when everything is invoiced', () => {
  const paid = { orderLines: [lineOf('10')], billings: [billingOf('Invoice', '10', 3)] }
  expect(nextActionOf(staffOrder('Delivered', paid))).toBeUndefined()
  expect(canInvoice(staffOrder('Confirmed', paid))).toBe(false)
  expect(canInvoice(staffOrder('Confirmed'))).toBe(true)
  expect(canInvoice(staffOrder('Placed'))).toBe(false)
})

test('canInvoice: false for units that were credited because they came back', () => {
  const returned = { '10': { units: 2, credited: 2, serialNumbers: [] } }
  const order = {
    orderLines: [lineOf('10')],
    billings: [billingOf('Invoice', '10', 3), billingOf('CreditNote', '10', 2)],
  }
  // Credited by hand, they can be invoiced again.
  expect(nextActionOf(staffOrder('Delivered', order))).toEqual({ kind: 'invoice' })
  expect(nextActionOf({ ...staffOrder('Delivered', order), returned })).toBeUndefined()
  expect(canInvoice({ ...staffOrder('Delivered', order), returned })).toBe(false)
})

test('next action: a delivered replacement needs no invoice, and can have one', () => {
  const replacement = staffOrder('Delivered', {
    references: { billingReference: null, deliveryReference: null, replacementFor: 'R-7K3MX-9QF2T' },
  })
  expect(nextActionOf(replacement)).toBeUndefined()
  expect(canInvoice(replacement)).toBe(true)
})

test('bulkOf: groups orders by the action that each allows', () => {
  const orders = ['Placed', 'Confirmed', 'Placed', 'Shipped'].map((state) => staffOrder(state))
  const { confirm, release } = bulkOf(orders)
  expect([confirm.length, release.length]).toEqual([2, 1])
})

test('bulkOf: only orders with all open units on the shelf ship together', () => {
  const whole = staffOrder('Released', { expectedDeliveries: expectedOf(['10', 3, 'Available']) })
  const part = staffOrder('Released', {
    expectedDeliveries: expectedOf(['10', 2, 'Available'], ['10', 1, 'ConfirmedRestock']),
  })
  expect(bulkOf([whole, part]).ship).toEqual([whole])
})
