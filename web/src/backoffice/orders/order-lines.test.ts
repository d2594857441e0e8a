import { expect, test } from 'vitest'
import { billingOf, deliveryLine, expectedOf, lineOf, orderOf } from './order.fixture'
import { billableLines, cancellableLines, type OpenLine, shippableLines } from './order-lines'

const proposals = (lines: OpenLine[]) =>
  lines.map(({ lineNumber, quantity, open }) => `${quantity} of ${open} of line ${lineNumber}`)

test('shippableLines: proposes the units on the shelf', () => {
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

test('shippableLines: proposes all open units if stock is not tracked', () => {
  const order = orderOf({ expectedDeliveries: expectedOf(['10', 3, 'Unknown']) })
  const [line] = shippableLines(order)
  expect(line).toMatchObject({ quantity: 3, onShelf: null })
})

test('shippableLines: shipped and cancelled units are not open', () => {
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

test('shippableLines: proposes as many PCs as there are complete sets of parts', () => {
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

test('shippableLines: services are listed only if there are no goods', () => {
  const service = lineOf('20', { categories: ['SERVICE'] })
  const together = orderOf({ orderLines: [lineOf('10'), service, deliveryLine] })
  expect(shippableLines(together).map(({ lineNumber }) => lineNumber)).toEqual(['10'])
  const alone = orderOf({ orderLines: [service, deliveryLine] })
  expect(proposals(shippableLines(alone))).toEqual(['3 of 3 of line 20'])
})

test('billableLines: an invoice takes units not invoiced, a credit note takes invoiced units', () => {
  const order = orderOf({ billings: [billingOf('Invoice', '10', 2), billingOf('CreditNote', '10', 1)] })
  expect(proposals(billableLines({ order }, 'Invoice'))).toEqual(['2 of 2 of line 10', '1 of 1 of line 90'])
  expect(proposals(billableLines({ order }, 'CreditNote'))).toEqual(['1 of 1 of line 10'])
})

test('billableLines: cancelled units are not invoiced', () => {
  const order = orderOf({
    orderLines: [lineOf('10', { quantity: { total: 3, fulfilled: 0, cancelled: 3 } })],
  })
  expect(billableLines({ order }, 'Invoice')).toEqual([])
})

test('billableLines: a PC whose part was credited alone cannot be credited as a whole', () => {
  const part = lineOf('10.1', { quantity: { total: 2, fulfilled: 0, cancelled: 0 } })
  const pc = lineOf('10', { quantity: { total: 2, fulfilled: 0, cancelled: 0 }, orderLines: [part] })
  const order = orderOf({
    orderLines: [pc],
    billings: [billingOf('Invoice', '10', 2), billingOf('CreditNote', '10.1', 1)],
  })
  expect(proposals(billableLines({ order }, 'CreditNote'))).toEqual(['1 of 1 of line 10'])
})

test('billableLines: a replaced unit is credited only to be invoiced again', () => {
  const order = orderOf({ billings: [billingOf('Invoice', '10', 3)] })
  const returned = { '10': { units: 1, credited: 0, replaced: 1, serialNumbers: [] } }
  expect(proposals(billableLines({ order, returned }, 'CreditNote'))).toEqual(['2 of 2 of line 10'])
  expect(proposals(billableLines({ order, returned }, 'CreditNote', true))).toEqual(['3 of 3 of line 10'])
})

test('billableLines: a PC whose part was replaced cannot be credited as a whole', () => {
  const part = lineOf('10.1', { quantity: { total: 2, fulfilled: 0, cancelled: 0 } })
  const pc = lineOf('10', { quantity: { total: 2, fulfilled: 0, cancelled: 0 }, orderLines: [part] })
  const order = orderOf({ orderLines: [pc], billings: [billingOf('Invoice', '10', 2)] })
  const returned = { '10.1': { units: 1, credited: 0, replaced: 1, serialNumbers: [] } }
  expect(proposals(billableLines({ order, returned }, 'CreditNote'))).toEqual(['1 of 1 of line 10'])
})
