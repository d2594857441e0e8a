import { expect, test } from 'vitest'
import { totalsOf } from '../../../src/orders/totals.ts'
import { deliveryOf, lineOf, orderOf } from './order.fixture'
import { billedAmount, linesByNumber, summaryOf, treeOfOrder, unitsOf } from './order-lines'
import { notesOn } from './order-notes'

const pc = lineOf('10', 100, [3, 2, 1], {
  orderLines: [lineOf('10.1', 60, [3, 2, 1]), lineOf('10.2', 20, [6, 4, 2])],
})
const delivery = lineOf('20', 10, [1], { categories: ['DELIVERY'] })
const order = orderOf({
  orderLines: [pc, delivery],
  deliveries: [
    deliveryOf('D1', [['10', 1]], { shipped: 'a', delivered: 'b' }),
    deliveryOf('D2', [['10', 1]], { shipped: 'a' }),
  ],
})

test('summaryOf: the first goods without cancelled units, and the number of others', () => {
  const orderLines = [lineOf('10', 1, [2, 0, 2]), lineOf('20', 1, [3, 0, 1]), lineOf('30', 1, [1]), delivery]
  expect(summaryOf(orderOf({ orderLines }))).toEqual({ name: 'Line 20', quantity: 2, more: 1 })
})

test('summaryOf: a cancelled order shows what was ordered', () => {
  const orderLines = [lineOf('10', 1, [2, 0, 2]), delivery]
  const events = { placed: 'a', cancelled: 'b' }
  expect(summaryOf(orderOf({ orderLines, events }))).toEqual({ name: 'Line 10', quantity: 2, more: 0 })
})

test('unitsOf: counts ordered, shipped, delivered and cancelled units', () => {
  expect(unitsOf(pc, order)).toEqual({ ordered: 3, shipped: 2, delivered: 1, cancelled: 1 })
})

test('notesOn: the progress of a PC is reported once, at the PC', () => {
  const notes = (lineNumber: string) =>
    notesOn(linesByNumber(order.orderLines).get(lineNumber) ?? pc, order, String)
  expect(notes('10')).toEqual(['2 of 3 shipped', '1 of 3 delivered', '1 of 3 cancelled'])
  expect(notes('10.1')).toEqual([])
  expect(notes('20')).toEqual([])
})

test('notesOn: a line shows its reference', () => {
  const line = lineOf('10', 1, [1], { references: { deliveryReference: 'Shelf 4' } })
  expect(notesOn(line, orderOf(), String)).toEqual(['Reference: Shelf 4'])
})

test('treeOfOrder: parts are below their PC', () => {
  const [top, last] = treeOfOrder(order, () => [])
  expect(top?.parts.map(({ lineNumber, quantity }) => [lineNumber, quantity])).toEqual([
    ['10.1', 3],
    ['10.2', 6],
  ])
  expect(last).toMatchObject({ name: 'Line 20', materialNumber: null, parts: [] })
})

test('totalsOf: counts a PC once and leaves out cancelled units', () => {
  expect(totalsOf(order)).toEqual({ goods: 300, delivery: 10, cancelled: 100, total: 210, vat: 42 })
})

const bill = (type: 'Invoice' | 'CreditNote', orderLineNumber: string | null) => ({
  billingId: 'B1',
  events: {},
  type,
  billingLine: [{ lineNumber: '10', quantity: 3, orderLineNumber, serialNumbers: [] }],
})

test('billedAmount: an invoice is the exact sum of its lines, and a credit note is negative', () => {
  const lines = linesByNumber([lineOf('10', 1.235, [3]), lineOf('20', 0.1, [3])])
  expect(billedAmount(bill('Invoice', '10'), lines)).toBe(3.705)
  expect(billedAmount(bill('CreditNote', '20'), lines)).toBe(-0.3)
})

test('billedAmount: unknown if a line is unknown', () => {
  const lines = linesByNumber(order.orderLines)
  expect(billedAmount(bill('Invoice', '99'), lines)).toBeNull()
  expect(billedAmount(bill('Invoice', null), lines)).toBeNull()
})
