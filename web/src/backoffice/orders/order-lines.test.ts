import { expect, test } from 'vitest'
import { billingOf, deliveryLine, expectedOf, lineOf, orderOf } from './order.fixture'
import {
  amountOf,
  billableLines,
  cancellableLines,
  type OpenLine,
  shippableLines,
  summaryOf,
  totalOf,
} from './order-lines'

const proposals = (lines: OpenLine[]) =>
  lines.map(({ lineNumber, quantity, open }) => `${quantity} of ${open} of line ${lineNumber}`)

test('what is on the shelf is proposed for shipping', () => {
  const order = orderOf({
    orderLines: [lineOf('10'), lineOf('20'), lineOf('30'), deliveryLine],
    expectedDeliveries: expectedOf(
      ['10', 3, 'Available'],
      ['20', 1, 'Available'],
      ['20', 2, 'ConfirmedRestock'],
      ['30', 3, 'UnconfirmedRestock'],
    ),
  })
  expect(proposals(shippableLines(order))).toEqual([
    '3 of 3 of line 10',
    '1 of 3 of line 20',
    '0 of 3 of line 30',
  ])
})

test('what nobody counts is shipped without looking at the shelf', () => {
  const order = orderOf({ expectedDeliveries: expectedOf(['10', 3, 'Unknown']) })
  const [line] = shippableLines(order)
  expect(line).toMatchObject({ quantity: 3, onShelf: null })
})

test('shipped and cancelled units are not open', () => {
  const order = orderOf({
    orderLines: [
      lineOf('10', { quantity: { total: 5, fulfilled: 2, cancelled: 1 } }),
      lineOf('20', { quantity: { total: 1, fulfilled: 1, cancelled: 0 } }),
    ],
    expectedDeliveries: expectedOf(['10', 2, 'Available']),
  })
  expect(proposals(shippableLines(order))).toEqual(['2 of 2 of line 10'])
  expect(proposals(cancellableLines(order))).toEqual(['2 of 2 of line 10'])
})

test('of a PC, as many are proposed as there are parts for', () => {
  const pc = lineOf('10', {
    quantity: { total: 2, fulfilled: 0, cancelled: 0 },
    orderLines: [
      lineOf('10.1', { quantity: { total: 2, fulfilled: 0, cancelled: 0 } }),
      lineOf('10.2', { quantity: { total: 4, fulfilled: 0, cancelled: 0 } }),
      lineOf('10.3', { quantity: { total: 2, fulfilled: 0, cancelled: 0 }, categories: ['SERVICE'] }),
    ],
  })
  const parts = (memory: number) =>
    orderOf({
      orderLines: [pc],
      expectedDeliveries: expectedOf(['10.1', 2, 'Available'], ['10.2', memory, 'Available']),
    })
  expect(proposals(shippableLines(parts(4)))).toEqual(['2 of 2 of line 10'])
  expect(proposals(shippableLines(parts(3)))).toEqual(['1 of 2 of line 10'])
})

test('services go along with goods, and are shipped themselves when there are none', () => {
  const service = lineOf('20', { categories: ['SERVICE'] })
  const together = orderOf({ orderLines: [lineOf('10'), service, deliveryLine] })
  expect(shippableLines(together).map(({ lineNumber }) => lineNumber)).toEqual(['10'])
  const alone = orderOf({ orderLines: [service, deliveryLine] })
  expect(proposals(shippableLines(alone))).toEqual(['3 of 3 of line 20'])
})

test('an invoice takes what is left, a credit note what was invoiced', () => {
  const order = orderOf({ billings: [billingOf('Invoice', '10', 2), billingOf('CreditNote', '10', 1)] })
  expect(proposals(billableLines(order, 'Invoice'))).toEqual(['2 of 2 of line 10', '1 of 1 of line 90'])
  expect(proposals(billableLines(order, 'CreditNote'))).toEqual(['1 of 1 of line 10'])
})

test('cancelled units are not invoiced', () => {
  const order = orderOf({
    orderLines: [lineOf('10', { quantity: { total: 3, fulfilled: 0, cancelled: 3 } })],
  })
  expect(billableLines(order, 'Invoice')).toEqual([])
})

test('amounts add up to the minor unit', () => {
  expect(amountOf([{ quantity: 3, unitPrice: { gross: 0.1 } }])).toBe(0.3)
  expect(totalOf(orderOf())).toBe(500)
})

test('an order in a few words', () => {
  expect(summaryOf(orderOf({ orderLines: [lineOf('10'), lineOf('20'), deliveryLine] }))).toEqual({
    name: 'Product 10',
    quantity: 3,
    more: 1,
  })
})
