import { expect, test } from 'vitest'
import { deliveryOf, lineOf, orderOf } from './order.fixture'
import { amountOf, goodsOf, linesByNumber, totalsOf, treeOfOrder, unitsOf } from './order-lines'
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

test('isDelivery: the delivery is recognised by its category', () => {
  expect(goodsOf(order)).toEqual([pc])
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

test('amountOf: the amount of a billing is the sum of its lines', () => {
  const lines = linesByNumber(order.orderLines)
  const bill = (orderLineNumber: string | null) => ({
    billingLine: [{ lineNumber: '10', quantity: 2, orderLineNumber, serialNumbers: [] }],
  })
  expect(amountOf(bill('10'), lines)).toBe(200)
  expect(amountOf(bill('99'), lines)).toBeNull()
  expect(amountOf(bill(null), lines)).toBeNull()
})
