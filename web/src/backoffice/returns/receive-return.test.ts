import { expect, test } from 'vitest'
import type { Return, ReturnLine } from '../../orders/returns/return-state'
import {
  answerLost,
  askRefused,
  book,
  bookingDone,
  changeUnit,
  codeFound,
  countOne,
  leave,
  type ReturnReceipt,
  readReturnId,
  receiptStart,
  returnRead,
  scan,
  undo,
} from './receive-return'

const returnId = 'R-7K3MX-9QF2T'
const line = (number: number, more: Partial<ReturnLine> = {}): ReturnLine => ({
  line: number,
  orderId: 'ORDER',
  lineNumber: `${number}0`,
  materialNumber: `product-${number}`,
  name: `Product ${number}`,
  quantity: 2,
  serialNumbers: [],
  reason: 'Defective',
  received: [],
  credited: 0,
  replaced: 0,
  ...more,
})
const returnOf = (lines: ReturnLine[], more: Partial<Return> = {}): Return => ({
  returnId,
  customerId: '100001',
  state: 'Approved',
  version: 2,
  requestedAt: '2026-01-25T09:31:00.000Z',
  lines,
  credits: [],
  replacements: [],
  steps: [],
  allowedActions: ['receive', 'close'],
  ...more,
})
const nothing = { orderId: null, products: [], shipped: [] }

const after = (codes: string[], state: ReturnReceipt) => codes.reduce(scan, state)
const opened = (...lines: ReturnLine[]) => returnRead(scan(receiptStart, returnId), returnOf(lines))
const units = ({ units: counted }: ReturnReceipt) =>
  counted.map(({ line: number, condition, serialNumber }) => `${number} ${condition} ${serialNumber ?? '-'}`)
const said = ({ note }: ReturnReceipt) => `${note.tone} ${note.kind}`

test('return number: is read with or without its second dash, and with letters that look like digits', () => {
  expect(readReturnId(' r-7k3mx-9qf2t ')).toBe(returnId)
  expect(readReturnId('R-7K3MX9QF2T')).toBe(returnId)
  expect(readReturnId('R-OIL00-00000')).toBe('R-01100-00000')
  for (const other of ['7K3MX-9QF2T', 'R7K3MX9QF2T', 'R-7K3MX', 'R-7K3MX-9QF2TX'])
    expect(readReturnId(other)).toBeUndefined()
})

test('receive a return: nothing is counted before a condition is chosen', () => {
  const state = scan(opened(line(1)), 'product-1')
  expect([said(state), units(state)]).toEqual(['wrong conditionFirst', []])
  expect(units(after(['DO-RESTOCK', 'product-1', 'do-scrap', 'product-1'], state))).toEqual([
    '1 Restock -',
    '1 Scrap -',
  ])
})

test('receive a return: the condition is chosen anew for each return', () => {
  const left = leave(scan(opened(line(1)), 'DO-RESTOCK'))
  expect(said(left)).toBe('right left')
  expect(returnRead(scan(left, returnId), returnOf([line(1)])).condition).toBeUndefined()
})

test('receive a return: a serial number after its product is the same unit, alone it is another one', () => {
  const state = scan(opened(line(1, { quantity: 3, serialNumbers: ['A', 'B', 'C'] })), 'DO-RESTOCK')
  const both = after(['product-1', 'A', 'B'], state)
  expect(units(both)).toEqual(['1 Restock A', '1 Restock B'])
  expect(said(scan(both, 'A'))).toBe('wrong serialTwice')
  expect(units(undo(both))).toEqual(['1 Restock A'])
})

test('receive a return: a serial number that was not announced counts if it was shipped with the order', () => {
  const state = scan(opened(line(1)), 'DO-REPAIR')
  const found = (orderId: string) =>
    codeFound(scan(state, 'X'), { ...nothing, shipped: [{ productId: 'product-1', orderId }] })
  expect(units(found('ORDER'))).toEqual(['1 Repair X'])
  expect(said(found('OTHER'))).toBe('wrong otherUnit')
  const announced = scan(scan(opened(line(1, { serialNumbers: ['A', 'B'] })), 'DO-REPAIR'), 'X')
  const shipped = [{ productId: 'product-1', orderId: 'ORDER' }]
  expect(said(codeFound(announced, { ...nothing, shipped }))).toBe('wrong otherUnit')
  expect(said(codeFound(scan(state, 'X'), nothing))).toBe('wrong unknown')
  const product = { ...nothing, products: [{ productId: 'product-1', name: 'Product 1' }] }
  expect(units(codeFound(scan(state, '4006381333931'), product))).toEqual(['1 Repair -'])
  const other = { ...nothing, products: [{ productId: 'product-9', name: 'Product 9' }] }
  expect(said(codeFound(scan(state, '4006381333932'), other))).toBe('wrong wrongProduct')
})

test('receive a return: no more units are counted than are expected, over all lines of the product', () => {
  const came = { condition: 'Restock' as const, quantity: 1, serialNumbers: [] }
  const state = scan(
    opened(line(1, { received: [came] }), line(2, { materialNumber: 'product-1' })),
    'DO-RESTOCK',
  )
  const all = after(['product-1', 'product-1', 'product-1'], state)
  expect(units(all)).toEqual(['1 Restock -', '2 Restock -', '2 Restock -'])
  expect(said(scan(all, 'product-1'))).toBe('wrong tooMany')
  expect(said(countOne(all, 1))).toBe('wrong tooMany')
})

test('receive a return: a unit can be corrected or removed', () => {
  const state = after(['DO-RESTOCK', 'product-1', 'product-1'], opened(line(1)))
  expect(units(changeUnit(changeUnit(state, 0, 'Scrap'), 1, null))).toEqual(['1 Scrap -'])
})

test('receive a return: units are booked by line, condition and serial numbers', () => {
  const state = after(
    ['DO-RESTOCK', 'A', 'product-1', 'DO-SCRAP', 'B', 'product-2'],
    opened(line(1, { quantity: 3, serialNumbers: ['A', 'B', 'C'] }), line(2)),
  )
  const asked = book(state)
  expect(asked.ask).toEqual({
    kind: 'book',
    returnId,
    body: {
      lines: [
        { line: 1, condition: 'Restock', quantity: 1, serialNumbers: ['A'] },
        { line: 1, condition: 'Restock', quantity: 1, serialNumbers: [] },
        { line: 1, condition: 'Scrap', quantity: 1, serialNumbers: ['B'] },
        { line: 2, condition: 'Scrap', quantity: 1, serialNumbers: [] },
      ],
    },
  })
  const came = { condition: 'Restock' as const, quantity: 1, serialNumbers: [] }
  const done = bookingDone(asked, returnOf([line(1, { quantity: 3, received: [came] })]))
  expect(done.note).toEqual({ tone: 'done', kind: 'booked', returnId, units: 4, missing: 2 })
  expect([done.shown, done.units, done.booked.length]).toEqual([undefined, [], 1])
})

test('receive a return: after a lost answer the same booking is sent again, and nothing else happens before', () => {
  const asked = book(after(['DO-RESTOCK', 'product-1'], opened(line(1))))
  const lost = answerLost(asked, 'No answer')
  expect(said(lost)).toBe('wrong lost')
  expect(said(scan(lost, 'product-1'))).toBe('wrong notBooked')
  expect(changeUnit(lost, 0, null)).toBe(lost)
  expect(book(lost).ask).toEqual(asked.ask)
})

test('receive a return: a refused booking keeps what was scanned', () => {
  const refused = askRefused(book(after(['DO-RESTOCK', 'product-1'], opened(line(1)))), 'No.')
  expect([said(refused), units(refused)]).toEqual(['wrong failed', ['1 Restock -']])
})

test('receive a return: only one that expects goods is opened, and a half-done one is not left by itself', () => {
  const closed = returnOf([line(1)], { state: 'Credited', allowedActions: [] })
  expect(said(returnRead(scan(receiptStart, returnId), closed))).toBe('wrong notExpected')
  const half = after(['DO-RESTOCK', 'product-1'], opened(line(1)))
  expect(said(scan(half, 'R-00000-00000'))).toBe('wrong halfDone')
  expect(said(scan(half, returnId))).toBe('wrong sameReturn')
  expect(said(book(opened(line(1))))).toBe('wrong nothingCounted')
})
