import { describe, expect, test } from 'vitest'
import type { PurchaseOrder } from '../supply/supply-queries'
import {
  answerLost,
  askRefused,
  book,
  bookingDone,
  codeFound,
  type FoundIncoming,
  leave,
  type ReceiveState,
  receiveStart,
  scan,
  undo,
  withCount,
} from './receive'

const orderOf = (purchaseOrderId: string, productId: string, quantity: number): PurchaseOrder => ({
  purchaseOrderId,
  productId,
  quantity,
  expectedAt: null,
  version: 0,
  productName: `Name of ${productId}`,
})
const open = [orderOf('PO-1', 'card', 2), orderOf('PO-2', 'cable', 5), orderOf('PO-3', 'cable', 1)]
const numbers: Record<string, string> = { '4006381333931': 'card', EAN2: 'cable', EAN9: 'other' }

function find(code: string): FoundIncoming {
  const named = open.filter(({ purchaseOrderId }) => purchaseOrderId === code)
  const productId = numbers[code] ?? (['card', 'cable', 'other'].includes(code) ? code : undefined)
  if (named.length > 0 || !productId) return { purchaseOrders: named, products: [] }
  return {
    purchaseOrders: open.filter((order) => order.productId === productId),
    products: [{ productId, name: `Name of ${productId}` }],
  }
}
const answered = (state: ReceiveState): ReceiveState =>
  state.ask?.kind === 'code' ? answered(codeFound(state, find(state.ask.code))) : state
const scanned = (...codes: string[]) =>
  codes.reduce((state, code) => answered(scan(state, code)), receiveStart)
const countsOf = ({ receipts }: ReceiveState) =>
  Object.fromEntries(receipts.map(({ order, counted }) => [order.purchaseOrderId, counted]))

describe('receive', () => {
  test('a purchase order is opened, and its products are counted by any of their numbers', () => {
    const state = scanned('PO-1', '4006381333931', 'card')
    expect(countsOf(state)).toEqual({ 'PO-1': 2 })
    expect(state.note).toEqual({
      tone: 'right',
      kind: 'counted',
      name: 'Name of card',
      counted: 2,
      expected: 2,
    })
  })

  test('a purchase order of several lines is opened as a whole, also if one of them is open', () => {
    const lines = [orderOf('P-7.10', 'card', 2), orderOf('P-7.20', 'cable', 5), orderOf('P-7.30', 'other', 1)]
    const found = { purchaseOrders: lines, products: [] }
    const opened = codeFound(scan(receiveStart, 'P-7'), found)
    expect(countsOf(opened)).toEqual({ 'P-7.10': 0, 'P-7.20': 0, 'P-7.30': 0 })
    expect(opened.note).toEqual({ tone: 'right', kind: 'openedLines', lines: 3 })
    expect(undo(opened).receipts).toEqual([])
    const one = codeFound(scan(receiveStart, 'P-7.10'), { purchaseOrders: lines.slice(0, 1), products: [] })
    expect(Object.keys(countsOf(codeFound(scan(one, 'P-7'), found)))).toEqual(['P-7.10', 'P-7.20', 'P-7.30'])
    expect(codeFound(scan(opened, 'P-7'), found).note).toMatchObject({ kind: 'sameOrder' })
  })

  test('a product that one purchase order expects opens it', () => {
    expect(countsOf(scanned('4006381333931'))).toEqual({ 'PO-1': 1 })
  })

  test('a product that several expect asks for the purchase order', () => {
    const state = scanned('EAN2')
    expect([countsOf(state), state.note]).toEqual([
      {},
      { tone: 'wrong', kind: 'several', name: 'Name of cable', orderIds: ['PO-2', 'PO-3'] },
    ])
  })

  test('units fill the purchase orders one after the other', () => {
    expect(countsOf(scanned('PO-3', 'PO-2', 'EAN2', 'EAN2', 'EAN2'))).toEqual({ 'PO-3': 1, 'PO-2': 2 })
  })

  test('more than expected is counted and said', () => {
    const state = scanned('PO-1', 'card', 'card', 'card')
    expect(state.note).toMatchObject({ tone: 'wrong', kind: 'tooMany', counted: 3, expected: 2 })
    expect(countsOf(state)).toEqual({ 'PO-1': 3 })
  })

  test.each([
    ['EAN9', { kind: 'notExpected', name: 'Name of other' }],
    ['NOTHING', { kind: 'unknown', code: 'NOTHING' }],
    ['PO-1', { kind: 'sameOrder', orderId: 'PO-1' }],
  ])('%s is refused and changes no count', (code, note) => {
    const state = scanned('PO-1', 'card', code)
    expect([countsOf(state), state.note]).toEqual([{ 'PO-1': 1 }, { tone: 'wrong', ...note }])
  })

  test('codes wait for an answer, and those behind a wrong one are dropped', () => {
    const waiting = ['NOTHING', 'card', 'card'].reduce(scan, scanned('PO-1'))
    expect(countsOf(answered(waiting))).toEqual({ 'PO-1': 0 })
    expect(countsOf(answered(['EAN2', 'card'].reduce(scan, scanned('PO-1', 'PO-2'))))).toEqual({
      'PO-1': 1,
      'PO-2': 1,
    })
  })

  test('the last scan is undone, and a purchase order is left', () => {
    const state = scanned('PO-1', 'card', 'card')
    expect(countsOf(undo(state))).toEqual({ 'PO-1': 1 })
    expect(countsOf(leave(state, 'PO-1'))).toEqual({})
    expect(undo(receiveStart)).toBe(receiveStart)
  })

  test('booking goes through the counted purchase orders and leaves the others open', () => {
    let state = book(withCount(scanned('PO-1', 'PO-2', 'PO-3', 'card'), 'PO-2', 4))
    expect(state.ask).toEqual({ kind: 'book', orderId: 'PO-1', quantity: 1 })
    state = bookingDone(state)
    expect(state.ask).toEqual({ kind: 'book', orderId: 'PO-2', quantity: 4 })
    state = bookingDone(state)
    expect([state.ask, state.note]).toEqual([undefined, { tone: 'done', kind: 'booked', units: 5 }])
    expect(countsOf(state)).toEqual({ 'PO-3': 0 })
    expect(state.booked.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([
      ['PO-2', 4],
      ['PO-1', 1],
    ])
  })

  test('nothing counted, nothing booked', () => {
    expect(book(scanned('PO-1'))).toMatchObject({ ask: undefined, note: { kind: 'nothingCounted' } })
  })

  test('a lost answer holds the count until the same request is answered', () => {
    const booking = book(scanned('PO-1', 'card'))
    const lost = answerLost(booking, 'No connection.')
    expect(lost.note).toEqual({ tone: 'wrong', kind: 'lost', orderId: 'PO-1' })
    expect(countsOf(withCount(lost, 'PO-1', 9))).toEqual({ 'PO-1': 1 })
    expect(scan(lost, 'card')).toMatchObject({ note: { kind: 'notBooked' }, ask: booking.ask })
    const again = book(lost)
    expect([again.isLost, again.ask]).toEqual([false, booking.ask])
    expect(again.ask).not.toBe(booking.ask)
    expect(bookingDone(again).booked).toHaveLength(1)
  })

  test('a refused booking keeps the count', () => {
    const state = askRefused(book(scanned('PO-1', 'card')), 'It is gone.')
    expect([state.ask, countsOf(state)]).toEqual([undefined, { 'PO-1': 1 }])
    expect(state.note).toEqual({ tone: 'wrong', kind: 'failed', message: 'It is gone.' })
  })
})
