import { expect, test } from 'vitest'
import type { Delivery } from '../contract/order.ts'
import { line, now, pc, stored } from '../orders/order.fixture.ts'
import type { StoredReturn } from './return.ts'
import { monthsAfter, unitsWithSerial } from './warranty.ts'

const end = (text: string, months: number) => new Date(monthsAfter(Date.parse(text), months)).toISOString()

test('warranty: ends with the same day so many months later, or the last day of a shorter month', () => {
  expect(end('2026-01-19T10:30:00Z', 24)).toBe('2028-01-19T23:59:59.999Z')
  expect(end('2026-01-31T00:00:00Z', 1)).toBe('2026-02-28T23:59:59.999Z')
  expect(end('2027-12-31T23:59:59Z', 2)).toBe('2028-02-29T23:59:59.999Z')
  expect(end('2026-03-15T00:00:00Z', 0)).toBe('2026-03-15T23:59:59.999Z')
})

const delivery = (lineNumber: string, serialNumber: string, delivered?: string): Delivery => ({
  deliveryId: 'O-D1',
  trackingNumber: null,
  events: { shipped: '2026-02-26T00:00:00.000Z', ...(delivered && { delivered }) },
  deliveryLines: [
    { lineNumber: '10', quantity: 1, orderLineNumber: lineNumber, serialNumbers: [serialNumber] },
  ],
  collectionPoint: null,
  deliveryAddress: null,
})
const returnOf = (id: string, lineNumber: string, orderId: string): StoredReturn => ({
  ...{ id, account: 'A', state: 'Approved', version: 1, requestedAt: now, credits: [], steps: [] },
  lines: [
    {
      ...{ orderId, lineNumber, materialNumber: 'M', name: 'Thing', quantity: 1, serialNumbers: [] },
      ...{ reason: 'Defective', received: [], credited: 0 },
    },
  ],
})

test('serial number: names the line, the periods and the returns of its line or PC', () => {
  const order = stored(
    {},
    {
      orderLines: [pc('10', 1), line('20', 1)],
      deliveries: [delivery('10.1', 'BOARD-1', '2026-02-28T09:00:00.000Z'), delivery('20', 'THING-1')],
    },
  )
  const returns = [
    returnOf('R-1', '10', order.id),
    returnOf('R-2', '20', order.id),
    returnOf('R-3', '1', order.id),
  ]
  const find = (serial: string) => unitsWithSerial(order, serial, returns, { days: 14, months: 24 })
  expect(find('BOARD-1')).toMatchObject([
    {
      lineNumber: '10.1',
      materialNumber: 'BOARD',
      deliveredAt: '2026-02-28T09:00:00.000Z',
      returnUntil: '2026-03-14T23:59:59.999Z',
      warrantyUntil: '2028-02-28T23:59:59.999Z',
      returns: [{ returnId: 'R-1', state: 'Approved' }],
    },
  ])
  expect(find('THING-1')).toMatchObject([
    {
      lineNumber: '20',
      deliveredAt: null,
      returnUntil: null,
      warrantyUntil: null,
      returns: [{ returnId: 'R-2' }],
    },
  ])
  expect(find('OTHER')).toEqual([])
})
